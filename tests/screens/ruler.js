// Measures one message of the sandbox page as it stands on the screen. `article` is the message.

(article) => {
  const NARROW = 760; // up to this width a message stands below the author's picture, not beside it
  const AUTHOR = innerWidth > NARROW ? 22 : 36; // the author's line, which a message that follows another of theirs has not
  const EDITED = 22; // the line "(edited)"
  const box = (node) => node.getBoundingClientRect();
  const span = (nodes) => {
    const boxes = nodes.map(box);
    return boxes.length ? Math.max(...boxes.map((one) => one.bottom)) - Math.min(...boxes.map((one) => one.top)) : 0;
  };
  const levels = (boxes) => {
    const middles = boxes.filter((one) => one.width > 1).map((one) => (one.top + one.bottom) / 2);
    middles.sort((a, b) => a - b);
    return middles.filter((middle, place) => place === 0 || middle - middles[place - 1] > 9).length;
  };
  const lines = (node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const boxes = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode); // not the elements around: those of several lines have a middle between them
      boxes.push(...range.getClientRects());
    }
    return levels(boxes);
  };
  const abreast = (row) => levels([...row.children].map(box));

  const pictures = [...article.querySelectorAll(".gallery .picture")];
  const rows = [...article.querySelectorAll(".row")];
  const beside = [...article.querySelectorAll(".section:has(> .button)")];
  const controls = [...rows, ...beside];
  const first = pictures[0] ?? controls[0];
  const isAbove = (node) => !first || Boolean(node.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING);
  const words = [...article.querySelectorAll(".markdown")].filter((node) => isAbove(node));
  const top = pictures.length ? box(pictures[0]).top : controls.length ? box(controls[0]).top : 0;
  const foot = controls.length ? Math.max(...controls.map((one) => box(one).bottom)) : pictures.length ? span(pictures) + top : top;
  const labelled = rows.map((row) => [...row.querySelectorAll(".button")].filter((one) => one.textContent.trim()).length);
  const missing = (article.querySelector("header") ? 0 : AUTHOR) + (article.querySelector(".edited") ? 0 : EDITED);
  return {
    height: box(article).height + missing,
    picture: span(pictures),
    below: foot - top,
    text: words.length ? Math.max(0, (first ? top : box(words.at(-1)).bottom) - box(words[0]).top) : 0,
    lines: words.map(lines).reduce((sum, one) => sum + one, 0),
    controls: span(pictures.length ? controls.filter((one) => box(one).top > top) : controls),
    rows: rows.map(abreast).reduce((sum, one) => sum + one, 0) + beside.length,
    wrapped: rows.filter((row) => abreast(row) > 1).length,
    labelled: Math.max(0, ...labelled),
  };
}
