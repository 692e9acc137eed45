// The bar above the messages: the channel's name, how the bot is, the button to the side bar; and the banner when something is away.

import { announce, warn } from "./announce.js";
import { avatar } from "./avatars.js";
import { el, morphChildren } from "./dom.js";
import { icon } from "./icons.js";
import { openKeys } from "./keys.js";
import { titleOf } from "./messages.js";
import { openChannel } from "./navigation.js";
import { callsWaiting } from "./reading.js";
import { channelById, currentChannel, on, state } from "./store.js";
import { WORDS } from "./words.js";

/** The header; `openDrawer` shows the side bar on small screens. */
export function channelHeader(openDrawer) {
  const header = el("header", { class: "channel-header" });
  const draw = () => {
    const channel = currentChannel();
    if (channel) morphChildren(header, [drawerButton(openDrawer), place(channel), who(), botSign(), keysButton()]);
  };
  on(["current", "channels", "bot", "people"], draw);
  return header;
}

function drawerButton(openDrawer) {
  const calls = callsWaiting();
  const badge = calls > 0 ? el("span", { class: "badge", text: String(calls) }) : null;
  return el(
    "button",
    {
      type: "button",
      class: "plain drawer-button",
      "aria-label": WORDS.openChannels,
      "aria-controls": "sidebar",
      onclick: openDrawer,
    },
    icon("menu"),
    badge,
  );
}

function place(channel) {
  const parent = channel.parent_id && channelById(channel.parent_id);
  const back =
    parent &&
    el("button", {
      type: "button",
      class: "plain crumb",
      "aria-label": titleOf(parent),
      onclick: () => openChannel(parent.id),
    }, el("span", { class: "crumb-name", text: titleOf(parent) }));
  return el(
    "div",
    { class: "place" },
    back,
    back && el("span", { class: "crumb-sign", "aria-hidden": "true", text: "›" }),
    el("h1", { text: titleOf(channel) }),
  );
}

/** Who plays here, where the side bar does not stand beside it. */
const who = () => el("span", { class: "who" }, avatar(state.user, "small"), el("span", { text: state.user.name }));

function botSign() {
  const how = `${state.bot.name} ${state.bot.online ? WORDS.botOnline : WORDS.botOffline}`;
  return el(
    "span",
    { class: "bot-sign", title: how, "data-online": String(state.bot.online) },
    el("span", { class: "dot", "aria-hidden": "true" }),
    el("span", { class: "bot-words", text: how }),
  );
}

const keysButton = () =>
  el(
    "button",
    { type: "button", class: "plain keys-button", "aria-label": WORDS.keys, title: WORDS.keys, onclick: openKeys },
    icon("keys"),
  );

/** The banner; `retry` asks the server at once. */
export function awayBanner(retry) {
  const banner = el("div", { class: "banner", hidden: true });
  let said = "";
  const draw = () => {
    const text = !state.connected
      ? WORDS.serverAway
      : state.user && !state.bot.online
        ? WORDS.botAway(state.bot.name)
        : "";
    banner.hidden = !text;
    const again =
      !state.connected && el("button", { type: "button", class: "plain", text: WORDS.tryNow, onclick: retry });
    morphChildren(banner, [icon("warn"), el("span", { text }), again].filter(Boolean));
    if (text !== said && text) warn(text);
    if (!text && said) announce(WORDS.backAgain);
    said = text;
  };
  on(["connection", "bot"], draw);
  return banner;
}
