// One message as a list item.

import { renderComponent } from "./components.js";
import { el } from "./dom.js";
import { markdown } from "./markdown.js";
import { fileOf, picture, thumbnail } from "./picture.js";
import { act, me } from "./server.js";
import { channelLabel, nameOf, show, store } from "./store.js";

const EPHEMERAL = 64;
const LOADING = 128;
const THREAD_CREATED = 18;
const EXACT = new Intl.DateTimeFormat(undefined, { dateStyle: "short", timeStyle: "medium" });
const SHORT = new Intl.DateTimeFormat("en-GB", { timeStyle: "short" });

export function avatar(user) {
  return el("span", { class: `avatar who-${user}`, "aria-hidden": "true" }, nameOf(user)[0]);
}

function embed(data) {
  const style = data.color ? { borderLeftColor: `#${data.color.toString(16).padStart(6, "0")}` } : {};
  return el(
    "article",
    { class: "embed", style },
    data.thumbnail && thumbnail(data.thumbnail),
    data.author && el("p", { class: "by" }, data.author.name),
    data.title && markdown(`**${data.title}**`),
    data.description && markdown(data.description),
    data.fields?.length > 0 && el("dl", {}, data.fields.map(embedField)),
    data.image && picture(data.image),
    data.footer && el("footer", {}, data.footer.text),
  );
}

const embedField = (field) =>
  el("div", { class: field.inline ? "inline" : "" }, el("dt", {}, markdown(field.name, "span")), el("dd", {}, markdown(field.value)));

function cause(message) {
  const about = message.interaction_metadata;
  return about?.name ? el("p", { class: "cause" }, `${about.user.global_name} used /${about.name}`) : null;
}

function privacy(message) {
  if (!(message.flags & EPHEMERAL)) return null;
  const away = () => act("dismiss", { message: message.id });
  return el("p", { class: "privacy" }, "Only you can see this. ", el("button", { class: "text-button", onclick: away }, "Dismiss"));
}

function threadLink(message) {
  const thread = message.thread && store.channels.get(message.thread.id);
  if (!thread) return null;
  return el("button", { class: "thread", onclick: () => show(thread.id) }, `↳ ${channelLabel(thread)}`);
}

function body(message) {
  if (message.flags & LOADING) return el("p", { class: "thinking" }, "thinking …");
  if (message.type === THREAD_CREATED) return el("p", { class: "cause" }, "opened a thread");
  return [
    message.content && markdown(message.content),
    message.attachments.map(fileOf),
    message.embeds.map(embed),
    message.components.length > 0 && el("div", { class: "components" }, message.components.map((each) => renderComponent(each, message))),
  ];
}

export function renderMessage(message) {
  const called = message.pings?.includes(me) ? " called" : "";
  const hidden = message.flags & EPHEMERAL ? " private" : "";
  const time = new Date(message.timestamp);
  return el(
    "li",
    { id: `m${message.id}`, class: `message${called}${hidden}` },
    avatar(message.author.id),
    el(
      "div",
      { class: "body" },
      cause(message),
      el(
        "p",
        { class: "head" },
        el("strong", {}, nameOf(message.author.id)),
        message.author.bot && el("span", { class: "badge" }, "bot"),
        el("time", { datetime: message.timestamp, title: EXACT.format(time) }, SHORT.format(time)),
        message.edited_timestamp && el("span", { class: "edited" }, "edited"),
      ),
      body(message),
      threadLink(message),
      privacy(message),
    ),
  );
}
