// Fetches everything anew: at the start, after the connection came back, and when the people changed.

import { api, ApiError, pageAddress } from "./api.js";
import { holding } from "./inbox.js";
import { LOCALE } from "./language.js";
import { loadMessages } from "./navigation.js";
import { currentChannel, state, takeServers, takeState } from "./store.js";

/** Take the server's state and the messages in view; true if the server answered. */
export const refresh = (user = state.user?.id) => holding(() => takeAll(user));

/** Take over the servers alone: their scheduled events have changed. */
export const refreshServers = () =>
  holding(async () => {
    const fresh = await fetchState(state.user.id);
    if (fresh) takeServers(fresh.guilds);
  });

async function takeAll(user) {
  const fresh = await fetchState(user);
  if (!fresh) return false;
  if (localeIn(fresh) !== LOCALE) location.reload(); // their Discord speaks another language now
  takeState(fresh);
  for (const id of [...state.messages.keys()]) if (id !== state.current) state.messages.delete(id);
  if (currentChannel()) await loadMessages(state.current);
  history.replaceState(null, "", pageAddress(state.user.id, state.current));
  return true;
}

const localeIn = ({ user, users }) => users.find((one) => one.id === user.id).locale;

/** The state as `user` sees it; as the first user sees it, if the server no longer knows that one. */
async function fetchState(user) {
  for (const who of user ? [user, undefined] : [undefined]) {
    try {
      return await api.state(who);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
  return null;
}
