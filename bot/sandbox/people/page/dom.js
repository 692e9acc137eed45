// Builds DOM nodes, and morphs an old tree into a new one so that focus, scroll and open menus survive an edit.

const HANDLERS = ["onclick", "onkeydown", "oninput", "onchange", "onsubmit", "onfocus", "onblur", "onpointerdown"];
const loading = new WeakMap(); // picture -> address that is on its way

/** A new element; `props` are attributes, on* handlers, `text`, and `css` (custom properties). */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) setProp(node, name, value);
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

function setProp(node, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name.startsWith("on"))
    node[name] = (event) => void value(event); // a handler that returns false would cancel its event
  else if (name === "text") node.textContent = value;
  else if (name === "css") Object.entries(value).forEach(([key, item]) => node.style.setProperty(key, item));
  else node.setAttribute(name, value === true ? "" : value);
}

const keyOf = (node) => (node.nodeType === Node.ELEMENT_NODE ? node.getAttribute("data-key") : null);
const alike = (a, b) => a.nodeName === b.nodeName && keyOf(a) === keyOf(b);

/** Make `old` look like `fresh`, keeping every node that can stay; returns the node that now stands there. */
export function morph(old, fresh) {
  if (!alike(old, fresh)) {
    old.replaceWith(fresh);
    return fresh;
  }
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
    return old;
  }
  if (old.nodeName === "IMG") morphPicture(old, fresh);
  else morphAttributes(old, fresh);
  for (const name of HANDLERS) old[name] = fresh[name];
  morphChildren(old, [...fresh.childNodes]);
  return old;
}

/** Attributes whose name starts with data-kept belong to the reader (a revealed spoiler) and stay. */
function morphAttributes(old, fresh) {
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !name.startsWith("data-kept")) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) === value) continue;
    if (name === "style") old.style.cssText = value; // as an attribute, the page's own policy would refuse it
    else old.setAttribute(name, value);
  }
}

/** Swap a picture only when the next one is decoded, so that nothing flickers or jumps. */
function morphPicture(old, fresh) {
  const address = fresh.getAttribute("src");
  if (old.getAttribute("src") === address) {
    loading.delete(old);
    morphAttributes(old, fresh);
    return;
  }
  if (loading.get(old) === address) return;
  loading.set(old, address);
  const next = new Image();
  next.src = address;
  const swap = () => {
    if (loading.get(old) !== address) return;
    loading.delete(old);
    morphAttributes(old, fresh);
  };
  next.decode().then(swap, swap);
}

/** Morph the children of `parent` into `fresh`, a list of nodes: keyed ones by data-key, the rest by place. */
export function morphChildren(parent, fresh) {
  const keyed = new Map([...parent.childNodes].filter(keyOf).map((node) => [keyOf(node), node]));
  const wanted = new Set(fresh.map(keyOf).filter(Boolean));
  let place = parent.firstChild;
  for (const next of fresh) {
    while (place && keyOf(place) && !wanted.has(keyOf(place))) place = dropped(place);
    const kept = keyOf(next) ? keyed.get(keyOf(next)) : place && !keyOf(place) && alike(place, next) ? place : null;
    if (!kept) parent.insertBefore(next, place);
    else if (kept === place) place = morph(kept, next).nextSibling;
    else (parent.insertBefore(kept, place), morph(kept, next));
  }
  while (place) place = dropped(place);
}

function dropped(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}

/** Run `change`; then put the keyboard focus back on the control with the same data-custom-id, if it moved or went. */
export function keepingFocus(root, change) {
  const focused = root.contains(document.activeElement) ? document.activeElement : null;
  const control = focused?.getAttribute("data-custom-id");
  const home = focused?.closest("[data-key]"); // the message of a control that goes
  change();
  if (!focused) return;
  if (control && document.activeElement?.getAttribute("data-custom-id") !== control) {
    const again = root.querySelector(`[data-custom-id="${CSS.escape(control)}"]`);
    if (again) return again.focus({ preventScroll: true });
  }
  if (root.contains(document.activeElement)) return;
  const refuge = [focused, home].find((node) => node?.isConnected && node !== root) ?? root;
  refuge.focus({ preventScroll: true });
}

let serial = 0;

/** An id that no other element of the page has. */
export function freshId(prefix) {
  serial += 1;
  return `${prefix}-${serial}`;
}

/** Text for screen readers alone. */
export const hidden = (text) => el("span", { class: "for-readers", text });
