// Pictures and files of messages: inline pictures with alt text, covered spoilers, downloads, and the zoom.

import { fileAddress } from "./api.js";
import { el } from "./dom.js";
import { icon } from "./icons.js";
import { WORDS } from "./words.js";

const isPicture = (attachment) =>
  (attachment.content_type ?? "").startsWith("image/") || /\.(png|jpe?g|gif|webp)$/i.test(attachment.filename ?? "");

/** A picture that enlarges when pressed. `size` names its place for the style sheet. */
export function picture({ url, description, width, height, hidden: covered }, size = "") {
  const alt = description || "";
  const address = fileAddress(url);
  const image = el("img", {
    src: address,
    alt: alt || WORDS.picture,
    width,
    height,
    loading: "eager",
    decoding: "sync",
  });
  const open = (event) => {
    if (covered && !event.currentTarget.hasAttribute("data-kept-shown"))
      return event.currentTarget.setAttribute("data-kept-shown", "");
    zoom(event.currentTarget.querySelector("img"));
  };
  const frame = { class: `picture ${size} ${covered ? "covered" : ""}`.trim(), type: "button", onclick: open };
  const label = covered ? WORDS.spoilerButton : WORDS.zoomPicture(alt || WORDS.picture);
  return el(
    "button",
    { ...frame, title: covered ? WORDS.spoiler : alt || null, "aria-label": label },
    image,
    covered && el("span", { class: "cover", text: WORDS.spoiler }),
  );
}

/** Attachments of a message that is not laid out by components; `shown` are addresses that embeds show already. */
export function attachments(list, shown) {
  const loose = list.filter((attachment) => !shown.has(fileAddress(attachment.url)));
  const pictures = loose
    .filter(isPicture)
    .map((attachment) => picture({ ...attachment, hidden: attachment.filename.startsWith("SPOILER_") }));
  const files = loose.filter((attachment) => !isPicture(attachment)).map(fileCard);
  return [pictures.length > 0 && el("div", { class: "pictures" }, pictures), ...files].filter(Boolean);
}

/** A card to download a file. */
export function fileCard({ url, filename, name, size }) {
  const address = fileAddress(url);
  const title = filename || name || decodeURIComponent(address.split("?")[0].split("/").pop());
  const link = el(
    "a",
    { href: address, download: title, "aria-label": WORDS.download(title) },
    el("b", { text: title }),
  );
  const weight = size ? el("small", { text: WORDS.bytes(size) }) : null;
  return el("div", { class: "file" }, icon("file"), el("div", {}, link, weight));
}

/** Show a picture as large as the window; pressing it changes between fitting and its own size. */
function zoom(image) {
  const dialog = el("dialog", {
    class: "zoom",
    "aria-label": image.alt,
    onclick: (event) => event.target === dialog && dialog.close(),
  });
  const large = el("img", { src: image.src, alt: image.alt, onclick: () => toggle() });
  const sizeButton = el("button", {
    type: "button",
    class: "plain",
    "aria-pressed": "false",
    text: WORDS.actualSize,
    onclick: () => toggle(),
  });
  const toggle = () => {
    const actual = dialog.toggleAttribute("data-actual");
    sizeButton.setAttribute("aria-pressed", String(actual));
  };
  const original = el("a", { class: "plain", href: image.src, target: "_blank", text: WORDS.openOriginal });
  const close = el("button", { type: "button", class: "plain", text: WORDS.close, onclick: () => dialog.close() });
  const caption = image.alt === WORDS.picture ? null : el("p", { text: image.alt });
  dialog.append(
    el(
      "div",
      {
        class: "zoom-stage",
        tabindex: "0",
        onclick: (event) => event.target === event.currentTarget && dialog.close(),
      },
      large,
    ),
  );
  dialog.append(el("footer", {}, caption, el("div", { class: "zoom-tools" }, sizeButton, original, close)));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  close.focus();
}
