// Frames that have come and are not shown yet, and the pace at which the reader wants to see them.
import { $, all, on } from "./dom.js";

/** A speed is how many times longer than usual a beat takes; "step" waits for the reader. */
const SPEEDS = { instant: 0, normal: 1, slow: 2, step: 1 };

/** Frames in the order in which they came. */
export const queue = [];

let wakeUp = () => {};
let stepWanted = false;

/** Does a frame show something that happened, and not only another state of the page? */
export const isBeat = frame => frame.beat !== undefined;

/** Were there so many frames, or nobody looking, that beats are only caught up with? */
export const isLate = () => queue.some(frame => frame.unseen);

/** The reader's pace; a guided game goes step by step unless the reader chose otherwise. */
export const pace = () => localStorage.getItem("pace") ?? ($(".guide") ? "step" : "normal");

export const speed = () => SPEEDS[pace()] ?? 1;

/** How long the beat that is shown takes, in milliseconds. */
export const beatTime = pacing => (Number($("#effects")?.dataset.time ?? 0) + 450) * pacing;

/** Resolves after some milliseconds, or never by itself; `wake` resolves it at once. */
export const rest = duration =>
  new Promise(done => {
    wakeUp = done;
    if (duration !== undefined) setTimeout(done, duration);
  });

export const wake = () => wakeUp();

/** The reader wants the next beat, and does not wait for it any longer. */
export function wantStep() {
  stepWanted = true;
}

export const isStepWanted = () => stepWanted;

/** A wanted step is taken as soon as a beat is shown. */
export function stepTaken() {
  stepWanted = false;
}

/** Shows whether beats wait, and how many, on the button that asks for the next one. */
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
