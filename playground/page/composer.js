// Writing: plain words, or a command chosen from a list and filled in field by field.

import { matching, parse } from "./commands.js";
import { byId, el, toast } from "./dom.js";
import { field, typed } from "./fields.js";
import { openForm } from "./form.js";
import { act, upload } from "./server.js";
import { store, subscribe } from "./store.js";

const place = byId("composer");
const WORDS = "Write, or type / for a command";
const box = { role: "combobox", "aria-controls": "command-list", "aria-autocomplete": "list", "aria-label": WORDS };
const input = el("input", { id: "write", type: "text", autocomplete: "off", placeholder: WORDS, ...box });
const list = el("ul", { class: "commands", role: "listbox", id: "command-list", "aria-label": "Commands", hidden: true });
const drafts = new Map();
let marked = 0;
let at = null;

async function send(command, options) {
  const outcome = await act("slash", { channel: store.current, command: command.words, options });
  if (outcome.kind === "modal") openForm(outcome.data);
  return outcome;
}

/** The line for writing. */
function line(text = "") {
  const slash = () => {
    input.value = "/";
    input.focus();
    offer();
  };
  const button = el("button", { class: "button secondary", type: "button", onclick: slash, "aria-label": "Show the commands" }, "/");
  const form = el("form", { class: "line", onsubmit: submitLine }, button, input, el("button", { class: "button primary" }, "Send"));
  input.value = text;
  place.replaceChildren(list, form);
  offer();
}

async function submitLine(event) {
  event.preventDefault();
  const text = input.value.trim();
  if (!text) return;
  if (!text.startsWith("/")) {
    input.value = "";
    const outcome = await act("say", { channel: store.current, text });
    if (outcome.kind) input.value ||= text; // it was refused
    return;
  }
  const read = parse(text);
  if (!read) return toast(`There is no command ${text.split(" ", 1)[0]} here.`);
  if (!read.whole) return fill(read.command, read.values);
  const options = read.command.options.filter((each) => each.name in read.values);
  line();
  await send(read.command, Object.fromEntries(options.map((each) => [each.name, typed(each, read.values[each.name])])));
}

function offer() {
  const found = input.value.startsWith("/") && !parse(input.value)?.whole ? matching(input.value) : [];
  marked = 0;
  list.found = found;
  list.hidden = found.length === 0;
  input.setAttribute("aria-expanded", String(!list.hidden));
  list.replaceChildren(...found.map((command, index) =>
    el(
      "li",
      { role: "option", id: `command-${index}`, onpointerdown: (event) => (event.preventDefault(), choose(command)) },
      el("span", { class: "label" }, `/${command.words}`),
      el("span", { class: "note" }, command.description),
    ),
  ));
  input.removeAttribute("aria-activedescendant");
  if (found.length) mark(0);
}

function choose(command) {
  if (command.options.length) return fill(command, {});
  line();
  return send(command, {});
}

function mark(step) {
  const items = [...list.children];
  items[marked]?.removeAttribute("aria-selected");
  marked = (marked + step + items.length) % items.length;
  items[marked].setAttribute("aria-selected", "true");
  input.setAttribute("aria-activedescendant", items[marked].id);
  items[marked].scrollIntoView({ block: "nearest" });
}

input.addEventListener("input", offer);
input.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && input.value.startsWith("/")) line();
  if (list.hidden) return;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) mark(step);
  else if (event.key === "Enter" || event.key === "Tab") choose(list.found[marked]);
  else return;
  event.preventDefault();
});

/** The fields of a command, in place of the line. */
function fill(command, given) {
  const boxes = () => [...form.querySelectorAll("input, select")];
  const values = () =>
    Object.fromEntries(
      boxes()
        .filter((box) => box.value !== "" && box.type !== "file")
        .map((box) => [box.name, typed(command.options.find((each) => each.name === box.name), box.dataset.value ?? box.value)]),
    );
  const submit = async (event) => {
    event.preventDefault();
    const sent = values();
    for (const box of boxes().filter((each) => each.files?.length)) {
      sent[box.name] = await upload(box.files[0]);
      if (!sent[box.name]) return;
    }
    line();
    input.focus();
    await send(command, sent);
  };
  const cancel = el("button", { class: "button secondary", type: "button", onclick: () => (line(), input.focus()) }, "Cancel");
  const form = el(
    "form",
    { class: "command", onsubmit: submit, onkeydown: (event) => event.key === "Escape" && (line(), input.focus()) },
    el("p", {}, el("strong", {}, `/${command.words}`), " ", el("span", { class: "note" }, command.description)),
    el("div", { class: "fields" }, command.options.map((option) => field(command, option, given[option.name], values))),
    el("footer", {}, cancel, el("button", { class: "button primary" }, "Send")),
  );
  place.replaceChildren(form);
  boxes()[0]?.focus();
}

/** What was begun in a channel waits there; a connection that comes back takes nothing away. */
function settle() {
  if (at === store.current && place.firstChild) return offer();
  drafts.set(at, input.isConnected ? input.value : "");
  at = store.current;
  return line(drafts.get(at));
}

byId("skip").addEventListener("click", (event) => {
  event.preventDefault();
  place.querySelector("input, select, textarea")?.focus();
});
subscribe((frame) => ["everything", "turned"].includes(frame.t) && settle());
