// A form that the bot has shown.

import { el, openDialog } from "./dom.js";
import { markdown } from "./markdown.js";
import { optionsOf } from "./menu.js";
import { act } from "./server.js";

let number = 0;

function textInput(field, id) {
  const limits = { minlength: field.min_length, maxlength: field.max_length ?? 4000, placeholder: field.placeholder };
  const properties = { id, ...limits, required: field.required ?? true };
  if (field.style === 1) return el("input", { type: "text", value: field.value, ...properties });
  const area = el("textarea", { rows: 4, ...properties });
  area.value = field.value ?? "";
  return area;
}

function menuInput(field, id) {
  const several = (field.max_values ?? 1) > 1;
  const options = optionsOf(field).map((option) =>
    el("option", { value: option.value, selected: option.default }, option.label, option.description ? ` · ${option.description}` : ""),
  );
  const empty = several || options.some((option) => option.hasAttribute("selected")) ? [] : [el("option", { value: "" }, field.placeholder ?? "Choose")];
  return el("select", { id, multiple: several, required: field.required ?? true }, empty, options);
}

function ticks(field, id, type) {
  const options = field.options ?? [{ label: "Yes", value: "yes", default: field.default }];
  return el("div", { id, class: "ticks", role: "group" }, options.map((option) =>
    el("label", {}, el("input", { type, name: id, value: option.value, checked: option.default }), option.label),
  ));
}

const ticked = (box) => [...box.querySelectorAll("input:checked")].map((each) => each.value);

const kinds = {
  4: [textInput, (box) => box.value],
  21: [(field, id) => ticks(field, id, "radio"), (box) => ticked(box)[0] ?? null],
  22: [(field, id) => ticks(field, id, "checkbox"), ticked],
  23: [(field, id) => ticks(field, id, "checkbox"), (box) => ticked(box).length > 0],
};
const menuKind = [menuInput, (box) => [...box.selectedOptions].map((each) => each.value).filter(Boolean)];

function labelled(part, readers) {
  if (part.type === 10) return markdown(part.content);
  const field = part.component ?? part.components[0];
  const id = `field-${(number += 1)}`;
  const [make, read] = kinds[field.type] ?? menuKind;
  const box = make(field, id);
  if (part.description) box.setAttribute("aria-describedby", `${id}-note`);
  if (box.classList.contains("ticks")) box.setAttribute("aria-label", part.label ?? "");
  readers.push([field.custom_id, () => read(box)]);
  return el(
    "div",
    { class: "field" },
    el("label", { for: id }, part.label ?? field.label ?? ""),
    part.description && el("p", { class: "note", id: `${id}-note` }, part.description),
    box,
  );
}

export function openForm(modal) {
  const readers = [];
  const parts = modal.components.map((part) => labelled(part, readers));
  const form = el("form", { method: "dialog" }, el("h2", {}, modal.title), parts);
  const cancel = el("button", { type: "button", class: "button secondary" }, "Cancel");
  const send = el("button", { class: "button primary" }, "Send");
  form.append(el("footer", {}, cancel, send));
  const dialog = openDialog("form", form);
  cancel.addEventListener("click", () => dialog.close());
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (send.getAttribute("aria-busy")) return;
    send.setAttribute("aria-busy", "true");
    const values = Object.fromEntries(readers.map(([name, read]) => [name, read()]));
    const outcome = await act("modal", { modal: modal.modal, values });
    send.removeAttribute("aria-busy");
    if (!["impossible", "failed"].includes(outcome.kind)) dialog.close(); // else what was filled in is still there
  });
  form.querySelector("input, textarea, select")?.focus();
}
