// A listbox: options in a column, one of them active, moved through by arrow keys; for menus, pickers and suggestions.

import { el, freshId, morphChildren } from "./dom.js";
import { icon } from "./icons.js";
import { WORDS } from "./words.js";

const PAGE = 8;

/**
 * Items are {key, label, description, sign, selected, disabled, group}. `onChoose(item)` hears of a choice; `owner` is the
 * element with the keyboard focus, which names the active option to screen readers.
 */
export class Listbox {
  constructor({ label, multiple = false, onChoose }) {
    this.element = el("div", { class: "listbox", role: "listbox", id: freshId("list"), "aria-label": label });
    if (multiple) this.element.setAttribute("aria-multiselectable", "true");
    this.onChoose = onChoose;
    this.items = [];
    this.active = -1;
    this.owner = this.element;
    this.empty = WORDS.nothingFound;
  }

  /** Show other items; the active one stays active if it is still there. */
  setItems(items, { activate = 0 } = {}) {
    const before = this.activeItem?.key;
    this.items = items;
    const kept = before === undefined ? -1 : items.findIndex((item) => item.key === before);
    this.active = Math.min(kept >= 0 ? kept : activate, items.length - 1);
    this.draw();
  }

  get activeItem() {
    return this.items[this.active];
  }

  /** Make nothing active, as before anything was chosen by keys. */
  rest() {
    this.active = -1;
    this.draw();
  }

  draw() {
    const rows = this.items
      .flatMap((item, index) => [this.groupRow(item, index), this.row(item, index)])
      .filter(Boolean);
    morphChildren(this.element, rows.length ? rows : [el("p", { class: "note", text: this.empty })]);
    const active = this.active >= 0 ? this.idOf(this.active) : "";
    if (active) this.owner.setAttribute("aria-activedescendant", active);
    else this.owner.removeAttribute("aria-activedescendant");
    if (active) document.getElementById(active)?.scrollIntoView({ block: "nearest" });
  }

  idOf(index) {
    return `${this.element.id}-${index}`;
  }

  groupRow(item, index) {
    if (!item.group || this.items[index - 1]?.group === item.group) return null;
    return el("p", { class: "list-group", role: "presentation", text: item.group });
  }

  row(item, index) {
    const words = el(
      "span",
      { class: "option-words" },
      el("span", { class: "option-label" }, item.label),
      item.description && el("small", { text: item.description }),
    );
    const tick = item.selected ? icon("check") : null;
    return el(
      "div",
      {
        id: this.idOf(index),
        class: "option",
        role: "option",
        "data-active": index === this.active,
        "aria-selected": String(Boolean(item.selected)),
        "aria-disabled": item.disabled ? "true" : null,
        onpointerdown: (event) => event.preventDefault(),
        onclick: () => this.choose(index),
      },
      item.sign ?? null,
      words,
      tick,
    );
  }

  choose(index = this.active) {
    const item = this.items[index];
    if (!item || item.disabled) return;
    this.active = index;
    this.onChoose(item);
  }

  move(step) {
    if (!this.items.length) return;
    const count = this.items.length;
    this.active = this.active < 0 ? (step > 0 ? 0 : count - 1) : (this.active + step + count) % count;
    this.draw();
  }

  jump(index) {
    this.active = Math.max(0, Math.min(index, this.items.length - 1));
    this.draw();
  }

  /** Arrow keys and their kin; true if the key was one of them. `wide` takes Home and End too. */
  takeKey(event, { wide = false } = {}) {
    const moves = {
      ArrowDown: () => this.move(1),
      ArrowUp: () => this.move(-1),
      PageDown: () => this.jump(this.active + PAGE),
      PageUp: () => this.jump(this.active - PAGE),
      ...(wide ? { Home: () => this.jump(0), End: () => this.jump(this.items.length - 1) } : {}),
    };
    if (!moves[event.key] || event.altKey || event.ctrlKey || event.metaKey) return false;
    event.preventDefault();
    moves[event.key]();
    return true;
  }

  /** Jump to the next item that begins with a typed letter. */
  typeAhead(letter) {
    const begins = (item) => String(item.label).toLowerCase().startsWith(letter.toLowerCase());
    const order = this.items.map((_, offset) => (this.active + 1 + offset) % this.items.length);
    const found = order.find((index) => begins(this.items[index]));
    if (found !== undefined) this.jump(found);
  }
}
