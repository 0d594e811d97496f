// Shows beats one after another, at the reader's pace; in step mode, each on request.
import { $, scrollBehavior } from "./dom.js";
import {
  beatTime, isBeat, isLate, isStepWanted, pace, queue, rest, showWaiting, speed, stepTaken, wake,
} from "./queue.js";
import { show } from "./regions.js";

/** Event of the document: all received frames have been shown. */
export const CAUGHT_UP = "saloon:caught-up";

/** With more frames than this in the queue, beats are shown at once, without motion. */
const MOST_WAITING = 39;

let showing = false;

/** The time when the shown beat ends, in milliseconds of `performance.now()`. */
let due = 0;

/** Queues a frame from the server. */
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
      // The pace may have changed during the wait.
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
  // The first beat after a pause: the reader may have scrolled the stage out of sight.
  const wasIdle = now - due > 500;
  if (wasIdle) scrollToStage();
  if (inSteps) return;
  due = (wasIdle ? now : due) + beatTime(pacing);
  await rest(due - performance.now());
}

/** Scrolls to the stage, or to the guide where the stage is hidden. */
function scrollToStage() {
  const parts = [$(".stage"), $("#guide-now h2")];
  const visible = parts.find(part => part?.getClientRects().length);
  visible?.scrollIntoView({ block: "nearest", behavior: scrollBehavior() });
}
