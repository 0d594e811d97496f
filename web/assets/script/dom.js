// DOM helpers that all modules share, and whether the reader wants motion.

/** The first element that matches, or null. */
export const $ = (css, root = document) => root.querySelector(css);

/** Every element that matches, as an array. */
export const all = (css, root = document) => [...root.querySelectorAll(css)];

/** Listens on the document, because regions are replaced. */
export const on = (kind, listener, capture = false) => {
  document.addEventListener(kind, listener, capture);
};

/** Matches if the reader asked the system for less motion. */
export const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** How to scroll: smoothly, unless the reader wants less motion. */
export const scrollBehavior = () => (calm.matches ? "auto" : "smooth");

/** Whether a modifier key is held. */
export const isModified = event => event.ctrlKey || event.altKey || event.metaKey;

/** Scrolls a part of the picture to the middle of its scroll pane. */
export function center(thing) {
  const pane = thing?.closest(".board-scroll");
  if (!pane) return;
  const inner = thing.getBoundingClientRect();
  const outer = pane.getBoundingClientRect();
  pane.scrollBy({
    left: inner.x - outer.x + (inner.width - outer.width) / 2,
    top: inner.y - outer.y + (inner.height - outer.height) / 2,
    behavior: scrollBehavior(),
  });
}
