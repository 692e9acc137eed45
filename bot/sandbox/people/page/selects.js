// Select menus: the closed field in a message or a form, and the open list that outlives edits of its message.

import { act, walk } from "./acting.js";
import { announce } from "./announce.js";
import { el } from "./dom.js";
import { icon } from "./icons.js";
import { onMessages } from "./interactions.js";
import { Listbox } from "./listbox.js";
import { openPopup } from "./popup.js";
import { optionsOf, startValues } from "./select_options.js";
import { WORDS } from "./words.js";

let open = null; // {key, component, chosen, box, list, popup, submit}
const chosenHere = new Map(); // key -> {from: component as JSON, values}: what was chosen, until the bot changes the menu

const keyOf = (message, component) => `${message.id} ${component.custom_id}`;

/** A select menu of a message. */
export function selectMenu(component, message) {
  const key = keyOf(message, component);
  const mark = onMessages.get(message.id);
  const waits = mark?.state === "pending" && mark.customId === component.custom_id;
  if (mark?.state === "failed" && mark.customId === component.custom_id) chosenHere.delete(key);
  const remembered = chosenHere.get(key);
  const values = remembered?.from === JSON.stringify(component) ? remembered.values : startValues(component);
  const submit = (chosen) => {
    chosenHere.set(key, { from: JSON.stringify(open?.component ?? component), values: chosen });
    act(message, component.custom_id, chosen);
  };
  const field = selectField({
    component,
    values,
    busy: waits,
    onOpen: (box) => openMenu({ key, component, values, box, submit }),
  });
  field.setAttribute("data-menu", key);
  return field;
}

/** The closed field: shows what is chosen, opens the list. */
export function selectField({ component, values, busy = false, onOpen, labelledBy = null }) {
  const chosen = optionsOf(component).filter((option) => values.includes(option.value));
  const text = chosen.length ? chosen.map((option) => option.label).join(", ") : component.placeholder || WORDS.choose;
  return el(
    "button",
    {
      type: "button",
      class: chosen.length ? "select" : "select select-empty",
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-label": labelledBy ? null : component.placeholder || WORDS.choose,
      "aria-labelledby": labelledBy,
      "aria-busy": busy ? "true" : null,
      "data-custom-id": component.custom_id,
      disabled: component.disabled === true,
      onclick: (event) => !busy && onOpen(event.currentTarget),
      onkeydown: (event) => {
        if (!["ArrowDown", "ArrowUp"].includes(event.key) || event.altKey || busy) return;
        event.preventDefault();
        onOpen(event.currentTarget);
      },
    },
    el("span", { class: "select-text", text }),
    icon("chevron"),
  );
}

const limits = (component) => ({ least: component.min_values ?? 1, most: component.max_values ?? 1 });

/** Open the list of a field; `submit(values)` hears what was chosen. Opening it again closes it. */
export function openMenu({ key, component, values, box, submit }) {
  const again = open?.key === key;
  closeMenu();
  if (again) return;
  const { most } = limits(component);
  const list = new Listbox({
    label: component.placeholder || WORDS.choose,
    multiple: most > 1,
    onChoose: (item) => choose(item.key),
  });
  open = { key, component, chosen: [...values], box, list, submit, typed: "" };
  const filter = component.type === 3 ? null : filterField();
  open.tools = el("div", { class: "menu-tools" });
  open.popup = openPopup(box, [filter, list.element, open.tools].filter(Boolean), {
    onOutside: leaveByPress,
    className: "menu",
  });
  const keyboard = filter ?? list.element;
  list.element.tabIndex = filter ? -1 : 0;
  list.owner = keyboard;
  keyboard.addEventListener("keydown", menuKey);
  open.popup.element.addEventListener("keydown", (event) => event.key === "Escape" && leave(event));
  box.setAttribute("aria-expanded", "true");
  box.setAttribute("aria-controls", list.element.id);
  redraw();
  keyboard.focus({ preventScroll: true });
}

function filterField() {
  const take = (event) => {
    open.typed = event.currentTarget.value;
    redraw();
  };
  return el("input", {
    class: "menu-filter",
    type: "text",
    role: "combobox",
    "aria-expanded": "true",
    "aria-label": WORDS.filterPeople,
    placeholder: WORDS.filterPeople,
    oninput: take,
  });
}

function redraw() {
  const { component, chosen, list } = open;
  const { most } = limits(component);
  const full = most > 1 && chosen.length >= most;
  const fits = (option) => option.label.toLowerCase().includes(open.typed.toLowerCase());
  const items = optionsOf(component)
    .filter(fits)
    .map((option) => {
      const selected = chosen.includes(option.value);
      return {
        key: option.value,
        label: option.label,
        description: option.description,
        sign: option.sign,
        selected,
        disabled: full && !selected,
      };
    });
  list.setItems(items, {
    activate: Math.max(
      0,
      items.findIndex((item) => item.selected),
    ),
  });
  drawTools();
  open.popup.place();
}

/** A menu of several values says how many and has a button to be done. */
function drawTools() {
  const { least, most } = limits(open.component);
  if (most <= 1) return;
  const hint = least === most ? WORDS.chooseExactly(most) : WORDS.chooseBetween(least, most);
  const enough = open.chosen.length >= least;
  const done = el("button", {
    type: "button",
    class: "button primary",
    disabled: !enough,
    text: WORDS.done,
    onclick: send,
  });
  const count = el("span", { class: "note", role: "status", text: `${hint} · ${WORDS.chosen(open.chosen.length)}` });
  if (!open.tools.childElementCount) return open.tools.replaceChildren(count, done);
  open.tools.firstChild.textContent = count.textContent;
  open.tools.lastChild.disabled = !enough;
}

function choose(value) {
  const { least, most } = limits(open.component);
  const had = open.chosen.includes(value);
  if (most > 1) {
    open.chosen = had ? open.chosen.filter((one) => one !== value) : [...open.chosen, value];
    return redraw();
  }
  open.chosen = had && least === 0 ? [] : [value];
  send();
}

function send() {
  const { submit, chosen, component } = open;
  const order = optionsOf(component).map((option) => option.value);
  const values = order.filter((value) => chosen.includes(value));
  submit(values);
  closeMenu({ focus: true });
}

function menuKey(event) {
  const { list } = open;
  const typing = event.currentTarget.nodeName === "INPUT";
  if (list.takeKey(event, { wide: !typing })) return;
  if (event.key === "Tab") return tabOut(event);
  const picks = event.key === "Enter" || (event.key === " " && !typing);
  if (picks) {
    event.preventDefault();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) return send();
    list.choose();
  } else if (!typing && event.key.length === 1 && !event.ctrlKey && !event.metaKey) list.typeAhead(event.key);
}

/** Tab leaves a menu of one value; in one of several it goes to the button Done. */
function tabOut(event) {
  if (limits(open.component).most > 1 && !event.shiftKey) return;
  event.preventDefault();
  closeMenu({ focus: true });
}

function leave(event) {
  event.preventDefault();
  event.stopPropagation();
  closeMenu({ focus: true });
}

/** Pressing elsewhere ends the choosing: several values count, as they stand, if they are enough and new. */
function leaveByPress() {
  const { component, chosen, values } = { ...open, values: startValues(open.component) };
  const { least, most } = limits(component);
  const fresh = chosen.length !== values.length || chosen.some((value) => !values.includes(value));
  if (most > 1 && fresh && chosen.length >= least) send();
  else closeMenu();
}

/** Close the open list, if any. */
export function closeMenu({ focus = false } = {}) {
  if (!open) return;
  const { box, popup } = open;
  open = null;
  popup.close();
  box.setAttribute("aria-expanded", "false");
  box.removeAttribute("aria-controls");
  if (focus && box.isConnected) box.focus({ preventScroll: true });
}

/** After messages were drawn: the open list follows its menu, or closes if the menu is gone. */
export function followMenus(messages) {
  if (!open || open.box.closest("dialog")) return;
  const message = messages.find((one) => open.key.startsWith(`${one.id} `));
  const component =
    message && [...walk(message.components)].find((one) => keyOf(message, one) === open.key && !one.disabled);
  const box = component && document.querySelector(`[data-menu="${CSS.escape(open.key)}"]`);
  if (!box) {
    closeMenu();
    return announce(WORDS.menuGone);
  }
  const known = new Set(optionsOf(component).map((option) => option.value));
  open.chosen = open.chosen.filter((value) => known.has(value));
  Object.assign(open, { component, box });
  box.setAttribute("aria-expanded", "true");
  box.setAttribute("aria-controls", open.list.element.id);
  open.popup.hangOn(box);
  redraw();
}
