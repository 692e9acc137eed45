// The line of a picked slash command: its options as chips, required ones first, optional ones to add; Enter sends.

import { api } from "./api.js";
import { el } from "./dom.js";
import { icon } from "./icons.js";
import { run } from "./interactions.js";
import { OptionField } from "./option_field.js";
import { addressOf } from "./picker.js";
import { state } from "./store.js";
import { WORDS } from "./words.js";

/** `box` is the composer it stands in: panel(nodes), problem(text), leave(text). */
export class CommandForm {
  constructor(leaf, channel, box) {
    this.leaf = leaf;
    this.channel = channel;
    this.box = box;
    this.fields = leaf.options.map((option) => new OptionField(option, this));
    this.shown = this.fields.filter((field) => field.option.required);
    this.chips = el("span", { class: "chips" });
    this.name = el("button", {
      type: "button",
      class: "command-name",
      title: WORDS.leaveCommand,
      "aria-label": `/${leaf.title}. ${WORDS.leaveCommand}`,
      text: `/${leaf.title}`,
      onclick: () => this.leave(),
    });
    this.sendButton = el("button", { type: "submit", class: "round", "aria-label": WORDS.send }, icon("send"));
    this.element = el(
      "form",
      {
        class: "composer-box command",
        "aria-label": `/${leaf.title}`,
        onkeydown: (event) => event.key === "Escape" && this.leave(),
      },
      this.name,
      this.chips,
      this.sendButton,
    );
    this.element.onsubmit = (event) => (event.preventDefault(), this.submit());
    this.draw();
  }

  draw() {
    const spare = this.fields.filter((field) => !this.shown.includes(field));
    const adders = spare.map((field) =>
      el(
        "button",
        {
          type: "button",
          class: "chip-add",
          title: field.option.description,
          "aria-label": WORDS.addOption(field.option.label),
          "data-add": field.option.name,
          onclick: () => this.add(field),
        },
        `+ ${field.option.label}`,
      ),
    );
    this.chips.replaceChildren(...this.shown.map((field) => field.node), ...adders);
  }

  /** Put the focus where the next thing is to be typed. */
  focus() {
    const empty = this.shown.find((field) => field.isEmpty);
    if (empty) return empty.input.focus();
    this.describe(
      el("p", { class: "panel-words" }, el("b", { text: `/${this.leaf.title}` }), ` ${this.leaf.description}`),
    );
    this.sendButton.focus();
  }

  describe(...nodes) {
    this.box.panel(nodes);
  }

  add(field) {
    this.shown = [...this.shown, field];
    this.draw();
    field.input.focus();
  }

  /** Take an optional field away; from the first required one, leave the command. */
  remove(field) {
    const place = this.shown.indexOf(field);
    if (field.option.required) return place === 0 ? this.leave() : this.shown[place - 1].input.focus();
    field.input.value = "";
    field.typed();
    this.shown = this.shown.filter((one) => one !== field);
    this.draw();
    (this.shown[place - 1]?.input ?? this.sendButton).focus();
  }

  /** Show what is known about the field in focus. */
  show(field) {
    this.inFocus = field;
    this.describe(field.about, field.isOpen && field.list.element);
  }

  hide(field) {
    if (this.inFocus !== field) return;
    this.inFocus = null;
    setTimeout(() => !this.inFocus && this.element.isConnected && this.describe(), 0);
  }

  /** After a pick: on to the next required field that is empty, else stay. */
  next(field) {
    const empty = this.shown.find((one) => one !== field && one.isEmpty);
    (empty ?? field).input.focus();
  }

  suggest(option) {
    return api.autocomplete({ ...this.request((field) => field.partial(), option), focused: option.name });
  }

  /** What a request about this command holds; `focused` is in it even while it is empty. */
  request(valueOf, focused = null) {
    const given = this.shown.filter((field) => !field.isEmpty || field.option === focused);
    const options = Object.fromEntries(given.map((field) => [field.option.name, valueOf(field)]));
    return { user: state.user.id, channel_id: this.channel.id, ...addressOf(this.leaf), options };
  }

  problemOf(field) {
    if (field.isEmpty) return field.option.required ? WORDS.missing(field.option.label) : null;
    return field.result().problem ?? null;
  }

  submit() {
    const wrong = this.shown.find((field) => this.problemOf(field));
    this.box.problem(wrong ? this.problemOf(wrong) : "");
    if (wrong) {
      wrong.input.setAttribute("aria-invalid", "true");
      return wrong.input.focus();
    }
    const body = this.request((field) => field.result().value);
    this.box.leave("");
    run(api.command(body), this.channel.id, `/${this.leaf.title}`);
  }

  leave() {
    this.box.leave(`/${this.leaf.title}`);
  }
}
