// The page's entry: puts the parts together, connects, and keeps what it knows up to date.

import { prepareAnnouncing } from "./announce.js";
import { composerPlace, startCommand } from "./composer.js";
import { drawer } from "./drawer.js";
import { el, morphChildren } from "./dom.js";
import { listenForMenus } from "./apps_menu.js";
import { apply } from "./events.js";
import { awayBanner, channelHeader } from "./header.js";
import { icon } from "./icons.js";
import { deliverTo, receive } from "./inbox.js";
import { whenFormComes } from "./interactions.js";
import { listenForKeys } from "./keys.js";
import { bottom, scroller } from "./messages.js";
import { openModal } from "./modal.js";
import { followHistory, openChannel } from "./navigation.js";
import { watchReading } from "./reading.js";
import { refresh } from "./refresh.js";
import { followEventLinks } from "./scheduled_events.js";
import { sidebar } from "./sidebar.js";
import { openSocket } from "./socket.js";
import { showSplit } from "./split.js";
import { changed, channelById, currentChannel, on, state } from "./store.js";
import { WORDS } from "./words.js";

const START_AGAIN = 1500; // ms until the first question is asked again while the server is away

let socket = { retry: () => begin() };
let asking = false;

/** A button under the messages that leads to the newest. */
function jumpButton() {
  const button = el("button", {
    type: "button",
    class: "jump",
    hidden: true,
    onclick: () => bottom.go({ smooth: true }),
  });
  const draw = () => {
    const fresh = currentChannel()?.unread ?? 0;
    button.hidden = bottom.isThere();
    button.toggleAttribute("data-fresh", fresh > 0);
    morphChildren(button, [el("span", { text: fresh ? WORDS.jumpToNew(fresh) : WORDS.jumpToNewest }), icon("down")]);
  };
  bottom.onChange(draw);
  on(["channels", "current"], draw);
  draw();
  return button;
}

/** A button over the messages that leads to a thread which was just made in this channel. */
function threadButton() {
  const button = el("button", { type: "button", class: "to-thread", onclick: () => openChannel(state.new_thread) });
  const draw = () => {
    const thread = channelById(state.new_thread);
    if (thread?.parent_id !== state.current) state.new_thread = null;
    button.hidden = !state.new_thread;
    if (state.new_thread) morphChildren(button, [icon("thread"), el("span", { text: WORDS.openThread(thread.name) })]);
  };
  on(["channels", "current"], draw);
  draw();
  return button;
}

/** To the newest message, with nothing marked as new. */
function toNewest() {
  state.dividers.delete(state.current);
  changed("messages");
  bottom.go();
}

function layOut() {
  const main = el("main", { class: "main" });
  const side = drawer(sidebar, main);
  const stage = el("div", { class: "stage" }, scroller, jumpButton());
  main.append(
    channelHeader(side.open),
    awayBanner(() => socket.retry()),
    stage,
    threadButton(),
    composerPlace(toNewest),
  );
  document.body.append(sidebar, side.backdrop, main);
  followEventLinks(side.open);
  onOtherChannel(() => bottom.go());
}

function onOtherChannel(listener) {
  let before = null;
  on(["current"], () => {
    if (before !== state.current) listener();
    before = state.current;
  });
}

/** Mentions of channels and commands, and links to messages, lead there on this page. */
function followMentions(event) {
  const command = event.target.closest?.("button.mention[data-command]");
  if (command) return startCommand(command.dataset.command);
  const link = event.target.closest?.("a:is(.mention, .to-message)[data-channel]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  openChannel(link.dataset.channel, { message: link.dataset.message });
}

function connection(connected) {
  if (state.connected === connected) return;
  state.connected = connected;
  changed("connection");
}

/** Whether events arrive, as the page itself can be asked. */
const live = (now) => document.body.toggleAttribute("data-live", now);

async function opened() {
  await refresh();
  connection(true);
  live(true);
}

function away() {
  connection(false);
  live(false);
}

/** Ask for the state until it comes, then listen to events. */
async function begin() {
  if (asking || state.user) return;
  asking = true;
  const asked = new URLSearchParams(location.search);
  state.current = asked.get("channel");
  const answered = await refresh(asked.get("user") ?? undefined);
  asking = false;
  connection(answered);
  if (!answered) return setTimeout(begin, START_AGAIN);
  socket = openSocket(state.user.id, { onOpen: opened, onAway: away, onEvent: receive });
}

function play() {
  prepareAnnouncing();
  layOut();
  deliverTo(apply);
  whenFormComes(openModal);
  watchReading();
  followHistory();
  listenForKeys();
  listenForMenus();
  document.addEventListener("click", followMentions);
  begin();
}

const split = new URLSearchParams(location.search).get("split");
if (split) showSplit(split.split(",").slice(0, 3));
else play();
