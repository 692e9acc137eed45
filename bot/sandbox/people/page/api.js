// The page's calls to the sandbox server: one function an endpoint, one plain sentence an error.

import { localizeChoices } from "./language.js";
import { WORDS } from "./words.js";

/** A refusal or a failure; its message is one sentence for the person at the page. */
export class ApiError extends Error {}

async function call(path, options) {
  let response;
  try {
    response = await fetch(`/page/api/${path}`, options);
  } catch {
    throw new ApiError(WORDS.serverAwayError);
  }
  const body = await response.json().catch(() => ({}));
  if (!response.ok) throw new ApiError(body.error || WORDS.refused(response.status));
  return body;
}

const post = (path, body) =>
  call(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

const query = (user) => (user ? `?user=${encodeURIComponent(user)}` : "");

export const api = {
  state: (user) => call(`state${query(user)}`),
  messages: (user, channel) => call(`channels/${channel}/messages${query(user)}`),
  command: (body) => post("command", body),
  menu: (body) => post("menu", body),
  autocomplete: async (body) => ({ choices: localizeChoices((await post("autocomplete", body)).choices) }),
  component: (body) => post("component", body),
  modal: (body) => post("modal", body),
  message: (user, channel_id, content) => post("message", { user, channel_id, content }),
  read: (user, channel_id) => post("read", { user, channel_id }),
  acceptDms: (user, dms_open) => post("person", { user, dms_open }),
  interest: (user, event_id, interested) => post("interest", { user, event_id, interested }),
  letBotCreateEvents: (user, may_create_events) => post("bot", { user, may_create_events }),
  speak: (user, locale) => post("person", { user, locale }),
  addPerson: (name) => post("people", { name }),
};

/** Where the page of `user` stands, in the channel if one is given. */
export function pageAddress(user, channel) {
  const parts = new URLSearchParams({ user });
  if (channel) parts.set("channel", channel);
  return `/?${parts}`;
}

/** Files of the sandbox by path alone, so that they load under whatever name the page was opened. */
export function fileAddress(url) {
  const address = new URL(url, location.href);
  if (address.pathname.startsWith("/cdn/")) return address.pathname + address.search;
  return ["http:", "https:"].includes(address.protocol) ? address.href : "";
}
