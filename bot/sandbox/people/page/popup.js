// A box that floats beside its anchor, above all else, and follows it when things move.

import { el } from "./dom.js";

const GAP = 6; // px
const TALLEST = 400; // px
const FRAME = 14; // px of padding and border

/** Open a popup beside `anchor`; `onOutside` hears of a press elsewhere. Returns {element, place, close}. */
export function openPopup(anchor, content, { onOutside, className = "", width = null } = {}) {
  const element = el("div", { class: `popup ${className}`.trim(), popover: "manual" }, content);
  let anchored = anchor;
  (anchor.closest("dialog") ?? document.body).append(element);
  element.showPopover?.();

  function place() {
    const box = anchored.getBoundingClientRect();
    const wide = Math.min(Math.max(width ?? box.width, 220), innerWidth - 2 * GAP);
    element.style.width = `${wide}px`;
    element.style.left = `${Math.max(GAP, Math.min(box.left, innerWidth - wide - GAP))}px`;
    const below = innerHeight - box.bottom - 2 * GAP;
    const above = box.top - 2 * GAP;
    const wanted = [...element.children].reduce((sum, child) => sum + child.scrollHeight, FRAME);
    const under = below >= Math.min(wanted, TALLEST) || below >= above;
    element.style.maxHeight = `${Math.min(TALLEST, under ? below : above)}px`;
    element.style.top = under ? `${box.bottom + GAP}px` : "auto";
    element.style.bottom = under ? "auto" : `${innerHeight - box.top + GAP}px`;
  }

  const outside = (event) => !element.contains(event.target) && !anchored.contains(event.target) && onOutside?.();
  const moved = (event) => (event.target instanceof Node && element.contains(event.target) ? null : place());
  document.addEventListener("pointerdown", outside, true);
  window.addEventListener("resize", moved);
  document.addEventListener("scroll", moved, true);
  place();

  function close() {
    document.removeEventListener("pointerdown", outside, true);
    window.removeEventListener("resize", moved);
    document.removeEventListener("scroll", moved, true);
    element.remove();
  }

  /** Hang the popup on another anchor. */
  function hangOn(other) {
    anchored = other;
    place();
  }

  return { element, place, close, hangOn };
}
