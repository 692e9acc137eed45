// What has been read: tells the server when the newest message was seen, and the window title how many calls wait.

import { api, ApiError } from "./api.js";
import { bottom } from "./messages.js";
import { callsIn, currentChannel, on, state } from "./store.js";
import { WORDS } from "./words.js";

let telling = false;
let again = false; // something changed while the server was being told

const looking = () => document.visibilityState === "visible" && bottom.isThere();

/** Is this page looking at the newest message of `channelId`? */
export const sees = (channelId) => looking() && channelId === state.current;

async function markRead() {
  const channel = currentChannel();
  again = telling;
  if (telling || !channel || !looking() || !state.messages.has(channel.id) || !(channel.unread || channel.mentions))
    return;
  telling = true;
  await api.read(state.user.id, channel.id).catch((error) => {
    if (!(error instanceof ApiError)) throw error; // a lost mark is made again at the next message
  });
  telling = false;
  if (again) await markRead();
}

/** Calls that wait, over all channels. */
export const callsWaiting = () => state.channels.reduce((sum, channel) => sum + callsIn(channel), 0);

function title() {
  const calls = callsWaiting();
  const channel = currentChannel();
  const place = channel ? `${channel.kind === "text" ? "#" : ""}${channel.name} · ` : "";
  const who = state.user ? ` (${state.user.name})` : "";
  document.title = `${calls ? `(${calls}) ` : ""}${place}${WORDS.title}${who}`;
  if (window.parent !== window) window.parent.postMessage({ calls }, location.origin);
}

/** Keep the marks and the title up to date. */
export function watchReading() {
  on(["channels", "messages", "current"], markRead);
  on(["channels", "current", "people"], title);
  document.addEventListener("visibilitychange", markRead);
  bottom.onChange(markRead);
}
