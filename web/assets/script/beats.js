// Beats are shown one after another, at the reader's pace; step by step, each when asked for.
import { $, scrollBehavior } from "./dom.js";
import {
  beatTime, isBeat, isLate, isStepWanted, pace, queue, rest, showWaiting, speed, stepTaken, wake,
} from "./queue.js";
import { show } from "./regions.js";

/** Sent to the document when every frame that came has been shown. */
export const CAUGHT_UP = "saloon:caught-up";

/** More frames than this are not watched, only caught up with. */
const MOST_WAITING = 39;

let showing = false;

/** When the beat that is shown is over, in milliseconds of `performance.now()`. */
let due = 0;

/** Takes a frame that has just come. */
export function receive(frame) {
  queue.push({ ...frame, unseen: document.hidden || queue.length > MOST_WAITING });
  if (isLate() || pace() === "step") wake();
  showAll();
}

async function showAll() {
  if (showing) return;
  showing = true;
  while (queue.length) {
    showWaiting();
    const inSteps = isBeat(queue[0]) && pace() === "step" && !isLate();
    if (inSteps && !isStepWanted()) {
      await rest();
      // The pace may have changed meanwhile.
      if (!isStepWanted()) continue;
    }
    await showNext(inSteps);
  }
  showing = false;
  document.dispatchEvent(new Event(CAUGHT_UP));
}

async function showNext(inSteps) {
  const pacing = isLate() ? 0 : speed();
  const frame = queue.shift();
  const now = performance.now();
  if (isBeat(frame)) stepTaken();
  try {
    show(frame, pacing);
  } catch (error) {
    console.error(error);
  }
  if (!isBeat(frame) || !pacing) return;
  // The first beat after a while: a reader who is further down the page comes to see it.
  const wasIdle = now - due > 500;
  if (wasIdle) scrollToStage();
  if (inSteps) return;
  due = (wasIdle ? now : due) + beatTime(pacing);
  await rest(due - performance.now());
}

/** Where the stage is all of the page, what is said of the beat comes into sight. */
function scrollToStage() {
  const parts = [$(".stage"), $("#guide-now h2")];
  const visible = parts.find(part => part?.getClientRects().length);
  visible?.scrollIntoView({ block: "nearest", behavior: scrollBehavior() });
}
