// "Play now": the presses of a first session, done for the person as ordinary commands and presses.

import { press } from "./components.js";
import { toast } from "./dom.js";
import { act } from "./server.js";
import { messagesIn, subscribe, store } from "./store.js";

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

/** Wait until the bot shows a button that begins with these words. */
function waitForButton(channel, since, label) {
  return new Promise((resolve) => {
    const settle = (found) => {
      unsubscribe();
      resolve(found);
    };
    const look = () => {
      const found = findButton(channel, since, label);
      if (found) settle(found);
    };
    const unsubscribe = subscribe(look);
    setTimeout(settle, PATIENCE, null);
    look();
  });
}

async function doStep(step, channel, since) {
  if (step.command) return act("slash", { channel, command: step.command, options: step.options });
  const found = await waitForButton(channel, since, step.press);
  if (!found) toast(`The bot shows no button “${step.press}”. Its last answer says more.`);
  return found ? press(found.message, found.button.custom_id) : { kind: "impossible" };
}

export async function play(table, channel, button) {
  button.setAttribute("aria-busy", "true");
  const since = BigInt(messagesIn(channel).at(-1).id);
  for (const step of store.tables.get(table).steps) {
    const outcome = await doStep(step, channel, since);
    if (["failed", "impossible"].includes(outcome.kind)) break;
  }
  button.removeAttribute("aria-busy");
}
