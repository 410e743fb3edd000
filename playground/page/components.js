// Everything that can be pressed, and the newer layout with texts, sections and galleries.

import { el } from "./dom.js";
import { link, markdown } from "./markdown.js";
import { chooseFrom, optionsOf } from "./menu.js";
import { openForm } from "./form.js";
import { fileOf, picture, thumbnail } from "./picture.js";
import { act } from "./server.js";
import { play } from "./welcome.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "link" };

/** Send a press or a choice; the element shows that it waits. */
export async function press(message, customId, values, element) {
  element?.setAttribute("aria-busy", "true");
  const outcome = await act("component", { message: message.id, custom_id: customId, values });
  element?.removeAttribute("aria-busy");
  if (outcome.kind === "modal") openForm(outcome.data);
  return outcome;
}

const emoji = (component) => component.emoji && el("span", { "aria-hidden": "true" }, component.emoji.name, " ");

function button(component, message) {
  if (component.url) return el("span", { class: "button link" }, link(component.url, component.label ?? component.url));
  const table = /^play:(.+)/.exec(component.custom_id)?.[1];
  const pressed = (event) => {
    if (event.currentTarget.getAttribute("aria-busy")) return;
    if (table) play(table, message.channel_id, event.currentTarget);
    else press(message, component.custom_id, undefined, event.currentTarget);
  };
  const properties = { class: `button ${STYLES[component.style]}`, disabled: component.disabled, "data-id": component.custom_id };
  return el("button", { ...properties, onclick: pressed }, emoji(component), component.label ?? "");
}

function menu(component, message) {
  const open = async (event) => {
    const face = event.currentTarget;
    const values = await chooseFrom(component, face);
    if (values) await press(message, component.custom_id, values, face);
  };
  const chosen = optionsOf(component).filter((option) => option.default).map((option) => option.label);
  const words = chosen.join(", ") || component.placeholder || "Make a choice";
  const face = el("span", {}, words);
  return el(
    "button",
    { class: "menu", "aria-haspopup": "dialog", disabled: component.disabled, "data-id": component.custom_id, onclick: open },
    face,
    el("span", { class: "arrow", "aria-hidden": "true" }, "▾"),
  );
}

const all = (components, message) => components.map((component) => renderComponent(component, message));

function container(component, message) {
  const colour = component.accent_color ?? null;
  const style = colour === null ? {} : { borderLeftColor: `#${colour.toString(16).padStart(6, "0")}` };
  return el("section", { class: "container", style }, all(component.components, message));
}

const makers = {
  1: (row, message) => el("div", { class: "row" }, all(row.components, message)),
  2: button,
  9: (section, message) =>
    el("div", { class: "section" }, el("div", {}, all(section.components, message)), renderComponent(section.accessory, message)),
  10: (text) => markdown(text.content),
  11: (thumb) => thumbnail(thumb.media, thumb.description),
  12: (gallery) => el("div", { class: "gallery" }, gallery.items.map((item) => picture(item.media, item.description))),
  13: (file) => fileOf(file.file),
  14: (separator) => (separator.divider === false ? el("div", { class: "space" }) : el("hr")),
  17: container,
};

export function renderComponent(component, message) {
  const make = makers[component.type] ?? menu;
  return make(component, message);
}
