// The list of messages: day lines, the line of new messages, groups; draws only what changed, in place.

import { dayOf } from "./timestamps.js";
import { el, keepingFocus, morph } from "./dom.js";
import { firstSteps, stepping, stepsTaken } from "./first_steps.js";
import { commandsSent, onMessages } from "./interactions.js";
import { commandNode, messageNode } from "./message.js";
import { isEphemeral } from "./message_lines.js";
import { keepAtBottom } from "./scroll.js";
import { followMenus } from "./selects.js";
import { currentChannel, messagesHere, on, state } from "./store.js";
import { WORDS } from "./words.js";

const GROUP_GAP = 7 * 60 * 1000;

const list = el("div", { class: "messages", role: "log", "aria-live": "off" });
export const scroller = el("div", { class: "scroller", tabindex: "0" }, list);
export const bottom = keepAtBottom(scroller, list);

const drawn = new WeakMap(); // node -> what it was drawn from
let shownChannel = null;

const opensGroup = (message, before) =>
  !before ||
  before.author.id !== message.author.id ||
  isEphemeral(before) !== isEphemeral(message) ||
  Boolean(message.interaction_metadata?.type === 2 || message.message_reference) ||
  new Date(message.timestamp) - new Date(before.timestamp) > GROUP_GAP;

/** What the list shows, in order: [{key, from, node()}], where `from` tells if it must be drawn again. */
function* entries() {
  const channel = currentChannel();
  const divider = state.dividers.get(channel.id);
  let before = null;
  let day = null;
  const isEmpty = messagesHere().length === 0;
  yield { key: "start", from: [channel.name, isEmpty, ...stepsTaken()], node: () => startNode(channel, isEmpty) };
  for (const message of messagesHere()) {
    const today = dayOf(message.timestamp);
    if (today !== day) yield lineEntry(`day-${today}`, today, "day-line");
    if (message.id === divider) yield lineEntry("divider", WORDS.newMessages, "new-line");
    const leads = today !== day || message.id === divider || opensGroup(message, before);
    yield {
      key: message.id,
      from: [message, leads, onMessages.get(message.id), state.users, state.commands, stepping.has(message.id)],
      node: () => messageNode(message, { leads, held: stepping.has(message.id) }),
    };
    [before, day] = [message, today];
  }
  for (const line of commandsSent.filter((one) => one.channelId === channel.id))
    yield { key: line.key, from: [line], node: () => commandNode(line) };
}

const lineEntry = (key, text, name) => ({
  key,
  from: [text],
  node: () =>
    el(
      "div",
      { class: `line-mark ${name}`, role: "separator", "data-key": key, "aria-label": text },
      el("span", { text }),
    ),
});

const startNode = (channel, isEmpty) =>
  el(
    "div",
    { class: "channel-start", "data-key": "start" },
    el("h2", { text: WORDS.emptyChannel(titleOf(channel)) }),
    isEmpty && el("p", { text: WORDS.emptyHint }),
    isEmpty && firstSteps(channel),
  );

export const titleOf = (channel) => (channel.kind === "text" ? `#${channel.name}` : channel.name);

function draw() {
  const channel = currentChannel();
  if (!channel) return list.replaceChildren();
  if (!state.messages.has(channel.id))
    return list.replaceChildren(el("p", { class: "note loading", text: WORDS.loading }));
  if (shownChannel !== `${state.user.id} ${channel.id}`) list.replaceChildren();
  shownChannel = `${state.user.id} ${channel.id}`;
  scroller.setAttribute("aria-label", WORDS.messagesIn(titleOf(channel)));
  keepingFocus(list, () => place([...entries()]));
  followMenus(messagesHere());
}

/** Bring the list's nodes to `wanted`, in order. */
function place(wanted) {
  const known = new Map([...list.children].map((node) => [node.getAttribute("data-key"), node]));
  const keys = new Set(wanted.map((entry) => entry.key));
  for (const [key, node] of known) if (!keys.has(key)) node.remove();
  let spot = list.firstChild;
  for (const entry of wanted) {
    const node = brought(entry, known.get(entry.key));
    if (node === spot) spot = spot.nextSibling;
    else list.insertBefore(node, spot);
  }
}

function brought({ from, node: make }, old) {
  const before = old && drawn.get(old);
  if (before && before.every((part, index) => part === from[index])) return old;
  const node = old ? morph(old, make()) : make();
  drawn.set(node, from);
  return node;
}

list.tabIndex = -1;
on(["messages", "current", "people", "commands"], draw);
