// The fields of a command: one per option, with suggestions where the bot offers them.

import { el } from "./dom.js";
import { act } from "./server.js";
import { channelLabel, store } from "./store.js";

const listOf = {
  5: () => [["true", "yes"], ["false", "no"]],
  6: () => [...store.people.values()].slice(0, 5).map((each) => [each.id, each.name]),
  7: () => [...store.channels.values()].filter((each) => each.type !== 1).map((each) => [each.id, `# ${channelLabel(each)}`]),
};

/** A value as the platform types it. */
export function typed(option, text) {
  if (option.type === 4 || option.type === 10) return Number(text);
  return option.type === 5 ? text === "true" || text === "yes" : text;
}

function picker(option, pairs, id, given) {
  const empty = el("option", { value: "" }, option.required ? "choose" : "");
  const options = pairs.map(([value, name]) => el("option", { value, selected: String(value) === given }, name));
  return el("select", { id, name: option.name, required: option.required }, empty, options);
}

const fileBox = (option, id) => el("input", { id, type: "file", name: option.name, required: option.required });

function free(option, id, given) {
  if (option.type === 11) return fileBox(option, id);
  const number = option.type === 4 || option.type === 10;
  const limits = number
    ? { type: "number", min: option.min_value, max: option.max_value, step: option.type === 4 ? 1 : "any" }
    : { type: "text", minlength: option.min_length, maxlength: option.max_length };
  return el("input", { id, name: option.name, value: given, required: option.required, autocomplete: "off", ...limits });
}

/** Suggestions below a field. A chosen one shows its name and stands for its value. */
function suggest(input, ask) {
  const list = el("ul", { class: "suggestions", role: "listbox", id: `${input.id}-list`, hidden: true });
  let asked = 0;
  let marked = -1;
  const choose = (choice) => {
    input.value = choice.name;
    input.dataset.value = choice.value;
    list.hidden = true;
    input.focus();
  };
  const show = (choices) => {
    marked = -1;
    list.replaceChildren(...choices.map((choice, index) =>
      el("li", { role: "option", id: `${input.id}-${index}`, onpointerdown: (event) => (event.preventDefault(), choose(choice)) }, choice.name),
    ));
    list.choices = choices;
    list.hidden = choices.length === 0;
  };
  const fresh = async () => {
    const turn = (asked += 1);
    const choices = await ask(input.value);
    if (turn === asked && document.activeElement === input) show(choices);
  };
  const mark = (step) => {
    const items = [...list.children];
    items[marked]?.removeAttribute("aria-selected");
    marked = (marked + step + items.length) % items.length;
    items[marked].setAttribute("aria-selected", "true");
    items[marked].scrollIntoView({ block: "nearest" });
    input.setAttribute("aria-activedescendant", items[marked].id);
  };
  input.addEventListener("input", () => {
    delete input.dataset.value;
    list.hidden = true; // what is offered there belongs to what was typed before
    fresh();
  });
  input.addEventListener("focus", fresh);
  input.addEventListener("blur", () => (list.hidden = true));
  input.addEventListener("keydown", (event) => {
    if (list.hidden) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      mark(event.key === "ArrowDown" ? 1 : -1);
    } else if ((event.key === "Enter" && marked >= 0) || (event.key === "Tab" && !event.shiftKey && marked >= 0)) {
      event.preventDefault();
      choose(list.choices[marked]);
    } else if (event.key === "Escape") {
      event.stopPropagation();
      list.hidden = true;
    }
  });
  Object.entries({ role: "combobox", "aria-controls": list.id, "aria-autocomplete": "list" }).forEach(([name, value]) => input.setAttribute(name, value));
  return list;
}

export function field(command, option, given, values) {
  const id = `option-${option.name}`;
  const pairs = option.choices?.map((choice) => [choice.value, choice.name]) ?? listOf[option.type]?.();
  const box = pairs ? picker(option, pairs, id, given) : free(option, id, given);
  const ask = async () => {
    const options = { ...values(), [option.name]: box.value };
    const body = { channel: store.current, command: command.words, options, focus: option.name };
    const outcome = await act("autocomplete", body);
    return outcome.data?.choices ?? [];
  };
  return el(
    "div",
    { class: "field" },
    el("label", { for: id, title: option.description }, option.name, option.required ? "" : el("span", { class: "note" }, " optional")),
    box,
    option.autocomplete && suggest(box, ask),
  );
}
