// Motion, as the server computes it. Each step of `data-path` is a keyframe: milliseconds, x, y,
// turn, width, height, opacity; `data-from` names the element that something flies from. The
// picture's `viewBox` is the camera.
import { $, all, calm, center } from "./dom.js";

/** The id of a beat's animations, by which the next beat cancels them. */
const BEAT = "beat";

/** The current camera movement; an earlier one stops when it finds another here. */
let cameraMove;

/** The camera's view box, or undefined without a picture. */
export const camera = () => $("#picture")?.getAttribute("viewBox");

/** Plays a beat. `before` is the previous view box of the camera; speed 0 skips to the end. */
export function playMotion(before, speed) {
  document.body.style.setProperty("--speed", speed);
  for (const animation of document.getAnimations()) {
    if (animation.id === BEAT) animation.cancel();
  }
  if (before && camera() !== before) moveCamera(before, calm.matches ? 0 : speed);
  if (!speed) return;
  for (const thing of all("#picture [data-path]")) travel(thing, speed);
  center($("#picture :is(.acts > .figure, .fx, .came)"));
  if (calm.matches) return;
  for (const thing of all("[data-from]")) {
    fly(thing, document.getElementById(thing.dataset.from), speed);
  }
}

/** Animates along `data-path`; with reduced motion, only fades in. */
function travel(thing, speed) {
  if (calm.matches) {
    if (!thing.closest(".fx")) thing.animate({ opacity: [0.2, 1] }, { duration: 150, id: BEAT });
    return;
  }
  const steps = thing.dataset.path.split(";").map(step => step.split(" ").map(Number));
  const from = steps[0][0];
  const to = steps.at(-1)[0];
  const frames = steps.map(([at, x, y, turn, wide, high, opacity]) => ({
    offset: (at - from) / (to - from),
    transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${wide}, ${high})`,
    opacity,
  }));
  thing.animate(frames, {
    delay: from * speed,
    duration: (to - from) * speed,
    easing: steps.length < 3 ? "ease-in-out" : "linear",
    fill: "backwards",
    id: BEAT,
  });
}

/** Animates an element from the position of another one, large and turning. */
function fly(thing, source, speed) {
  const from = source.getBoundingClientRect();
  const to = thing.getBoundingClientRect();
  const x = from.x + from.width / 2 - to.x;
  const y = from.y + from.height / 2 - to.y;
  const away = turn => `translate(${x}px, ${y}px) scale(3.5) rotateY(${turn}deg)`;
  thing.animate(
    { transform: [away(0), away(360), "none"], opacity: [0, 1, 1] },
    { delay: 500 * speed, duration: 900 * speed, easing: "ease-in-out", id: BEAT },
  );
}

/** Eases the camera from its previous view box to the current one. */
function moveCamera(before, speed) {
  const picture = $("#picture");
  const from = before.split(" ").map(Number);
  const to = camera().split(" ").map(Number);
  const began = performance.now();
  const mine = {};
  cameraMove = mine;
  if (!speed) return;
  requestAnimationFrame(function step(now) {
    if (mine !== cameraMove) return;
    const elapsed = (now - began) / speed - Number(picture.dataset.waits);
    const part = Math.min(1, Math.max(0, elapsed / 500));
    const eased = part * part * (3 - 2 * part);
    const box = to.map((end, at) => from[at] + (end - from[at]) * eased);
    picture.setAttribute("viewBox", box.join(" "));
    if (part < 1) requestAnimationFrame(step);
  });
}
