// The markup of messages, as far as bots use it, turned into elements.

import { el } from "./dom.js";
import { channelLabel, nameOf, now, show, store, subscribe } from "./store.js";

const JUMP = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?/;

/** A link; one into a channel of this place turns to it instead of leaving the page. */
export function link(url, ...label) {
  const jump = JUMP.exec(url);
  if (!jump) return el("a", { href: url, target: "_blank", rel: "noreferrer noopener" }, ...label);
  const channel = store.channels.get(jump[1]);
  const words = label.length && label[0] !== url ? label : [channel ? `# ${channelLabel(channel)}` : "a channel"];
  const turn = (event) => {
    event.preventDefault();
    show(jump[1], jump[2]);
  };
  return el("a", { href: `#${jump[1]}`, class: "jump", onclick: turn }, ...words);
}

const span = (tag) => (match) => el(tag, {}, ...inline(match[1]));

const rules = [
  [/^\\([^\w\s])/, (match) => match[1]],
  [/^```(?:\w*\n)?([\s\S]+?)```/, (match) => el("pre", {}, match[1].replace(/\n$/, ""))],
  [/^`([^`\n]+)`/, (match) => el("code", {}, match[1])],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, span("strong")],
  [/^__([\s\S]+?)__(?!_)/, span("u")],
  [/^~~([\s\S]+?)~~/, span("s")],
  [/^\|\|([\s\S]+?)\|\|/, (match) => spoiler(match[1])],
  [/^\*(?!\s)([^*\n]+?)\*/, span("em")],
  [/^_(?!\s)([^_\n]+?)_(?!\w)/, span("em")],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^)>\s]+)>?\)/, (match) => link(match[2], ...inline(match[1]))],
  [/^<(https?:\/\/[^>\s]+)>/, (match) => link(match[1], match[1])],
  [/^https?:\/\/[^\s<>]+[^\s<>.,:;"')\]]/, (match) => link(match[0], match[0])],
  [/^<@!?(\d+)>/, (match) => el("span", { class: "mention" }, `@${nameOf(match[1])}`)],
  [/^<#(\d+)>/, (match) => link(`https://discord.com/channels/0/${match[1]}`)],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (match) => moment(Number(match[1]), match[2] ?? "f")],
  [/^<\/([^:>]+):\d+>/, (match) => el("span", { class: "mention" }, `/${match[1]}`)],
  [/^<a?(:\w+:)\d+>/, (match) => match[1]],
];

function spoiler(text) {
  return el("span", { class: "spoiler", tabindex: 0, title: "Hidden text: press to read" }, ...inline(text));
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

function relative(seconds) {
  const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ["second", 1];
  return new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(Math.trunc(seconds / size), unit);
}

function moment(unix, style) {
  const date = new Date(unix * 1000);
  const exact = new Intl.DateTimeFormat("en-GB", STYLES.F).format(date);
  const words = style === "R" ? relative(unix - now() / 1000) : new Intl.DateTimeFormat("en-GB", STYLES[style]).format(date);
  const live = style === "R" ? { "data-unix": unix } : {};
  return el("time", { datetime: date.toISOString(), title: exact, ...live }, words);
}

function refresh() {
  for (const time of document.querySelectorAll("time[data-unix]")) {
    time.textContent = relative(Number(time.dataset.unix) - now() / 1000);
  }
}

setInterval(refresh, 15000);
subscribe((frame) => frame.t === "time" && refresh());

/** No rule begins with any other character. */
const BEGINNING = /[\\`*_~|[<h]/;

function inline(text) {
  const out = [];
  let plain = "";
  let rest = text;
  while (rest) {
    const ordinary = rest.search(BEGINNING);
    if (ordinary) {
      plain += ordinary < 0 ? rest : rest.slice(0, ordinary);
      rest = ordinary < 0 ? "" : rest.slice(ordinary);
      continue;
    }
    const wordBefore = /\w$/.test(plain);
    const hit = rules.map(([pattern, make]) => [pattern.exec(rest), make]).find(([match]) => match);
    // An underscore or an address inside a word is part of the word.
    if (!hit || (wordBefore && /^[_h]/.test(rest))) {
      plain += rest[0];
      rest = rest.slice(1);
    } else {
      if (plain) out.push(plain);
      plain = "";
      out.push(hit[1](hit[0]));
      rest = rest.slice(hit[0][0].length);
    }
  }
  return plain ? [...out, plain] : out;
}

const lines = [
  [/^(#{1,3}) (.+)/, (match) => el(`h${match[1].length + 2}`, {}, ...inline(match[2]))],
  [/^-# (.+)/, (match) => el("small", {}, ...inline(match[1]))],
  [/^> ?(.*)/, (match) => el("blockquote", {}, ...inline(match[1]))],
  [/^(\s*)[-*] (.+)/, (match) => el("div", { class: match[1] ? "item deep" : "item" }, ...inline(match[2]))],
  [/^(\d+)\. (.+)/, (match) => el("div", { class: "item numbered", "data-number": `${match[1]}.` }, ...inline(match[2]))],
];

/** A whole text: blocks by line, code fences kept whole. */
export function markdown(text, tag = "div") {
  const box = el(tag, { class: "text" });
  for (const piece of text.split(/(```[\s\S]+?```)/)) {
    if (piece.startsWith("```") && piece.length > 6) {
      box.append(...inline(piece));
    } else {
      for (const line of piece.replace(/^\n|\n$/g, "").split("\n")) box.append(oneLine(line));
    }
  }
  return box;
}

function oneLine(line) {
  for (const [pattern, make] of lines) {
    const match = pattern.exec(line);
    if (match) return make(match);
  }
  return line ? el("p", {}, ...inline(line)) : el("p", { class: "gap" });
}
