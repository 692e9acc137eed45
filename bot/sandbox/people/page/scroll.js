// Keeps a scrolled list at its bottom while it is there, whatever grows, and leaves it alone while somebody reads above.

const NEAR = 48; // px from the bottom that still count as the bottom

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Watch `scroller` and its `content`; returns {isThere, go, onChange}. */
export function keepAtBottom(scroller, content) {
  let there = true;
  let last = 0;
  let high = 0;
  const listeners = new Set();
  const distance = () => scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;

  function set(next) {
    if (next === there) return;
    there = next;
    listeners.forEach((listener) => listener(there));
  }

  function note() {
    last = scroller.scrollTop;
    high = scroller.scrollHeight;
  }

  function scrolled() {
    if (distance() <= NEAR) set(true);
    else if (scroller.scrollTop < last - 1 && scroller.scrollHeight === high) set(false);
    // otherwise the list has changed: what became shorter moves it up by itself, and it is followed below
    note();
  }

  function follow() {
    if (there) scroller.scrollTop = scroller.scrollHeight;
    else if (distance() <= NEAR) set(true);
    note();
  }

  /** To the newest message. */
  function go({ smooth = false } = {}) {
    if (smooth && !calm()) return scroller.scrollTo({ top: scroller.scrollHeight, behavior: "smooth" });
    set(true);
    scroller.scrollTop = scroller.scrollHeight;
  }

  scroller.addEventListener("scroll", scrolled, { passive: true });
  const watcher = new ResizeObserver(follow);
  watcher.observe(scroller);
  watcher.observe(content);
  return { isThere: () => there, go, onChange: (listener) => listeners.add(listener) };
}
