// The box at the bottom, one a channel: plain text, the picker that a slash opens, and the line of a picked command.

import { api, ApiError } from "./api.js";
import { CommandForm } from "./command_form.js";
import { el } from "./dom.js";
import { icon } from "./icons.js";
import { Listbox } from "./listbox.js";
import { commandLeaves, leafOfName, matching, namedInFull } from "./picker.js";
import { channelById, changed, currentChannel, on, state } from "./store.js";
import { titleOf } from "./messages.js";
import { WORDS } from "./words.js";

const TALLEST = 180; // px
const handheld = () => matchMedia("(pointer: coarse)").matches;

class Composer {
  constructor(channelId, toBottom) {
    this.channelId = channelId;
    this.toBottom = toBottom;
    this.closed = false;
    this.pickerOpen = false;
    this.list = new Listbox({ label: WORDS.commands, onChoose: (item) => this.pick(item.leaf) });
    this.panelBox = el("div", { class: "panel", hidden: true });
    this.problemLine = el("p", { class: "problem", role: "alert" });
    this.text = this.textBox();
    this.list.owner = this.text;
    this.sendButton = el(
      "button",
      { type: "button", class: "round", "aria-label": WORDS.send, onclick: () => this.send() },
      icon("send"),
    );
    this.slashButton = el(
      "button",
      {
        type: "button",
        class: "round quiet",
        "aria-label": WORDS.commands,
        title: WORDS.commands,
        onclick: () => this.begin(),
      },
      icon("slash"),
    );
    this.plain = el("div", { class: "composer-box" }, this.slashButton, this.text, this.sendButton);
    this.element = el("div", { class: "composer" }, this.panelBox, this.problemLine, this.plain);
  }

  get channel() {
    return channelById(this.channelId);
  }

  textBox() {
    return el("textarea", {
      class: "text-box",
      rows: 1,
      maxlength: 2000,
      "aria-autocomplete": "list",
      "aria-haspopup": "listbox",
      "aria-controls": this.list.element.id,
      oninput: () => this.typed(),
      onkeydown: (event) => this.key(event),
      onblur: () => this.closePicker(),
      onfocus: () => this.typed(),
    });
  }

  /** Words that depend on the channel's name. */
  label() {
    const name = titleOf(this.channel);
    this.text.placeholder = this.channel.archived ? WORDS.writeArchived : WORDS.write(name);
    this.text.setAttribute("aria-label", WORDS.messageBox(name));
  }

  focus() {
    if (this.form) this.form.focus();
    else this.text.focus({ preventScroll: true });
  }

  /** As if a slash had been typed. */
  begin() {
    if (!this.text.value.startsWith("/")) this.text.value = "/";
    this.text.focus();
    this.typed();
  }

  typed() {
    this.closed = false;
    this.problem("");
    this.grow();
    const leaves = commandLeaves(state.commands, this.channel);
    const leaf = this.slashText === null ? null : namedInFull(leaves, this.slashText);
    if (leaf) this.pick(leaf);
    else this.offer(leaves);
  }

  grow() {
    this.text.style.height = "auto";
    this.text.style.height = `${Math.min(this.text.scrollHeight, TALLEST)}px`;
    this.element.toggleAttribute("data-filled", this.text.value.trim() !== "");
  }

  /** What follows the slash, or null if this is no command. */
  get slashText() {
    return this.text.value.startsWith("/") && !this.text.value.includes("\n") ? this.text.value.slice(1) : null;
  }

  offer(leaves) {
    const open = this.slashText !== null && !this.closed && document.activeElement === this.text;
    this.pickerOpen = open;
    if (!open) return this.panel([]);
    this.list.empty = leaves.length ? WORDS.noCommand(this.text.value.trim()) : WORDS.noCommands;
    const items = matching(leaves, this.slashText).map((leaf) => ({
      key: leaf.title,
      label: `/${leaf.title}`,
      description: leaf.description,
      leaf,
    }));
    this.list.active = -1;
    this.list.setItems(items);
    this.panel([this.list.element]);
  }

  panel(nodes) {
    const kept = nodes.filter(Boolean);
    const children = [...this.panelBox.children];
    this.panelBox.hidden = kept.length === 0;
    if (kept.length !== children.length || kept.some((node, index) => node !== children[index]))
      this.panelBox.replaceChildren(...kept);
  }

  problem(text) {
    this.problemLine.textContent = text;
  }

  closePicker() {
    if (this.form) return;
    this.pickerOpen = false;
    this.text.removeAttribute("aria-activedescendant");
    this.panel([]);
  }

  key(event) {
    if (event.isComposing) return;
    if (this.pickerOpen && this.list.takeKey(event)) return;
    if (event.key === "Escape") return this.escape(event);
    if (event.key === "Tab" && !event.shiftKey && this.pickerOpen && this.list.activeItem)
      return (event.preventDefault(), this.list.choose());
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    if (this.pickerOpen && this.list.activeItem) this.list.choose();
    else this.send();
  }

  escape(event) {
    event.stopPropagation();
    if (!this.pickerOpen) return this.toBottom();
    this.closed = true;
    this.closePicker();
  }

  /** Go on with a command: its line takes the place of the text. */
  pick(leaf) {
    this.problem("");
    this.text.value = "";
    this.pickerOpen = false;
    this.form = new CommandForm(leaf, this.channel, this);
    this.panel([]);
    this.element.lastChild.replaceWith(this.form.element);
    this.form.focus();
  }

  /** Back to plain text. */
  leave(text) {
    this.form = null;
    this.panel([]);
    this.problem("");
    this.text.value = text;
    this.element.lastChild.replaceWith(this.plain);
    this.text.focus({ preventScroll: true });
    this.closed = true;
    this.closePicker();
    this.grow();
  }

  async send() {
    const content = this.text.value.trim();
    if (!content) return;
    if (this.slashText !== null) return this.problem(WORDS.noCommand(content));
    this.text.value = "";
    this.grow();
    state.dividers.delete(this.channelId);
    changed("messages");
    this.toBottom();
    await api.message(state.user.id, this.channelId, content).catch((error) => this.giveBack(content, error));
  }

  giveBack(content, error) {
    if (!(error instanceof ApiError)) throw error;
    this.text.value = this.text.value || content;
    this.grow();
    this.problem(error.message);
  }
}

const composers = new Map();

/** Begin a command in the channel in view, as its mention in a message does; nothing if there is no such command. */
export function startCommand(name) {
  const composer = composers.get(state.current);
  const leaf = leafOfName(commandLeaves(state.commands, composer.channel), name);
  if (leaf) composer.pick(leaf);
}

/** The place of the composer; shows that of the channel in view. `toBottom` brings the newest message into view. */
export function composerPlace(toBottom) {
  const place = el("div", { class: "composer-place" });
  const show = () => {
    const channel = currentChannel();
    if (!channel) return place.replaceChildren();
    if (!composers.has(channel.id)) composers.set(channel.id, new Composer(channel.id, toBottom));
    const composer = composers.get(channel.id);
    composer.label();
    if (place.firstChild === composer.element) return;
    place.replaceChildren(composer.element);
    composer.grow();
    if (!handheld()) composer.focus();
  };
  on(["current", "channels"], show);
  return place;
}
