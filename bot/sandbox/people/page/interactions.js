// Interactions that this page has started: sent, pending, answered or failed, and which control or command waits.

import { warn } from "./announce.js";
import { ApiError } from "./api.js";
import { changed } from "./store.js";
import { WORDS } from "./words.js";

const PATIENCE = 60000; // ms without a word from the server, which itself tells of what the bot left unanswered
const EARLY_KEPT = 20;
const AFTERGLOW = 5000; // ms in which the form of an answered interaction may still come

const running = new Map(); // interaction id -> entry
const early = []; // events that came before the answer which names their interaction

/** By message id: {state: "pending" | "failed", customId, reason}. */
export const onMessages = new Map();
/** Commands on their way: [{key, channelId, name, state, reason}]. */
export let commandsSent = [];

let openForm = () => {};

/** Name the function that opens the forms (modals) which answer this page's interactions. */
export const whenFormComes = (opener) => {
  openForm = opener;
};

/** Send one interaction and return its id; `entry` hears `settle(state, reason)`. Rejects with ApiError. */
export async function send(request, entry) {
  const { interaction_id: id } = await request;
  running.set(id, entry);
  entry.timer = setTimeout(() => settle(id, "failed", WORDS.noResponse), PATIENCE);
  early.filter((event) => event.d.interaction_id === id).forEach(take);
  return id;
}

/** An `interaction` or `modal` event of the server. Those of other tabs are none of ours. */
export function take(event) {
  const entry = running.get(event.d.interaction_id);
  if (!entry) {
    early.push(event);
    early.splice(0, early.length - EARLY_KEPT);
  } else if (event.t === "modal") {
    openForm(event.d);
    settle(event.d.interaction_id, "done");
  } else if (event.d.state !== "pending") settle(event.d.interaction_id, event.d.state, event.d.reason);
}

function settle(id, outcome, reason) {
  const entry = running.get(id);
  if (!entry || entry.over) return;
  clearTimeout(entry.timer);
  entry.over = true;
  setTimeout(() => running.delete(id), AFTERGLOW);
  entry.settle(outcome, reason || WORDS.noResponse);
}

function fail(message, customId, reason) {
  onMessages.set(message.id, { state: "failed", customId, reason });
  warn(reason);
}

const sentenceOf = (error) => {
  if (!(error instanceof ApiError)) throw error;
  return error.message;
};

/** Press a component: its message shows the waiting and the failing; `onDone` hears of the answer. */
export async function press(request, message, customId, onDone) {
  const mark = { state: "pending", customId };
  const settleMark = (outcome, reason) => {
    if (onMessages.get(message.id) !== mark) return;
    if (outcome === "failed") fail(message, customId, reason);
    else (onMessages.delete(message.id), onDone());
    changed("messages");
  };
  onMessages.set(message.id, mark);
  changed("messages");
  await send(request, { settle: settleMark }).catch((error) => settleMark("failed", sentenceOf(error)));
}

let serial = 0;

/** Send a command and return the id of its interaction: the channel shows a line for it until it is answered. */
export async function run(request, channelId, name) {
  serial += 1;
  const line = { key: `sent-${serial}`, channelId, name, state: "pending" };
  const update = (fresh) => {
    commandsSent = commandsSent.flatMap((one) => (one.key === line.key ? fresh : [one]));
    changed("messages");
  };
  const settleLine = (outcome, reason) => {
    update(outcome === "failed" ? [{ ...line, state: "failed", reason }] : []);
    if (outcome === "failed") warn(reason);
  };
  commandsSent = [...commandsSent, line];
  changed("messages");
  return send(request, { settle: settleLine }).catch((error) => settleLine("failed", sentenceOf(error)));
}

/** Take a failed command's line away. */
export function forget(key) {
  commandsSent = commandsSent.filter((line) => line.key !== key);
  changed("messages");
}
