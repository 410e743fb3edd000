// Building elements: text is always text, never markup.

import { hold } from "./focus.js";

export function el(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "class") element.className = value;
    else if (name === "style") Object.assign(element.style, value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

export const byId = (id) => document.getElementById(id);

/** Exchange what a box holds, if it looks any different; the keyboard stays where it was. */
export function redraw(box, ...children) {
  const fresh = el("div", {}, ...children);
  if (fresh.innerHTML === box.innerHTML) return;
  const give = hold(box);
  box.replaceChildren(...fresh.childNodes);
  give(box);
}

/**
 * A native dialog that closes on Escape and on a press beside it, and then goes away.
 * The message from which it was opened may have been exchanged in the meantime.
 */
export function openDialog(name, ...children) {
  const dialog = el("dialog", { class: name }, ...children);
  const message = document.activeElement.closest(".message");
  const give = hold(message);
  dialog.addEventListener("close", () => {
    document.body.append(byId("toasts"));
    dialog.remove();
    if (message && !message.isConnected && document.activeElement === document.body) give(byId(message.id) ?? byId("messages"));
  });
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Say something for a while; above an open dialog, beside which nothing else is seen or read out. */
export function toast(text) {
  const note = el("p", {}, text);
  const [host = document.body] = [...document.querySelectorAll("dialog[open]")].slice(-1);
  if (byId("toasts").parentElement !== host) host.append(byId("toasts"));
  byId("toasts").append(note);
  setTimeout(() => note.remove(), 8000);
}
