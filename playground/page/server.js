// Talking to the stand-in: one websocket that tells, and requests that act as the person of this tab.

import { toast } from "./dom.js";

export const me = new URLSearchParams(location.search).get("as") ?? "1";

export function listen(onFrame, onPresence) {
  const socket = new WebSocket(`ws://${location.host}/_ctl/ws?as=${me}`);
  socket.addEventListener("message", (event) => onFrame(JSON.parse(event.data)));
  socket.addEventListener("close", () => {
    onPresence("playground stopped");
    setTimeout(() => listen(onFrame, onPresence), 1000);
  });
}

/** Do something as this person. What goes wrong is said; the outcome is returned. */
export async function act(what, body) {
  try {
    const response = await fetch(`/_ctl/${what}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ user: me, ...body }),
    });
    const outcome = response.status === 204 ? {} : await response.json();
    if (outcome.kind === "failed") toast("The bot did not answer within three seconds.");
    if (outcome.kind === "impossible") toast(outcome.message);
    return outcome;
  } catch {
    toast("The playground does not answer. Is it still running?");
    return { kind: "failed" };
  }
}
