// What the server's events do to what the page knows.

import { announce } from "./announce.js";
import { take } from "./interactions.js";
import { spoken } from "./message_lines.js";
import { sees } from "./reading.js";
import { refresh, refreshServers } from "./refresh.js";
import { changed, channelById, putChannel, putMessage, removeChannel, removeMessage, state, takeCommands } from "./store.js";

const DRAWN = 100; // ms after which a new message is drawn

const EVENTS = {
  message_create: newMessage,
  message_update: ({ d }) => putMessage(d),
  message_delete: ({ d }) => removeMessage(d),
  channel_create: ({ d }) => {
    if (d.kind === "thread" && d.parent_id === state.current) state.new_thread = d.id;
    putChannel(d);
  },
  channel_update: ({ d }) => putChannel(d),
  channel_delete: ({ d }) => removeChannel(d),
  people: () => refresh(),
  events: refreshServers,
  commands: ({ d }) => takeCommands(d.commands ?? d),
  bot: ({ d }) => {
    state.bot = { ...state.bot, ...d };
    changed("bot");
  },
  unread: ({ d }) => {
    const { channel_id: id, ...marks } = d;
    if (channelById(id)) putChannel({ id, ...marks });
    else refresh(); // a channel that is new to us: a first DM, a thread
  },
  modal: take,
  interaction: take,
};

function newMessage({ d: message }) {
  const here = message.channel_id === state.current;
  const own = message.author.id === state.user.id;
  if (here && !own && !sees(message.channel_id) && !state.dividers.has(message.channel_id))
    state.dividers.set(message.channel_id, message.id);
  putMessage(message);
  if (channelById(message.channel_id)) putChannel({ id: message.channel_id, last_message_id: message.id });
  if (here && !own) setTimeout(() => announce(spoken(message)), DRAWN);
}

/** Apply one event. Kinds that this page does not know are left alone. */
export const apply = (event) => EVENTS[event.t]?.(event);
