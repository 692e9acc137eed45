// Tells screen readers what happened, in two regions that are there from the start.

import { el } from "./dom.js";

const polite = el("div", { class: "for-readers", role: "status", "aria-live": "polite" });
const urgent = el("div", { class: "for-readers", role: "alert" });
const KEPT = 8;

/** Put the regions on the page. */
export const prepareAnnouncing = () => document.body.append(polite, urgent);

function say(region, text) {
  if (!text) return;
  region.append(el("p", { text }));
  while (region.childElementCount > KEPT) region.firstChild.remove();
}

export const announce = (text) => say(polite, text);
export const warn = (text) => say(urgent, text);
