// The scheduled events of the server in view, in the side bar: name, time, place, and who is interested.

import { api, ApiError } from "./api.js";
import { warn } from "./announce.js";
import { el } from "./dom.js";
import { icon } from "./icons.js";
import { inline } from "./inline.js";
import { guildHere, state } from "./store.js";
import { eventTime } from "./timestamps.js";
import { WORDS } from "./words.js";

/** The events that are to come or going on; nothing where there are none. */
export function eventList() {
  const events = guildHere()?.events ?? [];
  if (!events.length) return null;
  return el(
    "section",
    { class: "events", "aria-label": WORDS.events, "data-key": "events" },
    el("div", { class: "side-head" }, el("h2", { text: WORDS.events })),
    el("ul", {}, events.map(eventCard)),
  );
}

function eventCard(event) {
  return el(
    "li",
    { class: "event", "data-key": event.id, id: `event-${event.id}`, tabindex: "-1" },
    el("p", { class: "event-time", "data-active": event.active }, icon("calendar"), event.active ? WORDS.happeningNow : eventTime(event.begins)),
    el("strong", { text: event.name }),
    event.description && el("p", { class: "event-about" }, inline(event.description)),
    el("div", { class: "event-foot" }, el("span", { class: "event-place", title: event.location }, icon("pin"), el("span", { text: event.location })), interestButton(event)),
  );
}

function interestButton(event) {
  return el(
    "button",
    {
      type: "button",
      class: "button secondary",
      "aria-pressed": String(event.interested),
      "aria-label": WORDS.interestedIn(event.name, event.count),
      onclick: () => press(event),
    },
    icon(event.interested ? "check" : "bell"),
    WORDS.interested,
    el("span", { class: "event-count", text: String(event.count) }),
  );
}

/** Note interest, or take it back; the server's event draws it. */
async function press(event) {
  try {
    await api.interest(state.user.id, event.id, !event.interested);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    warn(error.message);
  }
}

/** Links to events lead to them in the side bar; `openDrawer` shows it on small screens. */
export function followEventLinks(openDrawer) {
  document.addEventListener("click", (click) => {
    const link = click.target.closest?.("a[data-event]");
    if (!link || click.ctrlKey || click.metaKey || click.shiftKey) return;
    click.preventDefault();
    openDrawer();
    document.getElementById(`event-${link.dataset.event}`)?.focus();
  });
}
