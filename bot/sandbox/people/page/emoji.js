// Emoji: characters as they are, the bot's own as pictures.

import { el } from "./dom.js";

/** The sign of an emoji; `spoken` ones stand in a text and have a name for those who do not see them. */
export function emojiSign(emoji, spoken = false) {
  if (!emoji) return null;
  if (!emoji.id) return el("span", { class: "emoji", "aria-hidden": "true", text: emoji.name });
  const alt = spoken ? `:${emoji.name}:` : "";
  return el("img", { class: "emoji emoji-own", src: `/cdn/emojis/${emoji.id}.png`, alt });
}
