// The fields of a modal, by component type: each knows its control, its value and what is wrong with it.

import { el, freshId, morph } from "./dom.js";
import { markdown } from "./markdown.js";
import { optionsOf, startValues } from "./select_options.js";
import { openMenu, selectField } from "./selects.js";
import { WORDS } from "./words.js";

const WRAPPERS = {
  1: (row) => row.components.map((component) => labelled({ label: component.label, component })),
  10: (display) => [{ node: el("div", { class: "markdown" }, markdown(display.content)) }],
  18: (label) => [labelled(label)],
};

/** The nodes and the fields of a modal's components. */
export function drawFields(components) {
  const drawn = components.flatMap((component) => (WRAPPERS[component.type] ?? unknown)(component));
  return { nodes: drawn.map((one) => one.node), fields: drawn.map((one) => one.field).filter(Boolean) };
}

const unknown = (component) => [{ node: el("p", { class: "note", text: WORDS.unknownComponent(component.type) }) }];

const FIELDS = {
  3: menuField,
  4: textField,
  5: menuField,
  6: menuField,
  7: menuField,
  8: menuField,
  21: radioField,
  22: boxesField,
  23: boxField,
};

/** A label, its description, and the control under it. */
function labelled({ label, description, component }) {
  const make = FIELDS[component.type];
  if (!make)
    return {
      node: el(
        "div",
        { class: "field-box" },
        el("b", { text: label }),
        el("p", {
          class: "note",
          text: component.type === 19 ? WORDS.noUpload : WORDS.unknownComponent(component.type),
        }),
      ),
    };
  const ids = { control: freshId("field"), label: freshId("label"), hint: freshId("hint") };
  const field = make(component, { ids, label: label ?? "", described: description ? ids.hint : null });
  const star = component.required === false ? null : el("span", { class: "star", "aria-hidden": "true", text: " *" });
  const name = el(
    field.wantsFor ? "label" : "span",
    { class: "field-label", id: ids.label, for: field.wantsFor ? ids.control : null },
    label ?? "",
    star,
  );
  const hint = description ? el("p", { class: "note", id: ids.hint, text: description }) : null;
  return {
    node: el("div", { class: "field-box" }, name, hint, field.node),
    field: { customId: component.custom_id, control: field.node, ...field },
  };
}

function textField(component, { ids, label, described }) {
  const { min_length: least = 0, max_length: most = 4000, required = true } = component;
  const long = component.style === 2;
  const count = el("small", { class: "count", "aria-hidden": "true" });
  const tell = () => {
    count.textContent = `${control.value.length}/${most}`;
  };
  const control = el(long ? "textarea" : "input", {
    id: ids.control,
    class: "input",
    maxlength: most,
    minlength: least || null,
    rows: long ? 4 : null,
    type: long ? null : "text",
    placeholder: component.placeholder,
    "aria-required": String(required),
    "aria-describedby": described,
    autocomplete: "off",
    oninput: tell,
  });
  control.value = component.value ?? "";
  tell();
  const problem = () => {
    if (!control.value.trim()) return required ? WORDS.missing(label) : null;
    return control.value.length < least ? WORDS.tooShort(label, least) : null;
  };
  return {
    node: el("div", { class: "input-box" }, control, count),
    control,
    wantsFor: true,
    value: () => control.value,
    problem,
  };
}

function menuField(component, { ids, label }) {
  const { required = true, min_values: least = 1, max_values: most = 1 } = component;
  let chosen = startValues(component);
  const take = (values) => {
    chosen = values;
    morph(control, fresh());
  };
  const loose = { ...component, min_values: required ? least : 0, disabled: false };
  const fresh = () => {
    const field = selectField({
      component,
      values: chosen,
      labelledBy: ids.label,
      onOpen: (box) => openMenu({ key: ids.control, component: loose, values: chosen, box, submit: take }),
    });
    field.id = ids.control;
    return field;
  };
  const control = fresh();
  const problem = () => {
    if (!chosen.length) return required && least > 0 ? WORDS.missing(label) : null;
    return chosen.length < least
      ? WORDS.tooFew(label, least)
      : chosen.length > most
        ? WORDS.tooMany(label, most)
        : null;
  };
  return { node: control, control, value: () => chosen, problem };
}

/** A line of a radio or checkbox group. */
function choiceLine(type, name, option) {
  const input = el("input", { type, name, value: option.value, checked: option.default === true });
  return el(
    "label",
    { class: "choice" },
    input,
    el("span", {}, option.label, option.description && el("small", { text: option.description })),
  );
}

const checkedIn = (node) => [...node.querySelectorAll("input:checked")].map((input) => input.value);

function group(type, component, ids, described) {
  const lines = optionsOf({ ...component, type: 3 }).map((option) => choiceLine(type, ids.control, option));
  const node = el(
    "div",
    {
      class: "choices",
      role: type === "radio" ? "radiogroup" : "group",
      "aria-labelledby": ids.label,
      "aria-describedby": described,
    },
    lines,
  );
  return { node, control: node.querySelector("input") };
}

function radioField(component, { ids, label, described }) {
  const { node, control } = group("radio", component, ids, described);
  const value = () => checkedIn(node)[0] ?? null;
  return {
    node,
    control,
    value,
    problem: () => (component.required !== false && !value() ? WORDS.missing(label) : null),
  };
}

function boxesField(component, { ids, label, described }) {
  const { node, control } = group("checkbox", component, ids, described);
  const { required = true, min_values: least = 1, max_values: most = component.options.length } = component;
  const problem = () => {
    const count = checkedIn(node).length;
    if (count < least && (required || count > 0)) return WORDS.tooFew(label, least);
    return count > most ? WORDS.tooMany(label, most) : null;
  };
  return { node, control, value: () => checkedIn(node), problem };
}

function boxField(component, { ids, described }) {
  const control = el("input", {
    type: "checkbox",
    id: ids.control,
    class: "box",
    checked: component.default === true,
    "aria-describedby": described,
  });
  return { node: control, control, wantsFor: true, value: () => control.checked, problem: () => null };
}
