// "Play now": the presses of a first session, done for the person as ordinary commands and presses.

import { press } from "./components.js";
import { toast } from "./dom.js";
import { act } from "./server.js";
import { messagesIn, show, store, subscribe } from "./store.js";

const PATIENCE = 8000;

function* buttons(components) {
  for (const each of components) {
    if (each.type === 2) yield each;
    yield* buttons(each.components ?? []);
    if (each.accessory) yield* buttons([each.accessory]);
  }
}

function findButton(channel, since, label) {
  for (const message of messagesIn(channel).reverse()) {
    if (BigInt(message.id) <= since) return null;
    for (const each of buttons(message.components)) {
      if (each.label?.startsWith(label) && !each.disabled) return { message, button: each };
    }
  }
  return null;
}

/** Wait until something is there to be found; null if it does not come. */
function waitFor(find) {
  return new Promise((resolve) => {
    const settle = (found) => {
      unsubscribe();
      resolve(found);
    };
    const look = () => {
      const found = find();
      if (found) settle(found);
    };
    const unsubscribe = subscribe(look);
    setTimeout(settle, PATIENCE, null);
    look();
  });
}

const findThread = (channel, since) =>
  [...store.channels.values()].find((each) => each.parent_id === channel && BigInt(each.id) > since);

/** Where a channel is busy the bot offers a thread: go there. */
async function takeDetour(offer, at) {
  await press(offer.message, offer.button.custom_id);
  const thread = await waitFor(() => findThread(at.channel, at.since));
  if (!thread) return;
  at.channel = thread.id;
  show(thread.id);
}

async function doStep(step, at, detour) {
  if (step.command) return act("slash", { channel: at.channel, command: step.command, options: step.options });
  const wanted = () => findButton(at.channel, at.since, step.press);
  let found = await waitFor(() => wanted() ?? findButton(at.channel, at.since, detour));
  if (found?.button.label.startsWith(detour)) {
    await takeDetour(found, at);
    found = await waitFor(wanted);
  }
  if (!found) toast(`The bot shows no button “${step.press}”. Its last answer says more.`);
  return found ? press(found.message, found.button.custom_id) : { kind: "impossible" };
}

export async function play(table, channel, button) {
  button.setAttribute("aria-busy", "true");
  await waitFor(() => store.online && store.commands.length); // the page may be quicker than the bot
  const at = { channel, since: BigInt(messagesIn(channel).at(-1).id) };
  const { steps, detour } = store.tables.get(table);
  for (const step of steps) {
    const outcome = await doStep(step, at, detour);
    if (["failed", "impossible"].includes(outcome.kind)) break;
  }
  button.removeAttribute("aria-busy");
}
