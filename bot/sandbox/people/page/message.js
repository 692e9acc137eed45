// One message as a DOM tree: who wrote it, what it answers, its text, pictures, embeds, components and its state.

import { hasMenu, menuButton, openMessageMenu } from "./apps_menu.js";
import { avatar, nameColour } from "./avatars.js";
import { drawAll } from "./components.js";
import { el, hidden } from "./dom.js";
import { embedCard, shownByEmbeds } from "./embeds.js";
import { icon } from "./icons.js";
import { forget, onMessages } from "./interactions.js";
import { markdown } from "./markdown.js";
import { attachments } from "./media.js";
import { isEphemeral } from "./message_lines.js";
import { dismiss, messagesHere, nameOf, state } from "./store.js";
import { hourOf, writtenAt } from "./timestamps.js";
import { WORDS } from "./words.js";

const LOADING = 1 << 7;
const MENU_ANSWER = 23; // the type of a message that answers a command of a menu
const COMPONENTS_V2 = 1 << 15;

/** Does it call me by name? */
const callsMe = (message) =>
  (message.mentions ?? []).some((user) => user.id === state.user.id) && message.author.id !== state.user.id;

/** A message; `leads` says that it begins a group and so carries avatar, name and time, `held` that nobody can press there. */
export function messageNode(message, { leads, held }) {
  const traits = [
    leads && "leads",
    isEphemeral(message) && "ephemeral",
    callsMe(message) && "calls-me",
    message.author.bot && "by-bot",
  ];
  const head = leads
    ? header(message)
    : el("span", { class: "hour", "aria-hidden": "true", text: hourOf(message.timestamp) });
  return el(
    "article",
    {
      class: ["message", ...traits.filter(Boolean)].join(" "),
      id: `message-${message.id}`,
      tabindex: "-1",
      "data-key": message.id,
      "aria-label": nameOf(message.author),
    },
    leads && origin(message),
    leads && avatar(message.author),
    el(
      "div",
      { class: "message-main" },
      head,
      el("div", { class: "message-body", inert: held }, body(message)),
      mark(message),
      isEphemeral(message) && onlyYou(message),
    ),
    hasMenu(message) && menuButton(WORDS.messageMenu, (anchor) => openMessageMenu(anchor, message)),
  );
}

function header({ author, timestamp }) {
  const name = el("span", {
    class: "author",
    css: { color: nameColour(author) },
    "data-person": author.id,
    text: nameOf(author),
  });
  return el("header", {}, name, author.bot && el("span", { class: "app", text: WORDS.app }), writtenAt(timestamp));
}

/** The line above: which command or message this answers. */
function origin(message) {
  const asked = message.interaction_metadata ?? message.interaction;
  if (asked?.type === 2 && asked.user) {
    const name = asked.name ?? message.interaction?.name;
    const used = name ? WORDS.used(message.type === MENU_ANSWER ? name : `/${name}`) : WORDS.usedSomething;
    return el("p", { class: "origin" }, icon("slash"), el("span", {}, el("b", { text: nameOf(asked.user) }), used));
  }
  return message.message_reference?.message_id ? replyLine(message.message_reference.message_id) : null;
}

function replyLine(id) {
  const target = messagesHere().find((one) => one.id === id);
  const jump = () => document.getElementById(`message-${id}`)?.scrollIntoView({ block: "center" });
  const text = target ? `${nameOf(target.author)} ${(target.content || "").slice(0, 80)}` : WORDS.goneReply;
  return el(
    "p",
    { class: "origin" },
    icon("reply"),
    hidden(WORDS.repliesTo),
    el("button", { type: "button", class: "plain", disabled: !target, text, onclick: jump }),
  );
}

function body(message) {
  if (message.flags & LOADING) return el("p", { class: "thinking", text: WORDS.thinking(nameOf(message.author)) });
  const laidOut = Boolean(message.flags & COMPONENTS_V2);
  const edited = message.edited_timestamp
    ? el("span", { class: "edited", title: hourOf(message.edited_timestamp), text: WORDS.edited })
    : null;
  const words = message.content ? el("div", { class: "markdown content" }, markdown(message.content), edited) : null;
  const parts = laidOut
    ? []
    : [
        attachments(message.attachments ?? [], shownByEmbeds(message.embeds ?? [])),
        (message.embeds ?? []).map(embedCard),
      ];
  const components = drawAll(message.components ?? [], message);
  return [words, ...parts, el("div", { class: laidOut ? "laid-out" : "rows" }, components), words ? null : edited];
}

/** What became of the last press on this message. */
function mark(message) {
  const state_ = onMessages.get(message.id);
  if (state_?.state !== "failed") return null;
  return el("p", { class: "failed" }, icon("warn"), el("span", { text: state_.reason }));
}

const onlyYou = (message) =>
  el(
    "p",
    { class: "only-you" },
    icon("eye"),
    el("span", { text: WORDS.onlyYou }),
    " · ",
    el("button", { type: "button", class: "plain", text: WORDS.dismiss, onclick: () => dismiss(message) }),
  );

/** The line of a command on its way, or that failed. */
export function commandNode({ key, name, state: outcome, reason }) {
  const failed = outcome === "failed";
  const gone = el("button", { type: "button", class: "plain", text: WORDS.dismiss, onclick: () => forget(key) });
  const words = failed
    ? [el("span", { class: "failed" }, icon("warn"), el("span", { text: reason })), " · ", gone]
    : [el("span", { class: "thinking", text: WORDS.sending(name) })];
  const asked = el(
    "p",
    { class: "origin" },
    icon("slash"),
    el("span", {}, el("b", { text: state.user.name }), WORDS.used(name)),
  );
  return el(
    "article",
    { class: "message leads ephemeral sent", "data-key": key, tabindex: "-1" },
    asked,
    avatar(state.bot),
    el("div", { class: "message-main" }, el("p", {}, words)),
  );
}
