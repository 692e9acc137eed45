// Acting on a message's components: finding them, and sending a press or a choice.

import { api } from "./api.js";
import { press } from "./interactions.js";
import { state } from "./store.js";

/** Every component of a message, nested ones too, in order. */
export function* walk(components) {
  for (const component of components ?? []) {
    yield component;
    yield* walk(component.components);
    if (component.accessory) yield* walk([component.accessory]);
  }
}

/** Send the press of a button or the choice of a menu. */
export function act(message, customId, values) {
  const body = { user: state.user.id, channel_id: message.channel_id, message_id: message.id, custom_id: customId };
  return press(api.component(values ? { ...body, values } : body), message, customId);
}
