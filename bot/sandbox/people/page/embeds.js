// Embeds: the bot's cards of title, text, fields, picture and footer.

import { fileAddress } from "./api.js";
import { el } from "./dom.js";
import { inline } from "./inline.js";
import { markdown } from "./markdown.js";
import { picture } from "./media.js";
import { writtenAt } from "./timestamps.js";

export const hexColour = (number) => `#${number.toString(16).padStart(6, "0")}`;

/** Addresses of pictures that embeds show, so that the message does not show them again. */
export const shownByEmbeds = (embeds) =>
  new Set(
    embeds
      .flatMap((embed) => [embed.image, embed.thumbnail])
      .filter(Boolean)
      .map((image) => fileAddress(image.url)),
  );

/** One embed. */
export function embedCard(embed) {
  const bar = typeof embed.color === "number" ? { "--bar": hexColour(embed.color) } : {};
  return el(
    "article",
    { class: "embed", css: bar },
    el("div", { class: "embed-words" }, words(embed), embed.thumbnail && picture(embed.thumbnail, "thumb")),
    embed.image && picture(embed.image),
    footer(embed),
  );
}

function words(embed) {
  const author = embed.author?.name && el("p", { class: "embed-author", text: embed.author.name });
  const title = embed.title && el("p", { class: "embed-title" }, titleOf(embed));
  const description = embed.description && el("div", { class: "markdown" }, markdown(embed.description));
  return el(
    "div",
    { class: "embed-main" },
    author,
    title,
    description,
    embed.fields?.length > 0 && el("dl", { class: "fields" }, embed.fields.map(field)),
  );
}

const titleOf = (embed) =>
  embed.url && /^https?:/.test(embed.url)
    ? el("a", { href: embed.url, target: "_blank", rel: "noopener noreferrer", text: embed.title })
    : inline(embed.title);

const field = ({ name, value, inline: beside }) =>
  el(
    "div",
    { class: beside ? "field beside" : "field" },
    el("dt", {}, inline(name)),
    el("dd", { class: "markdown" }, markdown(value)),
  );

function footer(embed) {
  if (!embed.footer?.text && !embed.timestamp) return null;
  const text = embed.footer?.text && el("span", { text: embed.footer.text });
  return el("footer", {}, text, text && embed.timestamp && " · ", embed.timestamp && writtenAt(embed.timestamp));
}
