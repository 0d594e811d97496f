// The live connection: one socket per page, which reconnects and resumes after the last beat.
import { $ } from "./dom.js";
import { offline, tell } from "./notice.js";
import { isBeat, queue } from "./queue.js";
import { receive } from "./beats.js";

/** The shortest and the longest delay before a reconnect, in milliseconds. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;

/** The interval of keep-alive messages, in milliseconds. */
const KEEP_ALIVE = 25_000;

/** The address of the page's socket; undefined for a page without live frames. */
export const live = document.body.dataset.live;

/** Connects, and reconnects while the page is open. */
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
    // Long frames arrive in several messages; a line end completes a frame.
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

/** The socket's address, with the page's last beat and the number after its last log line. */
function address(again) {
  const url = new URL(live, location.href);
  // The hashes describe the page as it was loaded, which may be outdated after a reconnect.
  if (again) url.searchParams.delete("shown");
  url.protocol = url.protocol.replace("http", "ws");
  const newest = queue.findLast(isBeat)?.beat;
  const shown = $("#scrub")?.dataset.last ?? $(".table")?.dataset.beat ?? 0;
  url.searchParams.set("beat", newest ?? shown);
  const line = $("#lines")?.lastElementChild?.id.replace("line-", "") ?? -1;
  url.searchParams.set("lines", Number(line) + 1);
  return url;
}
