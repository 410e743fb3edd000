// The commands that are offered here, one entry for each that can be sent.

import { store } from "./store.js";

function leaves(command, path = [command.name]) {
  const below = (command.options ?? []).filter((option) => option.type <= 2);
  if (below.length) return below.flatMap((option) => leaves(option, [...path, option.name]));
  return [{ words: path.join(" "), description: command.description, options: command.options ?? [] }];
}

export function offeredHere() {
  const ids = store.offered[store.current] ?? [];
  const here = store.commands.filter((command) => command.type === 1 && ids.includes(command.id));
  return here.flatMap((command) => leaves(command)).sort((one, other) => one.words.localeCompare(other.words));
}

/** The commands whose words begin with what was typed, then those that contain it. */
export function matching(typed) {
  const wanted = typed.replace(/^\//, "").trim().toLowerCase();
  const every = offeredHere();
  const first = every.filter((each) => each.words.startsWith(wanted));
  return [...first, ...every.filter((each) => !first.includes(each) && each.words.includes(wanted))];
}

/** Read `/game new game:dogs thread:true`; nothing if that is no whole command. */
export function parse(typed) {
  const command = offeredHere()
    .filter((each) => `${typed} `.startsWith(`/${each.words} `))
    .sort((one, other) => other.words.length - one.words.length)[0];
  if (!command) return null;
  const rest = typed.slice(command.words.length + 1);
  const names = command.options.map((option) => option.name);
  const starts = [...rest.matchAll(/(?:^|\s)([-\w]+):/g)].filter((match) => names.includes(match[1]));
  const values = starts.map((match, index) => [
    match[1],
    rest.slice(match.index + match[0].length, starts[index + 1]?.index).trim(),
  ]);
  const missing = command.options.some((option) => option.required && !values.some(([name]) => name === option.name));
  return { command, values: Object.fromEntries(values), whole: !missing && (starts.length > 0 || !rest.trim()) };
}
