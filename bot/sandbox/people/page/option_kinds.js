// The kinds of slash command options: what each offers to pick from, and how typed text becomes its value.

import { avatar } from "./avatars.js";
import { channelsHere, rolesHere, state } from "./store.js";
import { WORDS } from "./words.js";

const CHANNEL_TYPES = { text: 0, dm: 1, thread: 11 };

const text = (option, typed) => {
  if (option.min_length && typed.length < option.min_length)
    return { problem: WORDS.tooShort(option.label, option.min_length) };
  return { value: typed };
};

const number = (whole) => (option, typed) => {
  const value = Number(typed.replace(",", "."));
  if (whole && !/^[-+]?\d+$/.test(typed.trim())) return { problem: WORDS.needInteger(option.label) };
  if (!typed.trim() || !Number.isFinite(value)) return { problem: WORDS.needNumber(option.label) };
  if (option.min_value !== undefined && value < option.min_value)
    return { problem: WORDS.tooSmall(option.label, option.min_value) };
  if (option.max_value !== undefined && value > option.max_value)
    return { problem: WORDS.tooLarge(option.label, option.max_value) };
  return { value };
};

const bools = () => [
  { name: WORDS.yes, value: true },
  { name: WORDS.no, value: false },
];
const people = () =>
  [...state.users, { ...state.bot, bot: true }].map((user) => ({
    name: user.name,
    value: user.id,
    sign: avatar(user, "small"),
  }));
const channels = ({ channel_types: types }) =>
  channelsHere()
    .filter((channel) => channel.kind !== "dm" && (!types?.length || types.includes(CHANNEL_TYPES[channel.kind])))
    .map((channel) => ({ name: channel.name, value: channel.id }));

const roles = () => rolesHere().map((role) => ({ name: role.name, value: role.id }));

const KINDS = {
  3: { parse: text },
  4: { parse: number(true), inputmode: "numeric" },
  5: { offers: bools },
  6: { offers: people },
  7: { offers: channels },
  8: { offers: roles },
  9: { offers: () => [...people(), ...roles()] },
  10: { parse: number(false), inputmode: "decimal" },
  11: { parse: (option) => ({ problem: WORDS.pickFile(option.label) }), file: true },
};

/** The kind of an option: {parse?, offers?, inputmode?}; `offers` is the closed list to pick from. */
export function kindOf(option) {
  const kind = KINDS[option.type] ?? KINDS[3];
  return option.choices?.length ? { ...kind, offers: () => option.choices } : kind;
}
