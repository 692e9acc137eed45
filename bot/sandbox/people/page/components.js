// Message components, classic and V2: one drawing function a type, from Discord's JSON to DOM nodes.

import { act } from "./acting.js";
import { el } from "./dom.js";
import { hexColour } from "./embeds.js";
import { emojiSign } from "./emoji.js";
import { icon } from "./icons.js";
import { onMessages } from "./interactions.js";
import { markdown } from "./markdown.js";
import { fileCard, picture } from "./media.js";
import { selectMenu } from "./selects.js";
import { WORDS } from "./words.js";

const DRAW = {
  1: (row, message) => el("div", { class: "row" }, drawAll(row.components, message)),
  2: (button, message) => (button.style === 5 ? linkButton(button) : pressButton(button, message)),
  3: selectMenu,
  5: selectMenu,
  6: selectMenu,
  7: selectMenu,
  8: selectMenu,
  9: section,
  10: (display) => el("div", { class: "markdown" }, markdown(display.content)),
  11: (thumbnail) => picture(mediaOf(thumbnail), "thumb"),
  12: gallery,
  13: (file) => fileCard({ ...file, url: file.file.url }),
  14: ({ divider = true, spacing = 1 }) =>
    el("hr", { class: `separator ${divider ? "" : "bare"} ${spacing === 2 ? "wide" : ""}` }),
  17: container,
};

/** The nodes of a list of components of `message`. */
export const drawAll = (components, message) => components.map((component) => draw(component, message));

function draw(component, message) {
  const drawing = DRAW[component.type];
  return drawing
    ? drawing(component, message)
    : el("p", { class: "note", text: WORDS.unknownComponent(component.type) });
}

const mediaOf = ({ media, description, spoiler }) => ({ ...media, description, hidden: spoiler });

function section({ components, accessory }, message) {
  return el(
    "div",
    { class: "section" },
    el("div", { class: "section-words" }, drawAll(components, message)),
    accessory && draw(accessory, message),
  );
}

function gallery({ items }) {
  return el(
    "div",
    { class: "gallery", "data-count": Math.min(items.length, 4) },
    items.map((item) => picture(mediaOf(item), "whole")),
  );
}

function container({ components, accent_color: accent, spoiler }, message) {
  const bar = typeof accent === "number" ? { "--bar": hexColour(accent) } : {};
  const box = el("div", { class: "container", css: bar }, drawAll(components, message));
  if (!spoiler) return box;
  const reveal = (event) => event.currentTarget.parentNode.setAttribute("data-kept-shown", "");
  return el(
    "div",
    { class: "covered-box" },
    box,
    el("button", { type: "button", class: "cover", text: WORDS.spoiler, onclick: reveal }),
  );
}

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "secondary" };

const faceOf = (button) => [emojiSign(button.emoji), el("span", { text: button.label || "" })];
const nameless = (button) => (button.label ? null : button.emoji?.name);

function linkButton(button) {
  const face = { class: "button link", "aria-label": nameless(button) };
  if (button.disabled || !/^https?:/.test(button.url))
    return el("button", { ...face, type: "button", disabled: true }, faceOf(button));
  return el(
    "a",
    { ...face, href: button.url, target: "_blank", rel: "noopener noreferrer nofollow" },
    faceOf(button),
    icon("tab"),
  );
}

let pressedId = null; // what stood under the finger when it went down

function pressButton(button, message) {
  const mark = onMessages.get(message.id);
  const waits = mark?.state === "pending" && mark.customId === button.custom_id;
  const remember = () => {
    pressedId = button.custom_id;
  };
  const fire = (event) => {
    const slipped = event.detail > 0 && pressedId !== null && pressedId !== button.custom_id; // the button changed in between
    pressedId = null;
    if (!waits && !slipped) act(message, button.custom_id);
  };
  const props = {
    type: "button",
    class: `button ${STYLES[button.style]}`,
    "data-custom-id": button.custom_id,
    disabled: button.disabled === true,
  };
  return el(
    "button",
    {
      ...props,
      "aria-busy": waits ? "true" : null,
      "aria-label": nameless(button),
      onclick: fire,
      onpointerdown: remember,
    },
    faceOf(button),
  );
}
