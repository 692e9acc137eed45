// Discord's block markdown: code blocks, quotes, headings, subtext, lists; text in, DOM nodes out, never HTML.

import { el } from "./dom.js";
import { inline } from "./inline.js";

const FENCE = /```(?:([\w+#-]+)\n)?\n?([\s\S]*?)\n?```/;
const ITEM = /^(\s*)([-*]|\d{1,9}\.)\s+(.*)$/;

// Blocks of one line: what opens them, and the element they become.
const LINES = [
  [/^### (.+)$/, "h5"],
  [/^## (.+)$/, "h4"],
  [/^# (.+)$/, "h3"],
  [/^-# (.+)$/, "small"],
];

/** The nodes for a whole text. */
export function markdown(text) {
  const match = FENCE.exec(text);
  if (!match) return blocks(text);
  const before = text.slice(0, match.index).replace(/\n$/, "");
  const after = text.slice(match.index + match[0].length).replace(/^\n/, "");
  return [...blocks(before), codeBlock(match[2], match[1]), ...markdown(after)];
}

const codeBlock = (code, language) =>
  el("pre", { tabindex: "0", "data-language": language }, el("code", { text: code }));

function blocks(text) {
  const nodes = [];
  const lines = text === "" ? [] : text.split("\n");
  while (lines.length) nodes.push(takeBlock(lines));
  return nodes;
}

/** Take one block off the front of `lines`. */
function takeBlock(lines) {
  if (lines[0].startsWith(">>> ")) return quote(lines.splice(0).join("\n").slice(4));
  if (/^> ?/.test(lines[0]))
    return quote(
      takeWhile(lines, (line) => /^> ?/.test(line))
        .map((line) => line.replace(/^> ?/, ""))
        .join("\n"),
    );
  for (const [pattern, tag] of LINES) {
    const match = pattern.exec(lines[0]);
    if (match) return (lines.shift(), el(tag, { class: "line" }, inline(match[1])));
  }
  if (ITEM.test(lines[0])) return list(takeWhile(lines, continues(ITEM.exec(lines[0]))).map((line) => ITEM.exec(line)));
  return el("div", { class: "text" }, inline(takeWhile(lines, isPlain, 1).join("\n")));
}

const isPlain = (line) =>
  !/^> ?/.test(line) && !line.startsWith(">>> ") && !ITEM.test(line) && !LINES.some(([pattern]) => pattern.test(line));

/** Take lines while `test` holds; at least `least`. */
function takeWhile(lines, test, least = 0) {
  let count = least;
  while (count < lines.length && test(lines[count])) count += 1;
  return lines.splice(0, count);
}

const isNumber = (mark) => /\d/.test(mark);

/** Does a line go on with the list that `first` opened? Deeper ones do, and those of its own kind. */
const continues =
  ([, indent, mark]) =>
  (line) => {
    const match = ITEM.exec(line);
    return match !== null && (match[1].length > indent.length || isNumber(match[2]) === isNumber(mark));
  };

const quote = (text) => el("blockquote", {}, markdown(text));

/** Matches of ITEM as nested lists: deeper indentation hangs under the item before. */
function list(items) {
  const [, indent, mark] = items[0];
  const ordered = isNumber(mark);
  const node = el(ordered ? "ol" : "ul", ordered ? { start: parseInt(mark, 10) } : {});
  while (items.length) {
    const item = el("li", {}, inline(items.shift()[3]));
    const deeper = takeWhile(items, (match) => match[1].length > indent.length);
    if (deeper.length) item.append(list(deeper));
    node.append(item);
  }
  return node;
}
