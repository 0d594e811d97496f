// Counts down to the deadlines of seats that must decide.
import { all } from "./dom.js";

/** How often the clocks are updated, in milliseconds. */
const TICK = 250;

/** From here on a clock is urgent, in seconds. */
const URGENT = 10;

/** How much the server's clock is ahead of this one, in milliseconds. */
const ahead = Number(document.body.dataset.now ?? Date.now()) - Date.now();

/** Shows the time that is left to each seat. */
export function showClocks() {
  for (const clock of all("[data-until]")) {
    const { note, until } = clock.dataset;
    const left = Math.max(0, Math.ceil((Number(until) - Date.now() - ahead) / 1000));
    const seconds = String(left % 60).padStart(2, "0");
    clock.textContent = `${note} · ${Math.floor(left / 60)}:${seconds}`;
    clock.classList.toggle("urgent", left <= URGENT);
  }
}

if (document.body.dataset.now) setInterval(showClocks, TICK);
