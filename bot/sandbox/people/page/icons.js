// The page's small line drawings, built as SVG nodes.

const SVG = "http://www.w3.org/2000/svg";

const PATHS = {
  menu: ["M4 7h16", "M4 12h16", "M4 17h16"],
  hash: ["M9 4 7 20", "M17 4l-2 16", "M4 9h17", "M3 15h17"],
  thread: ["M5 4v7a4 4 0 0 0 4 4h10", "M15 11l4 4-4 4"],
  close: ["M6 6l12 12", "M18 6 6 18"],
  plus: ["M12 5v14", "M5 12h14"],
  down: ["M12 5v13", "M6 12l6 6 6-6"],
  chevron: ["M6 9l6 6 6-6"],
  send: ["M4 12 20 4l-5 16-4-7z", "M11 13l9-9"],
  tab: ["M14 4h6v6", "M20 4l-9 9", "M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5"],
  check: ["M5 12.500l5 5L20 7"],
  people: [
    "M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7z",
    "M2.500 20c0-4 3-6 6.500-6s6.500 2 6.500 6",
    "M16 4.500a3.500 3.500 0 0 1 0 6.500",
    "M18 14.500c2.300.8 3.500 2.700 3.500 5.500",
  ],
  file: ["M6 3h8l5 5v13H6z", "M14 3v5h5"],
  download: ["M12 4v11", "M7 11l5 5 5-5", "M5 20h14"],
  keys: ["M3 7h18v11H3z", "M7 11h.01", "M11 11h.01", "M15 11h.01", "M8 14.500h8"],
  warn: ["M12 4 2.500 20h19z", "M12 10v5", "M12 17.500v.01"],
  eye: ["M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7z", "M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z"],
  more: ["M6 12h.01", "M12 12h.01", "M18 12h.01"],
  slash: ["M8 20 16 4"],
  calendar: ["M4 6h16v14H4z", "M4 10.500h16", "M8 3v5", "M16 3v5"],
  bell: ["M6 16V11a6 6 0 0 1 12 0v5l1.500 2h-15z", "M10 21h4"],
  pin: ["M12 21s6.500-6 6.500-11a6.500 6.500 0 0 0-13 0c0 5 6.500 11 6.500 11z", "M12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4z"],
  reply: ["M20 17v-3a4 4 0 0 0-4-4H5", "M9 6l-4 4 4 4"],
};

/** A decorative icon; give its button an aria-label. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  for (const d of PATHS[name]) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", d);
    svg.append(path);
  }
  return svg;
}
