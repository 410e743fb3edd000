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

/** Hand in a file; its number, or nothing if it cannot be sent. */
export async function upload(file) {
  const form = new FormData();
  form.append("payload_json", JSON.stringify({ user: me }));
  form.append("files[0]", file);
  try {
    const response = await fetch("/_ctl/upload", { method: "POST", body: form });
    if (response.status === 413) toast("That file is too large.");
    else {
      const outcome = await response.json();
      if (outcome.kind === "impossible") toast(outcome.message);
      return outcome.file;
    }
  } catch {
    toast("The playground does not answer. Is it still running?");
  }
  return undefined;
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
