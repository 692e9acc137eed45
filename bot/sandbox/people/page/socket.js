// The websocket to the server: opens it, opens it again with back-off when it breaks, and tells who listens.

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

/** Keep a socket for `user`; `onOpen`, `onAway` and `onEvent` hear of it. Returns `{retry}`, which tries at once. */
export function openSocket(user, { onOpen, onAway, onEvent }) {
  let wait = FIRST_WAIT;
  let timer = null;
  let socket = null;

  function open() {
    clearTimeout(timer);
    timer = null;
    const address = new URL(`/page/api/events?user=${encodeURIComponent(user)}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    socket = new WebSocket(address);
    socket.onopen = () => {
      wait = FIRST_WAIT;
      onOpen();
    };
    socket.onmessage = (frame) => onEvent(JSON.parse(frame.data));
    socket.onclose = later;
  }

  function later() {
    onAway();
    timer = setTimeout(open, wait * (0.8 + 0.4 * Math.random()));
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  function retry() {
    if (timer === null) return;
    wait = FIRST_WAIT;
    open();
  }

  window.addEventListener("online", retry);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && retry());
  open();
  return { retry };
}
