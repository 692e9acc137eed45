// The dialog about people: who accepts DMs, whom to show side by side, and a line to add somebody.

import { api, ApiError, pageAddress } from "./api.js";
import { menuButton, openPersonMenu } from "./apps_menu.js";
import { avatar } from "./avatars.js";
import { el, freshId, morphChildren } from "./dom.js";
import { icon } from "./icons.js";
import { refresh } from "./refresh.js";
import { changed, guildHere, state } from "./store.js";
import { WORDS } from "./words.js";

const MOST_BESIDE = 3;

/** Open the dialog. */
export function openPeople() {
  const heading = freshId("people");
  const ticked = new Set([state.user.id]);
  const problem = el("p", { class: "problem", role: "alert" });
  const rows = el("ul", { class: "people-rows" });
  const beside = el("button", {
    type: "button",
    class: "button secondary",
    text: WORDS.openSplit,
    onclick: () => window.top.location.assign(`/?split=${[...ticked].join(",")}`),
  });
  const close = el("button", {
    type: "button",
    class: "plain close",
    "aria-label": WORDS.close,
    text: "×",
    onclick: () => dialog.close(),
  });
  const dialog = el("dialog", { class: "modal people-dialog", "aria-labelledby": heading });

  const draw = () => {
    morphChildren(
      rows,
      state.users.map((user) => personLine(user, ticked, { draw, problem, close: () => dialog.close() })),
    );
    beside.disabled = ticked.size < 2;
  };

  const footer = el("footer", {}, el("span", { class: "note", text: WORDS.splitHint }), beside);
  dialog.append(
    el("header", {}, el("h2", { id: heading, text: WORDS.people }), close),
    el("p", { class: "note", text: WORDS.peopleHint }),
    rows,
    eventSwitch(problem),
    footer,
    adding(draw, problem),
    problem,
  );
  dialog.addEventListener("close", () => dialog.remove());
  draw();
  document.body.append(dialog);
  dialog.showModal();
  refresh().then(draw); // somebody may have come in at another page
}

/** Do `call`; a refusal becomes a sentence in `problem`. True if it went well. */
async function tried(call, problem) {
  problem.textContent = "";
  try {
    await call;
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    problem.textContent = error.message;
    return false;
  }
}

function personLine(user, ticked, { draw, problem, close }) {
  const accept = async (event) => {
    const dmsOpen = event.currentTarget.getAttribute("aria-checked") !== "true";
    if (!(await tried(api.acceptDms(user.id, dmsOpen), problem))) return;
    state.users = state.users.map((one) => (one.id === user.id ? { ...one, dms_open: dmsOpen } : one));
    changed("people");
    draw();
  };
  const tick = (event) => {
    if (!ticked.delete(user.id) && ticked.size < MOST_BESIDE) ticked.add(user.id);
    event.currentTarget.checked = ticked.has(user.id);
    draw();
  };
  const dms = el(
    "button",
    {
      type: "button",
      class: "switch",
      role: "switch",
      "aria-checked": String(user.dms_open),
      "aria-label": WORDS.acceptsDmsOf(user.name),
      onclick: accept,
    },
    el("span", { class: "switch-knob" }),
    el("span", { text: WORDS.acceptsDms }),
  );
  const box = el("input", {
    type: "checkbox",
    "aria-label": WORDS.showBesideOf(user.name),
    checked: ticked.has(user.id),
    onchange: tick,
  });
  const speak = async (event) => {
    const locale = event.currentTarget.value;
    if (!(await tried(api.speak(user.id, locale), problem))) return;
    state.users = state.users.map((one) => (one.id === user.id ? { ...one, locale } : one));
    draw();
  };
  const language = el(
    "select",
    { "aria-label": WORDS.languageOf(user.name), onchange: speak },
    ...state.locales.map((one) => el("option", { value: one, text: one, selected: one === user.locale })),
  );
  const tab = el(
    "a",
    {
      class: "plain",
      href: pageAddress(user.id),
      target: "_blank",
      "aria-label": WORDS.openInTab(user.name),
      title: WORDS.openInTab(user.name),
    },
    icon("tab"),
  );
  return el(
    "li",
    { "data-key": user.id },
    avatar(user),
    el("b", { text: user.name }),
    dms,
    language,
    el("label", { class: "choice" }, box, WORDS.showBeside),
    tab,
    menuButton(WORDS.personMenu(user.name), (anchor) => openPersonMenu(anchor, user, close)),
  );
}

/** Whether the bot may create events: its invitation does not ask for that. */
function eventSwitch(problem) {
  const allow = async (event) => {
    const button = event.currentTarget;
    const allowed = button.getAttribute("aria-checked") !== "true";
    if (await tried(api.letBotCreateEvents(state.user.id, allowed), problem)) button.setAttribute("aria-checked", String(allowed));
  };
  return el(
    "button",
    {
      type: "button",
      class: "switch",
      role: "switch",
      "aria-checked": String(Boolean(guildHere()?.bot_may_create_events)),
      onclick: allow,
    },
    el("span", { class: "switch-knob" }),
    el("span", { text: WORDS.botMayCreateEvents(state.bot.name) }),
  );
}

function adding(draw, problem) {
  const name = el("input", {
    class: "input",
    type: "text",
    maxlength: 32,
    "aria-label": WORDS.personName,
    placeholder: WORDS.personName,
    autocomplete: "off",
  });
  const form = el(
    "form",
    { class: "adding", "aria-label": WORDS.addPerson },
    name,
    el("button", { type: "submit", class: "button primary", text: WORDS.addPerson }),
  );
  form.onsubmit = async (event) => {
    event.preventDefault();
    if (!name.value.trim()) return name.focus();
    if (!(await tried(api.addPerson(name.value.trim()), problem))) return;
    name.value = "";
    await refresh();
    draw();
    name.focus();
  };
  return form;
}
