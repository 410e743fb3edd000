// The list of messages of the channel that is open.

import { byId, el } from "./dom.js";
import { hold } from "./focus.js";
import { renderMessage } from "./message.js";
import { me } from "./server.js";
import { inOrder, messagesIn, store, subscribe } from "./store.js";

/** So many messages are shown at once: with thousands every new one would take the page half a second. */
const SHOWN = 100;

const list = byId("messages");
let busy = 0;
let hushed = 0;
let lastDay = null;
let next = null;

const atEnd = () => list.scrollHeight - list.scrollTop - list.clientHeight < 120;
const more = el("button", { class: "more button primary", hidden: true, onclick: () => toEnd() }, "↓ New messages");
list.after(more);

/** Show the newest; the page is laid out for that once a frame, whatever has come in. */
function toEnd() {
  list.dataset.end = "yes";
  more.hidden = true;
  next ??= requestAnimationFrame(() => {
    next = null;
    if (list.dataset.end === "yes") list.scrollTop = list.scrollHeight;
  });
}

/** What answers this person is always shown; what others do must not move the page under their hand. */
const forMe = (message) => message.author.id === me || message.interaction_metadata?.user.id === me;

// Pictures take their room late; the end stays in sight if it was.
list.addEventListener("load", () => list.dataset.end === "yes" && toEnd(), true);
// Only a person's own scrolling upwards leaves the end; what grows below does not.
let former = 0;
list.addEventListener("scroll", () => {
  if (atEnd()) list.dataset.end = "yes";
  else if (list.scrollTop < former) list.dataset.end = "no";
  former = list.scrollTop;
  more.hidden ||= atEnd();
});

const DAY = new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long" });
const dayOf = (message) => DAY.format(new Date(message.timestamp));

/** The line above a day's first message. */
function dayLine(message) {
  const day = dayOf(message);
  if (day === lastDay) return [];
  lastDay = day;
  return [el("li", { class: "day", role: "separator" }, day)];
}

/** Show the messages from a place in their row on; a button brings those before. */
function fill(every, from) {
  hush();
  lastDay = null;
  const earlier = el("li", { class: "earlier" }, el("button", { class: "button secondary", onclick: back }, "Earlier messages"));
  list.replaceChildren(
    ...(from > 0 ? [earlier] : []),
    ...every.slice(from).flatMap((each) => [...dayLine(each), renderMessage(each)]),
  );
}

const firstShown = () => list.querySelector(".message");

/** More of what was said before, while what is read stays where it is. */
function back() {
  const first = firstShown();
  const below = list.scrollHeight - list.scrollTop;
  const every = messagesIn(store.current);
  fill(every, Math.max(0, every.findIndex((each) => `m${each.id}` === first.id) - SHOWN));
  list.dataset.end = "no";
  list.scrollTop = list.scrollHeight - below;
  byId(first.id).tabIndex = -1;
  byId(first.id).focus({ preventScroll: true });
}

function everything(message = null) {
  const held = list.contains(document.activeElement);
  const every = messagesIn(store.current);
  const wanted = every.findIndex((each) => each.id === message);
  fill(every, Math.max(0, Math.min(every.length, wanted < 0 ? every.length : wanted + SHOWN / 2) - SHOWN));
  if (held) list.focus();
  if (!point(message)) toEnd();
}

/** What was said long ago is not read out, only what comes. */
function hush() {
  list.setAttribute("aria-live", "off");
  clearTimeout(hushed);
  hushed = setTimeout(() => list.setAttribute("aria-live", "polite"), 500);
}

function remove(id) {
  const item = byId(`m${id}`);
  if (item?.contains(document.activeElement)) list.focus({ preventScroll: true });
  item?.remove();
}

/** Show one message in the middle; whether it is there. */
function point(id) {
  const item = byId(`m${id}`);
  if (!item) return false;
  list.dataset.end = "no";
  item.scrollIntoView({ block: "center" });
  item.classList.add("pointed");
  return true;
}

function place(message) {
  const before = byId(`m${message.id}`);
  const first = firstShown();
  if (!before && first && inOrder(message.id, first.id.slice(1)) < 0) return; // it is shown when somebody goes back
  const fresh = renderMessage(message);
  for (const image of fresh.querySelectorAll("img")) image.loading = "eager"; // what is new is looked at now
  const stay = list.dataset.end === "yes";
  if (before) exchange(before, fresh);
  else list.append(...dayLine(message), fresh);
  if (stay && list.children.length > 3 * SHOWN && !list.contains(document.activeElement)) everything();
  if (stay || (!before && forMe(message))) toEnd();
  else more.hidden &&= Boolean(before);
}

/** An exchanged message keeps the keyboard where it was. */
function exchange(before, fresh) {
  const give = hold(before);
  before.replaceWith(fresh);
  give(fresh);
}

function typing() {
  byId("typing")?.remove();
  list.append(el("li", { id: "typing", class: "typing" }, "Games is busy …"));
  if (list.dataset.end === "yes") toEnd();
  clearTimeout(busy);
  busy = setTimeout(() => byId("typing")?.remove(), 9000);
}

subscribe((frame) => {
  if (frame.t === "everything") everything();
  if (frame.t === "turned") everything(frame.message);
  if (frame.t === "message" && frame.message.channel_id === store.current) {
    byId("typing")?.remove();
    place(frame.message);
  }
  if (frame.t === "gone") remove(frame.message);
  if (frame.t === "typing" && frame.channel === store.current) typing();
});
