// Acting on a message's components: finding them, and sending a press or a choice.

import { announce } from "./announce.js";
import { api } from "./api.js";
import { press } from "./interactions.js";
import { linesOf, spoken } from "./message_lines.js";
import { state } from "./store.js";

/** Every component of a message, nested ones too, in order. */
export function* walk(components) {
  for (const component of components ?? []) {
    yield component;
    yield* walk(component.components);
    if (component.accessory) yield* walk([component.accessory]);
  }
}

const DRAWN = 300; // ms after which an edit is drawn and its pictures are decoded

/** Send the press of a button or the choice of a menu; what it changes on the message is read out. */
export function act(message, customId, values) {
  const body = { user: state.user.id, channel_id: message.channel_id, message_id: message.id, custom_id: customId };
  const known = linesOf(message);
  const tell = () => setTimeout(() => announce(spoken(message, known)), DRAWN);
  return press(api.component(values ? { ...body, values } : body), message, customId, tell);
}
