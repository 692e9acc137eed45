// The menu of a message or a person: the bot's commands for it, as Discord lists them under "Apps".

import { api } from "./api.js";
import { el } from "./dom.js";
import { icon } from "./icons.js";
import { run } from "./interactions.js";
import { isEphemeral } from "./message_lines.js";
import { menuCommands, MESSAGE_MENU, PERSON_MENU } from "./picker.js";
import { openPopup } from "./popup.js";
import { currentChannel, messagesHere, nameOf, state, userById } from "./store.js";
import { WORDS } from "./words.js";

const WIDTH = 250; // px

/** Send a command of a menu: `target` is {message_id} or {person_id}. */
function choose(name, target) {
  const channel = currentChannel();
  run(api.menu({ user: state.user.id, channel_id: channel.id, name, ...target }), channel.id, name);
}

const lines = (kind, target) =>
  menuCommands(state.commands, currentChannel(), kind).map(({ name, label }) => ({ label, go: () => choose(name, target) }));

/** In a DM nobody else is met than the two of it. */
const isHere = (id) => currentChannel()?.kind !== "dm" || id === state.user.id || id === state.bot.id;

function personGroup(person) {
  if (!isHere(person.id)) return [];
  return [{ title: nameOf(person), lines: lines(PERSON_MENU, { person_id: person.id }) }];
}

const messageGroup = (message) =>
  isEphemeral(message) ? [] : [{ title: WORDS.thisMessage, lines: lines(MESSAGE_MENU, { message_id: message.id }) }];

/** Does the bot have a command for this message or its author? */
export const hasMenu = (message) => filled([...messageGroup(message), ...personGroup(message.author)]).length > 0;

const filled = (groups) => groups.filter((group) => group.lines.length);

let popup = null;

function close() {
  popup?.close();
  popup = null;
}

/** Open the menu of a person beside `anchor`; `done` is called when a command was chosen. */
export const openPersonMenu = (anchor, person, done) => open(anchor, personGroup(person), done);

/** Open the menu of a message: its commands, then those for its author. */
export const openMessageMenu = (anchor, message) =>
  open(anchor, [...messageGroup(message), ...personGroup(message.author)]);

function open(anchor, groups, done = () => {}) {
  close();
  const menu = el("div", { class: "apps-menu", role: "menu", "aria-label": WORDS.apps, onkeydown: moveInMenu });
  const line = ({ label, go }) =>
    el("button", {
      type: "button",
      class: "apps-line",
      role: "menuitem",
      text: label,
      onclick: () => (close(), done(), go()),
    });
  const shown = filled(groups).map((group) => [el("p", { class: "list-group", text: group.title }), group.lines.map(line)]);
  menu.append(...(shown.length ? shown.flat(2) : [el("p", { class: "note", text: WORDS.noApps })]));
  popup = openPopup(anchor, menu, { onOutside: close, width: WIDTH });
  popup.element.addEventListener("toggle", (event) => event.newState === "closed" && close());
  (menu.querySelector("button") ?? menu).focus({ preventScroll: true });

  function moveInMenu(event) {
    const items = [...menu.querySelectorAll("button")];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) items.at((items.indexOf(document.activeElement) + step) % items.length)?.focus();
    else if (event.key === "Escape" || event.key === "Tab") (close(), anchor.focus?.({ preventScroll: true }));
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

/** The button of a message that opens its menu; for a row of people with `person`. */
export const menuButton = (label, onOpen) =>
  el(
    "button",
    {
      type: "button",
      class: "plain apps-button",
      "aria-haspopup": "menu",
      "aria-label": label,
      title: label,
      onclick: (event) => onOpen(event.currentTarget),
    },
    icon("more"),
  );

const personOf = (node) => {
  const id = node?.dataset.person;
  return id && (userById(id) ?? (id === state.bot.id ? state.bot : messagesHere().find((one) => one.author.id === id)?.author));
};

function openAt(event, isPress) {
  const named = event.target.closest?.("[data-person]");
  const person = personOf(named);
  const message = messagesHere().find((one) => `message-${one.id}` === event.target.closest?.(".message")?.id);
  if (isPress && named?.matches("a")) return; // it leads somewhere
  if (person && isHere(person.id)) openPersonMenu(named, person);
  else if (message && !isPress && hasMenu(message) && !event.target.closest("a, img, input")) openMessageMenu(event.target, message);
  else return;
  event.preventDefault();
}

/** A press on a name, and the other mouse button (or a long press) on a name or a message, open their menus. */
export function listenForMenus() {
  document.addEventListener("click", (event) => openAt(event, true));
  document.addEventListener("contextmenu", (event) => openAt(event, false));
}
