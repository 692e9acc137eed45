// What a message is, and its words on the page as a screen reader is told them.

import { nameOf } from "./store.js";
import { WORDS } from "./words.js";

const EPHEMERAL = 1 << 6;

/** Does only one person see it? */
export const isEphemeral = (message) => Boolean(message.ephemeral || message.flags & EPHEMERAL);

/** The texts and the pictures' descriptions of a message that is drawn; none, if it is not. */
export function linesOf(message) {
  const shown = document.querySelector(`#message-${message.id} .message-body`);
  const words = [...(shown?.querySelectorAll(".markdown > *, .embed-title, .thinking") ?? [])].map((part) =>
    part.innerText.trim(),
  );
  const pictures = [...(shown?.querySelectorAll(".picture img") ?? [])].map((image) => image.alt);
  return [...words, ...pictures].filter(Boolean);
}

/** Lines as sentences: what ends without a mark gets a full stop, as a pause. */
export const sentences = (lines) => lines.map((line) => (/[.!?…:]$/.test(line) ? line : `${line}.`)).join(" ");

/** What a screen reader is told of a message: all its lines, or those that are not among `known`. */
export function spoken(message, known = []) {
  const lines = linesOf(message).filter((line) => !known.includes(line));
  return lines.length ? WORDS.announce(nameOf(message.author), sentences(lines)) : "";
}
