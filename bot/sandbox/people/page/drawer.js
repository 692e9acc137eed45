// The side bar on small screens: a drawer that slides in over the messages and holds the keyboard until it closes.

import { el } from "./dom.js";
import { on } from "./store.js";
import { WORDS } from "./words.js";

const small = matchMedia("(max-width: 760px)");

/** Make `side` a drawer over `main`; returns {open, close, backdrop}. */
export function drawer(side, main) {
  let shown = false;
  const backdrop = el("button", {
    type: "button",
    class: "backdrop",
    tabindex: "-1",
    "aria-label": WORDS.closeChannels,
    onclick: () => close(),
  });

  function apply() {
    const over = small.matches && shown;
    side.inert = small.matches && !shown;
    main.inert = over;
    document.body.toggleAttribute("data-drawer", over);
  }

  function open() {
    shown = small.matches;
    apply();
    (side.querySelector('[aria-current="page"]') ?? side).focus();
  }

  function close() {
    if (!shown) return;
    shown = false;
    apply();
    if (small.matches) main.querySelector(".drawer-button")?.focus();
  }

  document.addEventListener(
    "keydown",
    (event) => event.key === "Escape" && !document.querySelector("dialog[open]") && close(),
  );
  small.addEventListener("change", apply);
  on(["current"], close);
  apply();
  return { open, close, backdrop };
}
