// What this tab knows. Frames change it; views listen.

import { me } from "./server.js";

export const store = {
  people: new Map(),
  channels: new Map(),
  messages: new Map(),
  tables: new Map(),
  commands: [],
  offered: {},
  online: false,
  current: null,
  unread: new Map(),
  ahead: 0,
};

const listeners = new Set();

/** Be told of every frame; the returned function ends it. */
export function subscribe(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const tell = (event) => listeners.forEach((listener) => listener(event));

const keyed = (things) => new Map(things.map((thing) => [thing.id, thing]));

const applying = {
  everything({ people, channels, messages, tables, ahead }) {
    store.ahead = ahead;
    store.people = keyed(people);
    store.channels = keyed(channels);
    store.messages = keyed(messages);
    store.tables = keyed(tables);
    const wanted = location.hash.slice(1);
    store.current = store.channels.has(wanted) ? wanted : channels[0]?.id ?? null;
  },
  status({ online, commands, offered }) {
    Object.assign(store, { online, commands, offered });
  },
  message({ message }) {
    const fresh = !store.messages.has(message.id);
    store.messages.set(message.id, message);
    if (fresh && message.channel_id !== store.current && message.author.id !== me) note(message);
  },
  gone({ message }) {
    store.messages.delete(message);
  },
  channel({ channel }) {
    store.channels.set(channel.id, channel);
  },
  closed({ channel }) {
    store.channels.delete(channel);
    store.unread.delete(channel);
    if (store.current === channel) show(store.channels.keys().next().value);
  },
  time({ ahead }) {
    store.ahead = ahead;
  },
  typing() {},
};

function note(message) {
  const before = store.unread.get(message.channel_id) ?? 0;
  const direct = store.channels.get(message.channel_id)?.type === 1;
  const called = direct || message.pings?.includes(me);
  store.unread.set(message.channel_id, called ? before + 1 : before);
}

export function apply(frame) {
  applying[frame.t](frame);
  tell(frame);
}

/** Turn to a channel, and to one message in it. */
export function show(channel, message = null) {
  if (!store.channels.has(channel)) return;
  store.current = channel;
  store.unread.delete(channel);
  history.replaceState(null, "", `${location.search}#${channel}`);
  tell({ t: "turned", channel, message });
}

/** Now, in the time of this place, in milliseconds. */
export const now = () => Date.now() + store.ahead * 1000;

export const nameOf = (user) => store.people.get(user)?.name ?? "somebody";

export function channelLabel(channel) {
  if (channel.type === 1) return "Games";
  return channel.name;
}

/** Which of two ids is the older one; they are too large for numbers. */
export const inOrder = (one, other) => one.length - other.length || (one < other ? -1 : Number(one > other));

export const messagesIn = (channel) =>
  [...store.messages.values()]
    .filter((message) => message.channel_id === channel)
    .sort((one, other) => inOrder(one.id, other.id));
