// Discord's inline markdown: emphasis, code, spoilers, links, mentions, timestamps; text in, DOM nodes out.

import { pageAddress } from "./api.js";
import { el } from "./dom.js";
import { emojiSign } from "./emoji.js";
import { channelById, nameOf, roleById, state, userById } from "./store.js";
import { timestamp } from "./timestamps.js";
import { WORDS } from "./words.js";

const wrapped =
  (tag, props = {}) =>
  (match, inside) =>
    el(tag, props, inline(match[1], inside));

// Each rule: a sticky pattern and what it builds. The first that matches at a place wins.
const RULES = [
  [/\\([^0-9A-Za-z\s])/y, (match) => match[1]],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (match) => el("code", { text: match[2].trim() || match[2] })],
  [/<(https?:\/\/[^\s<>]+)>/y, (match) => link(match[1], [match[1]])],
  [/<@!?(\d+)>/y, (match) => userMention(match[1])],
  [/<@&(\d+)>/y, (match) => mention(`@${roleById(match[1])?.name ?? "role"}`)],
  [/<#(\d+)>/y, (match) => channelMention(match[1])],
  [
    /<\/([-_\w ]+):\d+>/y,
    (match) => el("button", { type: "button", class: "mention", "data-command": match[1], text: `/${match[1]}` }),
  ],
  [/<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y, (match) => timestamp(Number(match[1]), match[2] ?? "f")],
  [/<a?:(\w+):(\d+)>/y, (match) => emojiSign({ name: match[1], id: match[2] })],
  [/@(everyone|here)\b/y, (match) => mention(match[0])],
  [
    /\[((?:\\.|[^\]\\\n])+)\]\(\s*<?(https?:\/\/[^\s)<>]+)>?(?:\s+"[^"\n]*")?\s*\)/y,
    (match, inside) => (inside.link ? match[0] : link(match[2], inline(match[1], { ...inside, link: true }))),
  ],
  [
    /https?:\/\/[^\s<]*[^\s<.,:;"'\])!?*_|~]/y,
    (match, inside) => (inside.link ? match[0] : link(match[0], [match[0]])),
  ],
  [/\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, wrapped("strong")],
  [/__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, wrapped("u")],
  [/\*(?=\S)((?:\*\*|\s+(?:[^*\s]|\*\*)|[^\s*])+?)\*(?!\*)/y, wrapped("em")],
  [/_((?:__|\\[\s\S]|[^\\_])+?)_(?![A-Za-z0-9_])/y, wrapped("em"), /\w$/],
  [/~~([\s\S]+?)~~(?!~)/y, wrapped("s")],
  [/\|\|([\s\S]+?)\|\|/y, (match, inside) => spoiler(inline(match[1], inside))],
];

const SPECIAL = /[\\`<@[h*_~|]/;

/** The nodes of one stretch of text. `inside` remembers an enclosing link, for links do not nest. */
export function inline(text, inside = {}) {
  const nodes = [];
  let plain = "";
  let place = 0;
  while (place < text.length) {
    const found = SPECIAL.test(text[place]) ? matchAt(text, place, inside) : null;
    if (found) {
      if (plain) nodes.push(plain);
      plain = "";
      nodes.push(...[found.nodes].flat());
    } else plain += text[place];
    place += found ? found.length : 1;
  }
  if (plain) nodes.push(plain);
  return nodes;
}

function matchAt(text, place, inside) {
  for (const [pattern, build, notAfter] of RULES) {
    if (notAfter && notAfter.test(text.slice(Math.max(0, place - 1), place))) continue;
    pattern.lastIndex = place;
    const match = pattern.exec(text);
    if (match) return { length: match[0].length, nodes: build(match, inside) };
  }
  return null;
}

/** A link to a message of Discord leads to that message on this page. */
const MESSAGE = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;


/** A link to a scheduled event leads to that event in the side bar. */
const EVENT = /^https:\/\/(?:\w+\.)?discord\.com\/events\/\d+\/(\d+)$/;

function link(address, children) {
  const [, event] = EVENT.exec(address) ?? [];
  if (event) return el("a", { href: address, "data-event": event }, children);
  const [, id, message] = MESSAGE.exec(address) ?? [];
  const channel = id && channelById(id);
  if (channel) {
    const bare = children[0] === address;
    const props = { href: pageAddress(state.user.id, id), "data-channel": id, "data-message": message };
    return el("a", { ...props, class: bare ? "mention" : "to-message" }, bare ? `#${channel.name}` : children);
  }
  return el("a", { href: address, target: "_blank", rel: "noopener noreferrer nofollow" }, children);
}

const mention = (text, props = {}) => el("span", { class: "mention", text, ...props });

function userMention(id) {
  const person = userById(id) ?? (id === state.bot.id ? state.bot : null);
  const mine = id === state.user?.id;
  return mention(`@${person ? nameOf(person) : "unknown"}`, {
    class: mine ? "mention mention-me" : "mention",
    "data-person": person?.id,
  });
}

function channelMention(id) {
  const channel = channelById(id);
  if (!channel) return mention("#unknown");
  const address = pageAddress(state.user.id, id);
  return el("a", { class: "mention", href: address, "data-channel": id, text: `#${channel.name}` });
}

/** Hidden until it is pressed; the attribute data-kept-shown outlives edits of the message. */
export function spoiler(children) {
  const reveal = (event) => {
    const node = event.currentTarget;
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    if (node.hasAttribute("data-kept-shown")) return;
    event.preventDefault();
    node.setAttribute("data-kept-shown", "");
    node.firstChild.remove();
  };
  const inner = el("span", { class: "spoiler-text" }, children);
  const lid = el("span", { class: "for-readers", text: WORDS.spoilerButton });
  return el(
    "span",
    { class: "spoiler", role: "button", tabindex: "0", onclick: reveal, onkeydown: reveal },
    lid,
    inner,
  );
}
