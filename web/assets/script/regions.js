// Applies the regions of a frame to the page.
import { showClocks } from "./clock.js";
import { $, all, center, on, scrollBehavior } from "./dom.js";
import { morph } from "./morph.js";
import { camera, playMotion } from "./motion.js";
import { isBeat, showWaiting } from "./queue.js";
import { showSignals, signalTurn, watchTurn } from "./turn.js";

/** Event of the document: the whole picture was replaced. */
export const NEW_PICTURE = "saloon:new-picture";

/** The question as the server last sent it. */
let asked = $("#ask")?.outerHTML;

/** Shows a frame: its regions, and the motion of its beat. */
export function show(frame, speed) {
  const before = camera();
  const focused = document.activeElement;
  const parsed = new DOMParser().parseFromString(frame.html, "text/html").body;
  for (const part of [...parsed.children]) place(part);
  if (!focused.isConnected || focused.id === "ask") focusQuestion();
  if (isBeat(frame)) {
    $(".table").dataset.beat = frame.beat;
    $("#ghosts")?.replaceChildren();
    playMotion(before, speed);
    watchTurn();
    showSignals();
  } else {
    signalTurn();
  }
  freshen();
}

/** Updates what depends on the shown beat and regions. */
export function freshen() {
  showWaiting();
  showClocks();
  // Every player adds entropy to the luck that no one else knows.
  for (const field of all("input[data-entropy]")) field.value ||= randomHex();
  for (const line of all("#lines > li")) {
    line.classList.toggle("now", line.dataset.beat === $(".table").dataset.beat);
  }
}

/** Scrolls the log to its newest line. */
export function scrollLog() {
  const lines = $("#lines");
  lines?.scrollTo(0, lines.scrollHeight);
}

/** A region appends to, sets attributes of, or replaces an element; or it wraps regions. */
function place(part) {
  const { append, for: target } = part.dataset;
  if (append) {
    appendNew(part, append);
  } else if (target) {
    setAttributes(part, document.getElementById(target));
  } else if (!part.id) {
    // Parts of drawings come wrapped.
    for (const inner of [...part.children]) place(inner);
  } else {
    const here = document.getElementById(part.id);
    if (here) replace(here, part);
  }
}

function appendNew(part, id) {
  for (const item of [...part.children]) {
    if (!document.getElementById(item.id)) $(`#${id}`)?.append(document.importNode(item, true));
  }
  scrollLog();
}

function setAttributes(part, target) {
  for (const { name, value } of part.attributes) {
    if (name !== "data-for") target?.setAttribute(name, value);
  }
}

function replace(here, part) {
  if (part.id === "ask") {
    replaceQuestion(here, part);
    return;
  }
  // A new picture does not show what is picked: listeners update it afterwards.
  if (part.id === "board") setTimeout(() => document.dispatchEvent(new Event(NEW_PICTURE)));
  morph(here, part);
  if (part.id === "lines") scrollLog();
}

/** A form that asks what it asked before may be half filled in: it stays. */
function replaceQuestion(here, part) {
  if (part.outerHTML === asked) return;
  const question = () => $("[name=question]", here)?.value;
  const before = question();
  asked = part.outerHTML;
  morph(here, part);
  // The server's markup says what is picked.
  $("form.ask", here)?.reset();
  if (question() === before) return;
  center($("#picture .mine"));
  const reachable = $("#picture:has(.reach) .board-scroll");
  reachable?.scrollIntoView({ block: "nearest", behavior: scrollBehavior() });
  if (here.contains(document.activeElement)) {
    $(".ask [type=radio]", here)?.focus({ preventScroll: true });
  }
}

/** Moves focus from a removed element to the ending, or to the question. */
function focusQuestion() {
  const ending = $("#ending[tabindex]");
  (ending ?? $("#ask"))?.focus({ preventScroll: !ending });
}

function randomHex() {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return bytes.map(byte => byte.toString(16).padStart(2, "0")).join("");
}

// A click on a space of the map presses the button that goes there.
on("click", event => {
  const link = event.target.closest("a.go");
  const button = link && document.getElementById(link.getAttribute("href").slice(1));
  if (!button) return;
  event.preventDefault();
  button.click();
});
