// Keeps a scrolled list at its bottom while it is there, whatever grows, and leaves it alone while somebody reads above.

const NEAR = 48; // px from the bottom that still count as the bottom
const BY_HAND = 1000; // ms after wheel, touch, key or press within which a list that moves was moved by somebody
const HANDS = ["wheel", "touchmove", "pointerdown", "keydown"];

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Watch `scroller` and its `content`; returns {isThere, go, onChange}. */
export function keepAtBottom(scroller, content) {
  let there = true;
  let last = 0;
  let touched = -Infinity;
  const listeners = new Set();
  const distance = () => scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;

  function set(next) {
    if (next === there) return;
    there = next;
    listeners.forEach((listener) => listener(there));
  }

  function scrolled() {
    const top = scroller.scrollTop;
    const byHand = performance.now() - touched < BY_HAND; // a list that shrinks and grows again moves by itself
    if (distance() <= NEAR) set(true);
    else if (byHand && top < last - 1) {
      touched = performance.now();
      set(false);
    }
    last = top;
  }

  function follow() {
    if (there) scroller.scrollTop = scroller.scrollHeight;
    else if (distance() <= NEAR) set(true);
  }

  /** To the newest message. */
  function go({ smooth = false } = {}) {
    if (smooth && !calm()) return scroller.scrollTo({ top: scroller.scrollHeight, behavior: "smooth" });
    set(true);
    scroller.scrollTop = scroller.scrollHeight;
  }

  scroller.addEventListener("scroll", scrolled, { passive: true });
  for (const hand of HANDS) scroller.addEventListener(hand, () => (touched = performance.now()), { passive: true });
  const watcher = new ResizeObserver(follow);
  watcher.observe(scroller);
  watcher.observe(content);
  return { isThere: () => there, go, onChange: (listener) => listeners.add(listener) };
}
