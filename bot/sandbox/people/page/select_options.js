// What a select menu offers, by type: its own options, people, or channels; and what it starts with.

import { avatar } from "./avatars.js";
import { emojiSign } from "./emoji.js";
import { channelsHere, rolesHere, state } from "./store.js";

const CHANNEL_TYPES = { text: 0, dm: 1, thread: 11 };

const people = () =>
  [...state.users, { ...state.bot, bot: true }].map((user) => ({
    value: user.id,
    label: user.name,
    sign: avatar(user, "small"),
  }));

const channels = ({ channel_types: types }) =>
  channelsHere()
    .filter((channel) => channel.kind !== "dm" && (!types?.length || types.includes(CHANNEL_TYPES[channel.kind])))
    .map((channel) => ({ value: channel.id, label: `#${channel.name}` }));

const roles = () => rolesHere().map((role) => ({ value: role.id, label: role.name }));

const OPTIONS = {
  3: ({ options }) => options.map((option) => ({ ...option, sign: emojiSign(option.emoji) })),
  5: people,
  6: roles,
  7: () => [...people(), ...roles()],
  8: channels,
};

/** The options of a select component: [{value, label, description, sign}]. */
export const optionsOf = (component) => OPTIONS[component.type](component);

/** The values a select component starts with. */
export function startValues(component) {
  if (component.type !== 3) return (component.default_values ?? []).map((value) => String(value.id));
  return component.options.filter((option) => option.default).map((option) => option.value);
}
