// Keys for the whole page: channel to channel, the channel switcher, and the list of keys.

import { el, freshId } from "./dom.js";
import { Listbox } from "./listbox.js";
import { titleOf } from "./messages.js";
import { neighbour, openChannel, ordered } from "./navigation.js";
import { channelById, state } from "./store.js";
import { WORDS } from "./words.js";

const KINDS = { text: WORDS.channel, thread: WORDS.thread, dm: WORDS.dm };

function pageKey(event) {
  const command = event.ctrlKey || event.metaKey;
  if (command && !event.altKey && event.key.toLowerCase() === "k") {
    event.preventDefault();
    openSwitcher();
  } else if (
    event.altKey &&
    !command &&
    ["ArrowUp", "ArrowDown"].includes(event.key) &&
    !document.querySelector("dialog[open]")
  ) {
    event.preventDefault();
    const next = neighbour(event.key === "ArrowDown" ? 1 : -1, { unread: event.shiftKey });
    if (next) openChannel(next.id);
  }
}

/** Listen for the page's keys. */
export const listenForKeys = () => document.addEventListener("keydown", pageKey);

/** A dialog to go to a channel by typing part of its name. */
function openSwitcher() {
  if (document.querySelector("dialog[open]")) return;
  const dialog = el("dialog", {
    class: "switcher",
    "aria-label": WORDS.goTo,
    onclick: (event) => event.target === dialog && dialog.close(),
  });
  const go = (item) => {
    dialog.close();
    openChannel(item.key);
  };
  const list = new Listbox({ label: WORDS.channels, onChoose: go });
  const input = el("input", {
    class: "input",
    type: "text",
    role: "combobox",
    "aria-expanded": "true",
    "aria-controls": list.element.id,
    "aria-label": WORDS.goTo,
    placeholder: WORDS.goToHint,
    autocomplete: "off",
  });
  const fill = () => list.setItems(itemsFor(input.value));
  input.oninput = () => (list.rest(), fill());
  input.onkeydown = (event) => {
    if (list.takeKey(event) || event.key !== "Enter") return;
    event.preventDefault();
    list.choose();
  };
  list.owner = input;
  dialog.append(input, list.element);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  fill();
  input.focus();
}

function itemsFor(typed) {
  const wanted = typed.toLowerCase().trim();
  const fits = ordered({ archived: true, everywhere: true }).filter((channel) => channel.name.toLowerCase().includes(wanted));
  const urgent = (channel) => Number(channel.mentions > 0) * 2 + Number(channel.unread > 0);
  const sorted = fits.sort((a, b) => urgent(b) - urgent(a));
  return sorted.map((channel) => ({
    key: channel.id,
    label: titleOf(channel),
    description: note(channel),
    selected: channel.id === state.current,
  }));
}

function note(channel) {
  const parent = channel.parent_id && channelById(channel.parent_id);
  const server = state.guilds.length > 1 && state.guilds.find((guild) => guild.id === channel.guild_id);
  const calls = channel.mentions && WORDS.mentions(channel.mentions);
  return [KINDS[channel.kind], parent && titleOf(parent), server && server.name, calls].filter(Boolean).join(" · ");
}

/** A dialog that lists the keys. */
export function openKeys() {
  const heading = freshId("keys");
  const close = el("button", {
    type: "button",
    class: "plain close",
    "aria-label": WORDS.close,
    text: "×",
    onclick: () => dialog.close(),
  });
  const rows = WORDS.keyList.map(([keys, meaning]) =>
    el("div", {}, el("dt", {}, el("kbd", { text: keys })), el("dd", { text: meaning })),
  );
  const dialog = el(
    "dialog",
    { class: "modal", "aria-labelledby": heading },
    el("header", {}, el("h2", { id: heading, text: WORDS.keys }), close),
    el("dl", { class: "keys" }, rows),
  );
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
