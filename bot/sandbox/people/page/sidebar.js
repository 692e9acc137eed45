// The side bar: servers, whose turn at the keyboard it is, channels and threads, direct messages, marks of what is new.

import { pageAddress } from "./api.js";
import { avatar } from "./avatars.js";
import { el, hidden, keepingFocus, morphChildren } from "./dom.js";
import { icon } from "./icons.js";
import { openChannel } from "./navigation.js";
import { openPeople } from "./people.js";
import { eventList } from "./scheduled_events.js";
import { callsIn, changed, channelsHere, currentChannel, guildHere, on, state } from "./store.js";
import { WORDS } from "./words.js";

const unfolded = new Set(); // parents whose archived threads are shown
const plainClick = (event) => !(event.ctrlKey || event.metaKey || event.shiftKey || event.button);

export const sidebar = el("aside", { class: "sidebar", id: "sidebar", tabindex: "-1", "aria-label": WORDS.channels });

function draw() {
  if (state.user) keepingFocus(sidebar, () => morphChildren(sidebar, [brand(), serverList(), peopleList(), eventList(), channelList()].filter(Boolean)));
}

const brand = () =>
  el(
    "header",
    { class: "brand" },
    el("img", { src: "/page/goblin.svg", alt: "" }),
    el("strong", { text: guildHere()?.name ?? WORDS.title }),
  );

/** The servers, where there are several. */
function serverList() {
  if (state.guilds.length < 2) return null;
  return el(
    "nav",
    { class: "servers", "aria-label": WORDS.servers },
    el("div", { class: "side-head" }, el("h2", { text: WORDS.servers })),
    el(
      "ul",
      {},
      state.guilds.map((guild) => el("li", { "data-key": guild.id }, serverRow(guild))),
    ),
  );
}

function serverRow(guild) {
  const channels = state.channels.filter((channel) => channel.guild_id === guild.id);
  const first = channels.find((channel) => channel.kind === "text");
  const here = guild.id === guildHere()?.id;
  const marks = {
    here: here && "true",
    fresh: !here && channels.some((channel) => channel.unread > 0),
    calls: here ? 0 : channels.reduce((sum, channel) => sum + callsIn(channel), 0),
  };
  return link({ id: first?.id, name: guild.name, sign: null, traits: ["server"], ...marks });
}

function peopleList() {
  const settings = el(
    "button",
    {
      type: "button",
      class: "plain",
      "aria-label": WORDS.managePeople,
      title: WORDS.managePeople,
      onclick: openPeople,
    },
    icon("people"),
  );
  const head = el("div", { class: "side-head" }, el("h2", { text: WORDS.playingAs }), settings);
  return el(
    "section",
    { class: "people", "aria-label": WORDS.playingAs },
    head,
    el("ul", {}, state.users.map(personRow)),
  );
}

function personRow(user) {
  const mine = user.id === state.user.id;
  const here = currentChannel();
  const address = pageAddress(user.id, here && here.kind !== "dm" ? here.id : null);
  const link = {
    class: "person",
    href: address,
    "data-person": user.id,
    "aria-current": mine ? "true" : null,
    "aria-label": mine ? null : WORDS.switchTo(user.name),
  };
  const tab = el(
    "a",
    {
      class: "plain",
      href: address,
      target: "_blank",
      "aria-label": WORDS.openInTab(user.name),
      title: WORDS.openInTab(user.name),
    },
    icon("tab"),
  );
  return el("li", { "data-key": user.id }, el("a", link, avatar(user, "small"), el("span", { text: user.name })), tab);
}

function channelList() {
  const texts = channelsHere().filter((channel) => channel.kind === "text");
  const dms = state.channels.filter((channel) => channel.kind === "dm");
  const none = dms.length ? null : el("p", { class: "note", text: WORDS.noDms });
  return el(
    "nav",
    { class: "channels", "aria-label": WORDS.channels },
    el("div", { class: "side-head" }, el("h2", { text: WORDS.textChannels })),
    el("ul", {}, texts.map(textRow)),
    el("div", { class: "side-head" }, el("h2", { text: WORDS.directMessages })),
    el(
      "ul",
      {},
      dms.map((channel) => el("li", { "data-key": channel.id }, row(channel))),
    ),
    none,
  );
}

function textRow(channel) {
  const threads = state.channels.filter((thread) => thread.kind === "thread" && thread.parent_id === channel.id);
  const live = threads.filter((thread) => !thread.archived || thread.id === state.current);
  const old = threads.filter((thread) => !live.includes(thread));
  const open = unfolded.has(channel.id);
  const rows = [...live, ...(open ? old : [])].map((thread) => el("li", { "data-key": thread.id }, row(thread)));
  const inner = threads.length
    ? el("ul", { class: "threads" }, rows, old.length > 0 && el("li", { "data-key": "fold" }, fold(channel, old, open)))
    : null;
  return el("li", { "data-key": channel.id }, row(channel), inner);
}

function fold(channel, old, open) {
  const toggle = () => {
    if (!unfolded.delete(channel.id)) unfolded.add(channel.id);
    changed("channels");
  };
  return el(
    "button",
    { type: "button", class: "fold", "aria-expanded": String(open), onclick: toggle },
    icon("chevron"),
    WORDS.archived(old.length),
  );
}

const SIGNS = { text: () => icon("hash"), thread: () => icon("thread"), dm: () => avatar(state.bot, "small") };

function row(channel) {
  const here = channel.id === state.current;
  const marks = { here: here && "page", fresh: channel.unread > 0 && !here, calls: callsIn(channel) };
  const traits = ["channel", channel.archived && "archived"];
  return link({ id: channel.id, name: channel.name, sign: SIGNS[channel.kind](), traits, ...marks });
}

/** A line of the side bar that leads to a channel, with marks of what is new there. */
function link({ id, name, sign, traits, here, fresh, calls }) {
  const open = (event) => {
    if (!plainClick(event)) return;
    event.preventDefault();
    openChannel(id);
  };
  const badge =
    calls > 0 ? el("span", { class: "badge" }, String(calls), hidden(` ${WORDS.mentions(calls).split(" ")[1]}`)) : null;
  return el(
    "a",
    {
      class: [...traits, fresh && "fresh"].filter(Boolean).join(" "),
      href: pageAddress(state.user.id, id),
      "aria-current": here || null,
      "data-channel": id,
      onclick: open,
    },
    sign,
    el("span", { class: "channel-name", title: name, text: name }),
    fresh && !calls && hidden(` ${WORDS.unread}`),
    badge,
  );
}

on(["people", "channels", "current", "bot"], draw);
