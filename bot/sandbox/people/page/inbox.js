// Events wait here while an answer is on its way: it may be older than they are and would undo what they tell.

const waiting = [];
let fetches = 0;
let deliver = () => {};

/** Name the function that applies an event. */
export const deliverTo = (apply) => {
  deliver = apply;
};

/** Take an event of the server: now, or when the answers are in. */
export function receive(event) {
  if (fetches) waiting.push(event);
  else deliver(event);
}

/** Run `work`, which fetches and takes over an answer; events that come meanwhile are applied after it. */
export async function holding(work) {
  fetches += 1;
  try {
    return await work();
  } finally {
    fetches -= 1;
    while (!fetches && waiting.length) deliver(waiting.shift());
  }
}
