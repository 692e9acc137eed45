// Round signs for people: their own pictures, or initials on their colour; the bot has the goblin.

import { el } from "./dom.js";
import { nameOf, state, userById } from "./store.js";

const SPARE_COLOURS = ["#c98a3d", "#5fa8a0", "#a77bd1", "#cf6b6b", "#6f9fd8", "#b9b04a"];

function colourOf(person) {
  const colour = userById(person.id)?.colour ?? person.colour;
  if (typeof colour === "number") return `#${colour.toString(16).padStart(6, "0")}`;
  return colour || SPARE_COLOURS[Number(String(person.id).slice(-3)) % SPARE_COLOURS.length];
}

const isBot = (person) => person.bot === true || person.id === state.bot.id;

const initials = (name) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? "")
    .join("")
    .toUpperCase();

/** Dark ink on light colours, light ink on dark ones. */
function inkOn(colour) {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue > 130 ? "#12180f" : "#ffffff";
}

/** The avatar of a user, an author or the bot; decorative, for the name stands beside it. */
export function avatar(person, size = "") {
  const frame = `avatar ${size}`.trim();
  if (isBot(person))
    return el(
      "span",
      { class: `${frame} avatar-bot`, "aria-hidden": "true" },
      el("img", { src: "/page/goblin.svg", alt: "" }),
    );
  const picture = userById(person.id)?.avatar ?? person.avatar;
  if (picture)
    return el(
      "span",
      { class: frame, "aria-hidden": "true" },
      el("img", { class: "avatar-own", src: `/cdn/avatars/${person.id}/${picture}.png?size=128`, alt: "" }),
    );
  const colour = colourOf(person);
  return el("span", {
    class: frame,
    "aria-hidden": "true",
    css: { "--colour": colour, "--ink": inkOn(colour) },
    text: initials(nameOf(person)),
  });
}

/** The colour of an author's name: lifted towards white so that it reads on the dark page. */
export const nameColour = (person) =>
  isBot(person) ? "var(--goblin)" : `color-mix(in oklab, ${colourOf(person)} 62%, white)`;
