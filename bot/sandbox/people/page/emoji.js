// Emoji: characters as they are, the bot's own as pictures.

import { el } from "./dom.js";

/** The sign of an emoji; the bot's own have a name for those who do not see them: labels beside them may be the same. */
export function emojiSign(emoji) {
  if (!emoji) return null;
  if (!emoji.id) return el("span", { class: "emoji", "aria-hidden": "true", text: emoji.name });
  return el("img", { class: "emoji emoji-own", src: `/cdn/emojis/${emoji.id}.png`, alt: `:${emoji.name}:` });
}
