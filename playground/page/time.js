// What time it is here, and the buttons that let some of it pass.

import { byId, el } from "./dom.js";
import { act } from "./server.js";
import { now, store, subscribe } from "./store.js";

const HOUR = 3600;
const DAY = 24 * HOUR;
const CLOCK = { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" };

const face = el("time", {});
const ahead = el("p", { class: "note" });

async function pass(seconds, button) {
  const buttons = [...byId("time").querySelectorAll("button")];
  buttons.forEach((each) => (each.disabled = true));
  button.setAttribute("aria-busy", "true");
  await act("pass", { seconds });
  button.removeAttribute("aria-busy");
  buttons.forEach((each) => (each.disabled = false));
  if (document.activeElement === document.body) button.focus();
}

const later = (words, seconds) =>
  el("button", { class: "later", onclick: (event) => pass(seconds, event.currentTarget) }, words);

const amount = (number, unit) => (number ? [`${number} ${unit}${number === 1 ? "" : "s"}`] : []);

function tell() {
  const date = new Date(now());
  face.dateTime = date.toISOString();
  face.textContent = new Intl.DateTimeFormat("en-GB", CLOCK).format(date);
  const hours = Math.round(store.ahead / HOUR);
  const passed = [...amount(Math.floor(hours / 24), "day"), ...amount(hours % 24, "hour")].join(", ");
  ahead.textContent = passed ? `${passed} later than outside` : "Games run for days: let time pass.";
}

byId("time").append(
  el("h2", {}, "Time"),
  face,
  ahead,
  el("div", { class: "laters" }, later("1 hour later", HOUR), later("1 day later", DAY)),
);
setInterval(tell, 15000);
subscribe((frame) => ["everything", "time"].includes(frame.t) && tell());
