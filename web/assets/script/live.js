// The live connection: one socket per page, which comes back by itself and goes on where it was.
import { $ } from "./dom.js";
import { offline, tell } from "./notice.js";
import { isBeat, queue } from "./queue.js";
import { receive } from "./beats.js";

/** The first pause before connecting again, and the longest, in milliseconds. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;

/** How often the server hears that the page is still there, in milliseconds. */
const KEEP_ALIVE = 25_000;

/** The address of the page's socket; undefined where a page does not change. */
export const live = document.body.dataset.live;

/** Connects, and connects again for as long as the page is open. */
export function connect(pause = FIRST_PAUSE, again = false) {
  const socket = new WebSocket(address(again));
  let keepAlive;
  let heard = "";
  socket.onopen = () => {
    keepAlive = setInterval(() => socket.send(""), KEEP_ALIVE);
    pause = FIRST_PAUSE;
    if (!document.body.matches(".offline")) return;
    document.body.classList.remove("offline");
    tell("");
  };
  socket.onmessage = message => {
    heard += message.data;
    // Long frames come in pieces; a line end ends a frame.
    if (!heard.endsWith("\n")) return;
    const frame = JSON.parse(heard);
    heard = "";
    receive(frame);
  };
  socket.onclose = () => {
    clearInterval(keepAlive);
    document.body.classList.add("offline");
    if (pause > 2 * FIRST_PAUSE) tell(offline(), 0);
    const next = Math.min(pause * 2, LONGEST_PAUSE);
    setTimeout(() => connect(next, true), pause + Math.random() * 100);
  };
}

/** Says which beat and how many lines of the log the page has. */
function address(again) {
  const url = new URL(live, location.href);
  // What the page showed at first is only good to know at first.
  if (again) url.searchParams.delete("shown");
  url.protocol = url.protocol.replace("http", "ws");
  const newest = queue.findLast(isBeat)?.beat;
  const shown = $("#scrub")?.dataset.last ?? $(".table")?.dataset.beat ?? 0;
  url.searchParams.set("beat", newest ?? shown);
  url.searchParams.set("lines", $("#lines")?.childElementCount ?? 0);
  return url;
}
