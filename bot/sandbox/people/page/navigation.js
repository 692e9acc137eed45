// Going from channel to channel: what opens one, what comes before and after it, and the address in the location bar.

import { api, ApiError, pageAddress } from "./api.js";
import { holding } from "./inbox.js";
import { changed, channelById, channelsHere, currentChannel, state, takeMessages } from "./store.js";

const UNSEEN_AT_MOST = 200;

/**
 * Channels in the order of the side bar: text channels with their threads, then DMs. Archived threads, and channels of
 * servers that are not in view, come only if asked for.
 */
export function ordered({ archived = false, everywhere = false } = {}) {
  const channels = everywhere ? state.channels : channelsHere();
  const threads = (parent) =>
    channels.filter(
      (channel) =>
        channel.kind === "thread" &&
        channel.parent_id === parent.id &&
        (archived || !channel.archived || channel.id === state.current),
    );
  const texts = channels.filter((channel) => channel.kind === "text");
  return [
    ...texts.flatMap((channel) => [channel, ...threads(channel)]),
    ...channels.filter((channel) => channel.kind === "dm"),
  ];
}

/** The channel `step` places on from the one in view; `unread` skips those with nothing new. */
export function neighbour(step, { unread = false } = {}) {
  const all = ordered();
  const here = all.findIndex((channel) => channel.id === state.current);
  const round = all.map((_, offset) => all[(here + step * (offset + 1) + all.length * (offset + 2)) % all.length]);
  return round.find((channel) => !unread || channel.unread || channel.mentions);
}

/** Bring a channel into view, and a message of it if one is named. */
export async function openChannel(id, { replace = false, message = null } = {}) {
  if (!channelById(id)) return;
  if (state.current && state.current !== id) state.dividers.delete(state.current);
  state.current = id;
  const address = pageAddress(state.user.id, id);
  if (replace || address === location.pathname + location.search) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  changed("current");
  await loadMessages(id);
  if (message) requestAnimationFrame(() => document.getElementById(`message-${message}`)?.scrollIntoView());
}

/** Fetch the messages of a channel, and mark where the new ones begin. */
export const loadMessages = (id) => holding(() => fetchMessages(id));

async function fetchMessages(id) {
  const { unread = 0 } = channelById(id);
  const fresh = await api.messages(state.user.id, id).catch((error) => {
    if (!(error instanceof ApiError)) throw error;
    return null; // the socket will say when the server is back
  });
  if (!fresh) return;
  const first = unread > 0 && unread <= UNSEEN_AT_MOST ? fresh.at(-Math.min(unread, fresh.length)) : null;
  if (first && !state.dividers.has(id)) state.dividers.set(id, first.id);
  takeMessages(id, fresh);
}

/** Follow the browser's back and forward buttons. */
export function followHistory() {
  window.addEventListener("popstate", () => {
    const id = new URLSearchParams(location.search).get("channel");
    if (id && id !== currentChannel()?.id) openChannel(id, { replace: true });
  });
}
