// The first visit: a few buttons that do what a person could do, by the same commands and the same clicks.

import { act, walk } from "./acting.js";
import { api, ApiError } from "./api.js";
import { el, hidden } from "./dom.js";
import { onMessages, run } from "./interactions.js";
import { LANGUAGES } from "./language.js";
import { addressOf, commandLeaves, leafOfName } from "./picker.js";
import { changed, on, state } from "./store.js";
import { WORDS } from "./words.js";

const LOADING = 1 << 7;
const BUTTON = 2;

let choices = null; // what the option of a command offers, once its button was pressed: {steps, leaf, option, found}
let underWay = false;

/** The ids of messages whose buttons the page presses just now: nobody else can press there meanwhile. */
export const stepping = new Set();

/** What the drawing of `firstSteps` depends on. */
export const stepsTaken = () => [state.first_steps, state.commands, choices, underWay];

/** The buttons, then the choices of a command; nothing where the sandbox knows no first steps or the bot no such command. */
export function firstSteps(channel) {
  if (channel.kind !== "text") return null;
  if (choices) return el("div", { class: "first-steps" }, el("p", { text: WORDS.firstChoice(choices.steps.label) }), chosen(channel));
  const leaves = commandLeaves(state.commands, channel);
  const known = stepsHere().map((steps) => [steps, leafOfName(leaves, steps.command)]);
  const buttons = known.filter(([, leaf]) => leaf).map(([steps, leaf]) => button(steps.label, () => begin(steps, leaf, channel)));
  return buttons.length ? el("div", { class: "first-steps" }, buttons) : null;
}

/** The first steps in the language of the page: they press buttons by what is written on them. */
const stepsHere = () =>
  LANGUAGES.map((language) => state.first_steps.filter((steps) => steps.language === language)).find(({ length }) => length) ?? [];

const chosen = (channel) => {
  const { steps, leaf, option, found } = choices;
  return found.map(({ name, value }) => button(name, () => go(steps, leaf, channel, { [option.name]: value })));
};

function begin(steps, leaf, channel) {
  const option = leaf.options.find((one) => one.required);
  return option ? offer(steps, leaf, option, channel) : go(steps, leaf, channel, {});
}

/** A button; of a text with several parts, the first stands out, and the others are below it. */
function button(text, onclick) {
  const [title, ...rest] = text.split(" · ");
  const below = rest.length > 0 && [hidden(" · "), el("small", { text: rest.join(" · ") })];
  return el("button", { type: "button", class: "button", disabled: underWay, onclick }, el("span", { text: title }), below);
}

async function offer(steps, leaf, option, channel) {
  const body = { user: state.user.id, channel_id: channel.id, ...addressOf(leaf) };
  const asked = () => api.autocomplete({ ...body, options: { [option.name]: "" }, focused: option.name });
  const found = option.choices ?? (await asked().catch(nothing)).choices;
  choices = found.length ? { steps, leaf, option, found } : null;
  changed("messages");
}

const nothing = (error) => {
  if (!(error instanceof ApiError)) throw error;
  return { choices: [] };
};

/** Send the command, then press the buttons of what answers it, one after the other, as long as they are there. */
async function go(steps, leaf, channel, options) {
  underWay = true;
  changed("messages");
  const body = { user: state.user.id, channel_id: channel.id, ...addressOf(leaf), options };
  const asked = await run(api.command(body), channel.id, `/${leaf.title}`);
  choices = null;
  underWay = false;
  if (!asked) return changed("messages");
  const answer = () => state.messages.get(channel.id)?.find((one) => one.interaction_metadata?.id === asked);
  await until(() => answer() && !(answer().flags & LOADING));
  await pressAll(answer, steps.presses[Object.values(options)[0]] ?? []);
}

/** Press buttons one after the other, until one is not there; a hand that is faster would press in between. */
async function pressAll(answer, labels) {
  const { id } = answer();
  stepping.add(id);
  for (const label of labels) if (!(await pressed(answer, label))) break;
  stepping.delete(id);
  changed("messages");
}

/** How often the page looks whether an edit of a message has come, and milliseconds from one look to the next. */
const LOOKS = 20;
const NEWS = 500;

/** Press the button of this label, or choose it in a menu; tell whether it was there and the bot answered. */
async function pressed(answer, label) {
  const message = answer();
  const controls = [...walk(message?.components)].filter((one) => !one.disabled);
  const called = (option) => option.label === label;
  const found = controls.find((one) => (one.type === BUTTON && called(one)) || one.options?.some(called));
  if (!found) return false;
  await act(message, found.custom_id, found.options?.filter(called).map((option) => option.value));
  await until(() => onMessages.get(message.id)?.state !== "pending");
  if (!onMessages.has(message.id)) return true;
  // The message may have been edited meanwhile: then this control is gone, and the new one is pressed.
  const isThere = () => [...walk(answer()?.components)].some((one) => one.custom_id === found.custom_id);
  for (let looks = 0; looks < LOOKS && isThere(); looks++) await new Promise((resolve) => setTimeout(resolve, NEWS));
  return !isThere() && pressed(answer, label);
}

const waiting = new Set();
on(["messages"], () => waiting.forEach((look) => look()));

/** Wait until a condition on the messages holds. */
const until = (holds) =>
  new Promise((resolve) => {
    const look = () => holds() && (waiting.delete(look), resolve());
    waiting.add(look);
    look();
  });
