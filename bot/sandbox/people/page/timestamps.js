// Timestamps of messages and <t:…> marks; the relative ones count on while the page is open.

import { el } from "./dom.js";
import { TIME_LOCALE } from "./language.js";
import { WORDS } from "./words.js";

const format = (options) => new Intl.DateTimeFormat(TIME_LOCALE, options);
const LONG_DAY = { day: "numeric", month: "long", year: "numeric" };

const STYLES = {
  t: format({ timeStyle: "short" }),
  T: format({ timeStyle: "medium" }),
  d: format({ dateStyle: "short" }),
  D: format(LONG_DAY),
  f: format({ ...LONG_DAY, hour: "2-digit", minute: "2-digit" }),
  F: format({ ...LONG_DAY, weekday: "long", hour: "2-digit", minute: "2-digit" }),
  s: format({ dateStyle: "short", timeStyle: "short" }),
  S: format({ dateStyle: "short", timeStyle: "medium" }),
};

const RELATIVE = new Intl.RelativeTimeFormat(TIME_LOCALE, { numeric: "always" });
const UNITS = [
  ["second", 1, 60],
  ["minute", 60, 60],
  ["hour", 3600, 24],
  ["day", 86400, 30],
  ["month", 2629800, 12],
  ["year", 31557600, Infinity],
];

/** "in 42 seconds", "3 hours ago": the largest unit that fits. */
function relative(seconds, now = Date.now() / 1000) {
  const distance = Math.trunc(seconds - now);
  const [unit, size] = UNITS.find(([, size, limit]) => Math.abs(distance) < size * limit);
  return RELATIVE.format(Math.trunc(distance / size), unit);
}

const textOf = (seconds, style) => (style === "R" ? relative(seconds) : STYLES[style].format(new Date(seconds * 1000)));

/** The node of a <t:seconds:style> mark. */
export function timestamp(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return `<t:${seconds}:${style}>`;
  const live = style === "R" ? { "data-relative": seconds } : {};
  return el("time", {
    class: "timestamp",
    datetime: date.toISOString(),
    title: STYLES.F.format(date),
    text: textOf(seconds, style),
    ...live,
  });
}

const EVENT_TIME = format({ weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });

/** When a scheduled event begins. */
export function eventTime(seconds) {
  const date = new Date(seconds * 1000);
  return el("time", { datetime: date.toISOString(), title: STYLES.F.format(date), text: EVENT_TIME.format(date) });
}

/** When a message was written: the hour today, the date before. */
export function writtenAt(iso) {
  const date = new Date(iso);
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(date).setHours(0, 0, 0, 0)) / 86400000);
  const time = STYLES.t.format(date);
  const text = days === 0 ? WORDS.today(time) : days === 1 ? WORDS.yesterday(time) : STYLES.s.format(date);
  return el("time", { class: "written", datetime: iso, title: STYLES.F.format(date), text });
}

export const hourOf = (iso) => STYLES.t.format(new Date(iso));
export const dayOf = (iso) => STYLES.D.format(new Date(iso));

function tick() {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    const text = relative(Number(node.dataset.relative));
    if (node.textContent !== text) node.textContent = text;
  }
}

setInterval(tick, 1000);
