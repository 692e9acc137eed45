// What the page knows: people, channels, messages, commands; and who wants to hear when it changes.

import { localizeCommands } from "./language.js";

export const state = {
  user: null,
  users: [],
  bot: { id: "", name: "", online: false },
  guilds: [], // servers: {id, name, roles, events, bot_may_create_events}, the oldest first
  channels: [],
  commands: [],
  locales: [], // of Discord's clients
  first_steps: [], // what the buttons of the first visit do: {label, command, presses}
  new_thread: null, // id of a thread that was made in the channel in view and not opened yet
  current: null, // id of the channel in view
  messages: new Map(), // channel id -> list, oldest first
  dividers: new Map(), // channel id -> id of the first new message
  connected: true,
};

const listeners = new Map();
const dirty = new Set();

/** Call `listener` soon after any of `topics` changed. */
export function on(topics, listener) {
  for (const topic of topics) {
    if (!listeners.has(topic)) listeners.set(topic, new Set());
    listeners.get(topic).add(listener);
  }
}

/** Say that `topics` changed; listeners run once, however often this is said in one go. */
export function changed(...topics) {
  if (!dirty.size) queueMicrotask(tell);
  topics.forEach((topic) => dirty.add(topic));
}

function tell() {
  const called = new Set([...dirty].flatMap((topic) => [...(listeners.get(topic) ?? [])]));
  dirty.clear();
  called.forEach((listener) => listener());
}

export const channelById = (id) => state.channels.find((channel) => channel.id === id);
export const currentChannel = () => channelById(state.current);

let server = null; // id of the server in view; a DM is in none, and leaves it

/** The server in view. */
export function guildHere() {
  server = currentChannel()?.guild_id ?? server ?? state.guilds[0]?.id;
  return state.guilds.find((guild) => guild.id === server);
}

/** The roles of the server in view: {id, name}. */
export const rolesHere = () => guildHere()?.roles ?? [];

export const roleById = (id) => rolesHere().find((role) => role.id === id);

/** What is to be seen beside the channel in view: its server's channels and threads, and DMs. */
export const channelsHere = () =>
  state.channels.filter((channel) => !channel.guild_id || channel.guild_id === guildHere()?.id);

export const userById = (id) => state.users.find((user) => user.id === id);
export const messagesHere = () => state.messages.get(state.current) ?? [];

/** The name that people see for an author, a user or the bot. */
export function nameOf(person) {
  const local = userById(person.id);
  return (
    local?.name ?? (person.id === state.bot.id ? state.bot.name : person.global_name || person.username || person.name)
  );
}

/** What counts as calling for me: mentions, and everything in a DM. */
export const callsIn = (channel) =>
  channel.kind === "dm" ? Math.max(channel.mentions, channel.unread) : channel.mentions;

/** Take over a fresh answer of GET state. */
export function takeState(fresh) {
  Object.assign(state, fresh);
  takeCommands(fresh.commands);
  if (!currentChannel()) state.current = firstChannel()?.id ?? null;
  changed("people", "channels", "bot", "current");
}

/** Take over the bot's commands, as they are shown in the language of the page. */
export function takeCommands(commands) {
  state.commands = localizeCommands(commands);
  changed("commands");
}

/** Take over what is new of the servers. */
export function takeServers(guilds) {
  state.guilds = guilds;
  changed("channels");
}

const firstChannel = () => state.channels.find((channel) => channel.kind === "text") ?? state.channels[0];

/** Take over a channel's messages, keeping the objects that did not change (so they need no drawing). */
export function takeMessages(channelId, fresh) {
  const known = new Map((state.messages.get(channelId) ?? []).map((message) => [message.id, message]));
  const same = (message) => JSON.stringify(known.get(message.id)) === JSON.stringify(message);
  const list = fresh.map((message) => (same(message) ? known.get(message.id) : message));
  state.messages.set(
    channelId,
    list.filter((message) => !dismissed.has(message.id)),
  );
  changed("messages");
}

// Dismissed ephemerals stay away for as long as the tab lives.
const dismissed = new Set(JSON.parse(sessionStorage.getItem("dismissed") ?? "[]"));

/** Take an ephemeral message away from this page. */
export function dismiss(message) {
  dismissed.add(message.id);
  sessionStorage.setItem("dismissed", JSON.stringify([...dismissed]));
  removeMessage(message);
}

export function removeMessage({ id, channel_id: channelId }) {
  const list = state.messages.get(channelId);
  if (list)
    state.messages.set(
      channelId,
      list.filter((message) => message.id !== id),
    );
  changed("messages");
}

export function putMessage(message) {
  const list = state.messages.get(message.channel_id);
  if (!list || dismissed.has(message.id)) return;
  const place = list.findIndex((known) => known.id === message.id);
  const next = place < 0 ? [...list, message] : list.with(place, { ...list[place], ...message });
  state.messages.set(message.channel_id, next);
  changed("messages");
}

export function putChannel(channel) {
  const place = state.channels.findIndex((known) => known.id === channel.id);
  if (place < 0) state.channels = [...state.channels, channel];
  else state.channels = state.channels.with(place, { ...state.channels[place], ...channel });
  changed("channels");
}

export function removeChannel({ id }) {
  state.channels = state.channels.filter((channel) => channel.id !== id);
  state.messages.delete(id);
  if (state.current === id) state.current = firstChannel()?.id ?? null;
  changed("channels", "current");
}
