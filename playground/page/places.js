// Channels, threads, direct messages; and who this tab plays as.

import { byId, el, redraw } from "./dom.js";
import { avatar } from "./message.js";
import { me } from "./server.js";
import { channelLabel, show, store, subscribe } from "./store.js";

const drawer = byId("drawer");
const MOMENT = 60;
let waiting = 0;

function setDrawer(open) {
  if (!open && byId("places").contains(document.activeElement)) drawer.focus();
  document.body.classList.toggle("drawn", open);
  drawer.setAttribute("aria-expanded", String(open));
}

drawer.addEventListener("click", () => setDrawer(!document.body.classList.contains("drawn")));
document.querySelector("main").addEventListener("click", () => setDrawer(false));
document.addEventListener("keydown", (event) => event.key === "Escape" && setDrawer(false));

function entry(channel) {
  const calls = store.unread.get(channel.id);
  const here = channel.id === store.current;
  const kind = channel.parent_id ? "thread" : channel.type === 1 ? "direct" : "text";
  const news = calls === undefined ? "" : " news";
  const turn = () => {
    show(channel.id);
    setDrawer(false);
  };
  return el(
    "li",
    {},
    el(
      "button",
      { class: `place ${kind}${news}`, "data-id": channel.id, "aria-current": here ? "page" : null, onclick: turn },
      el("span", { "aria-hidden": "true" }, { thread: "↳", direct: "✉", text: "#" }[kind]),
      el("span", { class: "name" }, channelLabel(channel)),
      calls > 0 && el("span", { class: "calls", "aria-label": `${calls} new for you` }, String(calls)),
    ),
  );
}

function channels() {
  const every = [...store.channels.values()];
  const threads = (parent) => every.filter((each) => each.parent_id === parent && !each.thread_metadata.archived);
  const texts = every.filter((each) => each.type === 0).flatMap((each) => [each, ...threads(each.id)]);
  const direct = every.filter((each) => each.type === 1);
  redraw(
    byId("channels"),
    el("h2", {}, "Channels"),
    el("ul", {}, texts.map(entry)),
    ...(direct.length ? [el("h2", {}, "Direct messages"), el("ul", {}, direct.map(entry))] : []),
  );
}

function people() {
  const choices = [...store.people.values()].slice(0, 4).map((person) =>
    el(
      "li",
      {},
      el("a", { class: "person", href: `?as=${person.id}#${store.current}`, "aria-current": person.id === me ? "true" : null }, avatar(person.id), person.name),
      el("a", { class: "own-tab", href: `?as=${person.id}#${store.current}`, target: "_blank", "aria-label": `${person.name} in a new tab`, title: "In a new tab" }, "↗"),
    ),
  );
  redraw(byId("people"), el("h2", {}, "Play as"), el("ul", {}, choices));
}

function heading() {
  const channel = store.channels.get(store.current);
  if (!channel) return;
  const parent = store.channels.get(channel.parent_id);
  byId("heading").replaceChildren(
    el("h1", {}, channel.type === 1 ? "✉ " : channel.parent_id ? "↳ " : "# ", channelLabel(channel)),
    el("p", {}, channel.topic ?? (parent ? `a thread of # ${parent.name}` : "seen only by you and the bot")),
  );
  const calls = [...store.unread.values()].reduce((sum, each) => sum + each, 0);
  document.title = `${calls ? `(${calls}) ` : ""}${channelLabel(channel)} · Playground`;
}

export function presence(words) {
  byId("presence").textContent = words;
  byId("presence").classList.toggle("online", words === "bot is here");
}

function everything() {
  clearTimeout(waiting);
  waiting = 0;
  channels();
  people();
  heading();
}

subscribe((frame) => {
  if (frame.t === "status") presence(frame.online ? "bot is here" : "bot is away");
  if (["everything", "turned", "channel", "closed"].includes(frame.t)) everything();
  const elsewhere = frame.t === "message" && frame.message.channel_id !== store.current;
  if (elsewhere) waiting ||= setTimeout(everything, MOMENT); // what is looked at comes first
});
