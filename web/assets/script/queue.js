// The queue of received frames that are not shown yet, and the reader's choice of pace.
import { $, all, on } from "./dom.js";

/** The factor on a beat's duration for each pace; "step" waits for the reader. */
const SPEEDS = { instant: 0, normal: 1, slow: 2, step: 1 };

/** Frames in the order of arrival. */
export const queue = [];

let wakeUp = () => {};
let stepWanted = false;

/** Whether a frame shows a beat, and not only another state of the page. */
export const isBeat = frame => frame.beat !== undefined;

/** Whether beats are skipped through: the queue was too long, or the page was hidden. */
export const isLate = () => queue.some(frame => frame.unseen);

/** The reader's pace; in a guided game, "step" unless the reader chose otherwise. */
export const pace = () => localStorage.getItem("pace") ?? ($(".guide") ? "step" : "normal");

export const speed = () => SPEEDS[pace()] ?? 1;

/** The duration of the shown beat, in milliseconds. */
export const beatTime = pacing => (Number($("#effects")?.dataset.time ?? 0) + 450) * pacing;

/** Resolves after some milliseconds, or never by itself; `wake` resolves it at once. */
export const rest = duration =>
  new Promise(done => {
    wakeUp = done;
    if (duration !== undefined) setTimeout(done, duration);
  });

export const wake = () => wakeUp();

/** Requests the next beat, as the button does. */
export function wantStep() {
  stepWanted = true;
}

export const isStepWanted = () => stepWanted;

/** Clears the request once a beat is shown. */
export function stepTaken() {
  stepWanted = false;
}

/** Shows the number of queued beats on the button that requests the next one. */
export function showWaiting() {
  const beats = queue.filter(isBeat).length;
  $(".table")?.classList.toggle("watching", queue.length > 0);
  const next = $("#next");
  if (!next) return;
  next.hidden = pace() !== "step";
  $("i", next).textContent = beats ? `· ${beats}` : "";
}

for (const choice of all("[name=pace]")) choice.checked = choice.value === pace();

on("change", ({ target }) => {
  if (target.name !== "pace") return;
  localStorage.setItem("pace", target.value);
  showWaiting();
  wake();
});

$("#next")?.addEventListener("click", () => {
  stepWanted = queue.some(isBeat);
  wake();
});
