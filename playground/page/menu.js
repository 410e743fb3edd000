// Choosing from a menu: a dialog with one button per option, or with boxes to tick if several may be chosen.

import { byId, el, openDialog } from "./dom.js";
import { channelLabel, store } from "./store.js";

const people = () => [...store.people.values()].slice(0, 4).map((each) => ({ label: each.name, value: each.id }));

/** The one role there is bears the number of the place itself. */
const roles = () => [{ label: "@everyone", value: [...store.channels.values()].find((each) => each.guild_id).guild_id }];

const channels = ({ channel_types: kinds }) =>
  [...store.channels.values()]
    .filter((each) => (kinds?.length ? kinds.includes(each.type) : each.type !== 1))
    .map((each) => ({ label: channelLabel(each), value: each.id }));

const things = { 5: people, 6: roles, 8: channels };

/** What a menu offers: options of its own, else people, roles or channels. */
export function optionsOf(menu) {
  const chosen = menu.default_values?.map((each) => each.id) ?? [];
  return menu.options ?? (things[menu.type] ?? people)(menu).map((each) => ({ ...each, default: chosen.includes(each.value) }));
}

const words = (option) => [
  el("span", { class: "label" }, option.emoji?.name ? `${option.emoji.name} ` : "", option.label),
  option.description && el("span", { class: "note" }, option.description),
];

/** Arrow keys walk through the options, as in a list. */
export function walkWithArrows(list, selector) {
  list.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const stops = [...list.querySelectorAll(selector)];
    const next = stops.indexOf(document.activeElement) + step;
    stops[(next + stops.length) % stops.length].focus();
  });
}

function one(options, dialog, settle) {
  const choose = (option) => () => {
    settle([option.value]);
    dialog.close();
  };
  return options.map((option) =>
    el("button", { class: "option", "aria-pressed": String(Boolean(option.default)), onclick: choose(option) }, words(option)),
  );
}

function several(options, least, most, dialog, settle) {
  const boxes = options.map((option) => el("input", { type: "checkbox", value: option.value, checked: option.default }));
  const done = el("button", { class: "button primary" }, "Choose");
  const ticked = () => boxes.filter((box) => box.checked);
  const count = () => {
    const number = ticked().length;
    boxes.forEach((box) => (box.disabled = !box.checked && number >= most));
    done.disabled = number < least;
    done.textContent = number === 0 ? (least ? "Choose" : "Choose nothing") : `Choose ${number}`;
  };
  done.addEventListener("click", () => {
    settle(ticked().map((box) => box.value));
    dialog.close();
  });
  const labels = options.map((option, index) => el("label", { class: "option", onchange: count }, boxes[index], el("span", {}, words(option))));
  count();
  return [labels, el("footer", {}, el("span", {}, least === most ? `Choose ${most}` : `Choose ${least} to ${most}`), done)];
}

/** Lift the messages so that what stands above the menu, mostly its picture, stays in sight above the dialog. */
function lift(face, dialog) {
  const list = byId("messages");
  const room = list.style.paddingBottom;
  const end = list.dataset.end;
  list.style.paddingBottom = `${dialog.offsetHeight}px`;
  list.scrollTop += face.getBoundingClientRect().top - dialog.getBoundingClientRect().top + 12;
  dialog.addEventListener("close", () => {
    list.style.paddingBottom = room;
    list.dataset.end = end;
    if (end === "yes") list.scrollTop = list.scrollHeight;
  });
}

/** The chosen values, or nothing if the person turned away. */
export function chooseFrom(component, face) {
  const least = component.min_values ?? 1;
  const most = component.max_values ?? 1;
  const options = optionsOf(component);
  return new Promise((resolve) => {
    const list = el("div", { class: "options" });
    const dialog = openDialog("chooser", el("h2", {}, component.placeholder ?? "Make a choice"), list);
    dialog.addEventListener("close", () => resolve(null));
    list.append(...[least === 1 && most === 1 ? one(options, dialog, resolve) : several(options, least, most, dialog, resolve)].flat(Infinity));
    lift(face, dialog);
    walkWithArrows(list, "button.option, input");
    list.querySelector("[aria-pressed=true], button, input")?.focus();
  });
}
