// Modals: the bot's forms as a dialog, which stays open with a plain sentence while something is missing or fails.

import { api, ApiError } from "./api.js";
import { el, freshId } from "./dom.js";
import { drawFields } from "./fields.js";
import { send } from "./interactions.js";
import { closeMenu } from "./selects.js";
import { state } from "./store.js";
import { WORDS } from "./words.js";

/** Show the form that a `modal` event brings: {interaction_id, custom_id, title, components}. */
export function openModal(form) {
  closeMenu();
  const heading = freshId("modal");
  const { nodes, fields } = drawFields(form.components);
  const problem = el("p", { class: "problem", role: "alert" });
  const submit = el("button", { type: "submit", class: "button primary", text: WORDS.submit });
  const cancel = el("button", {
    type: "button",
    class: "button secondary",
    text: WORDS.cancel,
    onclick: () => dialog.close(),
  });
  const dialog = el("dialog", { class: "modal", "aria-labelledby": heading, "data-custom-id": form.custom_id });
  const close = el("button", {
    type: "button",
    class: "plain close",
    "aria-label": WORDS.close,
    text: "×",
    onclick: () => dialog.close(),
  });
  const body = el(
    "form",
    { novalidate: true },
    el("div", { class: "modal-fields" }, nodes),
    problem,
    el("footer", {}, cancel, submit),
  );
  body.onsubmit = (event) => {
    event.preventDefault();
    if (submit.getAttribute("aria-busy") !== "true") hand(form, fields, { dialog, problem, submit });
  };
  dialog.append(
    el("header", {}, el("h2", { id: heading, text: form.title }), close),
    el("p", { class: "note", text: WORDS.sentByApp(state.bot.name) }),
    body,
  );
  dialog.addEventListener("close", () => (closeMenu(), dialog.remove()));
  document.body.append(dialog);
  dialog.showModal();
  (fields[0]?.control ?? submit).focus();
}

/** Check the fields and send them. */
async function hand(form, fields, { dialog, problem, submit }) {
  const wrong = fields.find((field) => field.problem());
  problem.textContent = wrong ? wrong.problem() : "";
  fields.forEach((field) => field.control.setAttribute("aria-invalid", String(field === wrong)));
  if (wrong) return wrong.control.focus();
  submit.setAttribute("aria-busy", "true");
  const settle = (outcome, reason) => {
    submit.removeAttribute("aria-busy");
    if (outcome === "failed") problem.textContent = reason;
    else dialog.close();
  };
  const values = Object.fromEntries(fields.map((field) => [field.customId, field.value()]));
  await send(api.modal({ user: state.user.id, interaction_id: form.interaction_id, values }), { settle }).catch(
    (error) => {
      if (!(error instanceof ApiError)) throw error;
      settle("failed", error.message);
    },
  );
}
