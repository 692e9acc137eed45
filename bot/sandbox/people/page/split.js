// Two or three people side by side: a column each, every one the whole page of one person.

import { api, pageAddress } from "./api.js";
import { el } from "./dom.js";
import { WORDS } from "./words.js";

/** Fill the page with a column for each user id. */
export async function showSplit(ids) {
  const { users } = await api.state().catch(() => ({ users: [] }));
  const nameOf = (id) => users.find((user) => user.id === id)?.name ?? id;
  const calls = new Map();
  const frames = ids.map((id) => el("iframe", { src: pageAddress(id), title: nameOf(id), "data-user": id }));
  const back = el("a", { class: "plain", href: pageAddress(ids[0]), text: WORDS.leaveSplit });
  window.addEventListener("message", (event) => {
    const frame = event.origin === location.origin && frames.find((one) => one.contentWindow === event.source);
    if (!frame) return;
    calls.set(frame, Number(event.data.calls) || 0);
    const all = [...calls.values()].reduce((sum, count) => sum + count, 0);
    document.title = `${all ? `(${all}) ` : ""}${WORDS.title}`;
  });
  document.body.classList.add("split");
  document.body.append(
    el(
      "header",
      { class: "split-header" },
      el("img", { src: "/page/goblin.svg", alt: "" }),
      el("strong", { text: WORDS.title }),
      back,
    ),
    el("main", { class: "split-columns" }, frames),
  );
}
