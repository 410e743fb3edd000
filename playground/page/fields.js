// The fields of a command: one per option, with suggestions where the bot offers them.

import { el } from "./dom.js";
import { act } from "./server.js";
import { channelLabel, store } from "./store.js";
import { suggest } from "./suggestions.js";

const listOf = {
  5: () => [["true", "yes"], ["false", "no"]],
  6: () => [...store.people.values()].slice(0, 5).map((each) => [each.id, each.name]),
  7: () => [...store.channels.values()].filter((each) => each.type !== 1).map((each) => [each.id, `# ${channelLabel(each)}`]),
};

const pairsOf = (option) => option.choices?.map((choice) => [choice.value, choice.name]) ?? listOf[option.type]?.();

const bare = (text) => String(text).toLowerCase().replace(/^<?[@#]!? ?|>$/g, "");

/** A value as the platform types it; a name that is typed stands for what bears it. */
export function typed(option, text) {
  const named = pairsOf(option)?.find((pair) => pair.some((each) => bare(each) === bare(text)));
  const value = named ? named[0] : text;
  if (option.type === 4 || option.type === 10) return Number(value);
  return option.type === 5 ? ({ true: true, false: false }[value] ?? value) : value;
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

export function field(command, option, given, values) {
  const id = `option-${option.name}`;
  const pairs = pairsOf(option);
  const box = pairs ? picker(option, pairs, id, given) : free(option, id, given);
  const ask = async () => {
    const options = { ...values(), [option.name]: box.value };
    const body = { channel: store.current, command: command.words, options, focus: option.name };
    const outcome = await act("autocomplete", body);
    return outcome.data?.choices ?? [];
  };
  box.setAttribute("aria-describedby", `${id}-about`);
  return el(
    "div",
    { class: "field" },
    el("label", { for: id }, option.name, option.required ? "" : el("span", { class: "note" }, " optional")),
    box,
    el("p", { class: "note about", id: `${id}-about` }, option.description),
    option.autocomplete && suggest(box, ask),
  );
}
