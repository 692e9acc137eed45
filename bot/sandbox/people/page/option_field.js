// One option of a slash command: its chip with an input, and the suggestions it brings, closed or asked from the bot.

import { ApiError } from "./api.js";
import { el, freshId } from "./dom.js";
import { Listbox } from "./listbox.js";
import { kindOf } from "./option_kinds.js";
import { WORDS } from "./words.js";

const DEBOUNCE = 180; // ms after the last key before the bot is asked

/**
 * `form` is what the field needs of its command: suggest(option) asks the bot, show(field) and hide(field) open and close the
 * panel, next(field), submit(), remove(field).
 */
export class OptionField {
  constructor(option, form) {
    this.option = option;
    this.form = form;
    this.kind = kindOf(option);
    this.picked = null;
    this.closed = false;
    this.asked = 0;
    this.list =
      this.kind.offers || option.autocomplete
        ? new Listbox({ label: WORDS.suggestions(option.label), onChoose: (item) => this.pick(item) })
        : null;
    this.build();
  }

  build() {
    const { option, list } = this;
    const combo = list
      ? { role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": list.element.id }
      : {};
    const id = freshId("option");
    const hint = `${id}-hint`;
    this.input = el("input", {
      ...combo,
      id,
      type: this.kind.file ? "file" : "text",
      size: 6,
      autocomplete: "off",
      spellcheck: "false",
      inputmode: this.kind.inputmode,
      "data-option": option.name,
      maxlength: option.max_length,
      "aria-required": String(Boolean(option.required)),
      "aria-describedby": hint,
      onfocus: () => this.focused(),
      onblur: () => this.form.hide(this),
      oninput: () => (this.kind.file ? this.chooseFile() : this.typed()),
      onkeydown: (event) => this.key(event),
    });
    const drop = option.required
      ? null
      : el("button", {
          type: "button",
          class: "chip-drop",
          "aria-label": WORDS.removeOption(option.label),
          text: "×",
          onclick: () => this.form.remove(this),
        });
    const need = option.required ? WORDS.required : WORDS.optional;
    const said = el("span", { class: "for-readers", id: hint, text: `${option.description}, ${need}` });
    this.node = el("span", { class: "chip" }, el("label", { for: id, text: option.label }), this.input, drop, said);
    this.about = el(
      "p",
      { class: "panel-words" },
      el("b", { text: option.label }),
      ` ${option.description} `,
      el("small", { text: need }),
    );
    if (list) list.owner = this.input;
    if (this.kind.empty) list.empty = this.kind.empty;
  }

  get text() {
    return this.input.value;
  }

  get isEmpty() {
    return this.text.trim() === "";
  }

  focused() {
    this.closed = this.picked !== null;
    this.refresh();
    this.form.show(this);
  }

  typed() {
    this.picked = null;
    this.closed = false;
    this.input.size = Math.max(6, Math.min(this.text.length + 1, 40));
    this.input.removeAttribute("aria-invalid");
    this.refresh();
    this.form.show(this);
  }

  /** Read the file that was chosen; it goes to the bot as base64. */
  async chooseFile() {
    this.picked = null;
    const [file] = this.input.files;
    if (!file) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const content = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    this.picked = { name: file.name, value: { filename: file.name, content } };
    this.input.removeAttribute("aria-invalid");
  }

  /** Are suggestions to be seen? */
  get isOpen() {
    return Boolean(this.list) && !this.closed;
  }

  refresh() {
    if (!this.list) return;
    this.input.setAttribute("aria-expanded", String(this.isOpen));
    if (this.option.autocomplete) this.ask();
    else
      this.offer(
        this.kind
          .offers(this.option)
          .filter((choice) => this.picked || choice.name.toLowerCase().includes(this.text.trim().toLowerCase())),
      );
  }

  offer(choices) {
    this.offered = choices;
    const items = choices.map((choice) => ({
      key: String(choice.value),
      label: choice.name,
      sign: choice.sign,
      value: choice.value,
      selected: this.picked?.value === choice.value,
    }));
    this.list.setItems(items, { activate: this.kind.offers || !this.isEmpty ? 0 : -1 });
  }

  /** Ask the bot what fits; only the newest answer counts. */
  ask() {
    clearTimeout(this.timer);
    this.asked += 1;
    const turn = this.asked;
    this.list.empty = WORDS.loading;
    if (!this.list.items.length) this.list.draw();
    this.timer = setTimeout(() => this.receive(turn), DEBOUNCE);
  }

  async receive(turn) {
    let choices = [];
    let empty = WORDS.noSuggestion;
    try {
      ({ choices } = await this.form.suggest(this.option));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      empty = WORDS.suggestionsFailed;
    }
    if (turn !== this.asked) return;
    this.list.empty = empty;
    this.offer(choices);
  }

  pick(item) {
    this.picked = { name: item.label, value: item.value };
    this.input.value = item.label;
    this.input.size = Math.max(6, Math.min(item.label.length + 1, 40));
    this.input.removeAttribute("aria-invalid");
    this.close();
    this.form.next(this);
  }

  close() {
    this.closed = true;
    this.input.setAttribute("aria-expanded", "false");
    this.input.removeAttribute("aria-activedescendant");
    this.form.show(this);
  }

  key(event) {
    if (event.isComposing) return;
    if (event.key === "Backspace" && this.text === "") return (event.preventDefault(), this.form.remove(this));
    if (event.key === "Escape") return this.escape(event);
    if (this.list && this.closed && ["ArrowDown", "ArrowUp"].includes(event.key) && !event.altKey) this.reopen();
    if (this.isOpen && this.list.takeKey(event)) return;
    const active = this.isOpen ? this.list.activeItem : null;
    if (event.key === "Tab" && active && !this.isEmpty && !event.shiftKey) this.settle(active);
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (active && !(this.isEmpty && !this.option.required)) this.list.choose();
    else this.form.submit();
  }

  /** Take the active suggestion on the way to the next field. */
  settle(item) {
    this.picked = { name: item.label, value: item.value };
    this.input.value = item.label;
  }

  reopen() {
    this.closed = false;
    this.refresh();
    this.form.show(this);
  }

  escape(event) {
    event.stopPropagation();
    if (this.isOpen && this.list.items.length) this.close();
    else this.form.leave();
  }

  /** What is typed or picked: {value} or {problem}. */
  result() {
    if (this.picked) return { value: this.picked.value };
    const typed = this.text.trim();
    const named = this.offered?.find((choice) => choice.name.toLowerCase() === typed.toLowerCase());
    if (named) return { value: named.value };
    return this.kind.offers ? { problem: WORDS.pickOne(this.option.label) } : this.kind.parse(this.option, this.text);
  }

  /** What the bot gets while it is asked for suggestions. */
  partial() {
    if (this.isEmpty) return "";
    const { value } = this.result();
    return value ?? this.text;
  }
}
