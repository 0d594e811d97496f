// The replay scrubber: shows other beats of the game without a page load. Of several requested
// beats, only the newest is fetched.
import { CAUGHT_UP } from "./beats.js";
import { $, on } from "./dom.js";
import { offline, tell } from "./notice.js";
import { beatTime, rest, speed } from "./queue.js";
import { show } from "./regions.js";

/** The minimum time a beat is shown while the replay plays, in milliseconds. */
const SHORTEST = 250;

/** The beat requested last; undefined until the reader requests one. */
let wanted;
let isFetching = false;

/** Hashes of the page's regions after the last moment; undefined if the page may show others. */
let hashes;

/** Whether live frames came since the last moment, so that the page may show the present. */
let isOutdated = false;

/** Identifies the replay that plays; null while none does. */
let playing = null;

const scrubber = () => $("#scrub")?.dataset ?? {};
const slider = () => $("#scrub [name=at]");
const shownBeat = () => Number($(".table").dataset.beat);

/** Whether this page can show other beats. */
export const hasMoments = () => Boolean(scrubber().moment);

/** Shows the beats from here to the last, one after another. */
export async function play() {
  const mine = {};
  playing = mine;
  $(".table").classList.add("replays");
  while (playing === mine) {
    if (shownBeat() < scrubber().last) {
      await goTo(shownBeat() + 1);
      await rest(Math.max(beatTime(speed()), SHORTEST));
    } else {
      stop();
    }
  }
}

function stop() {
  playing = null;
  $(".table").classList.remove("replays");
}

/** Shows a beat, unless the page shows it already. */
async function goTo(beat) {
  const shown = shownBeat();
  wanted = beat;
  if (isFetching || (beat === shown && !isOutdated)) return;
  isFetching = true;
  isOutdated = false;
  const frame = await fetchMoment(beat);
  isFetching = false;
  if (!frame) {
    stop();
    wanted = shown;
    slider().value = shown;
    // The next request is to restore what live frames may have changed.
    isOutdated = true;
    hashes = undefined;
    tell(offline());
    return;
  }
  // A moment that live frames overtook lacks what they changed: it is fetched again.
  if (!isOutdated) showMoment(frame, beat === shown + 1 ? speed() : 0);
  // Another beat may have been requested meanwhile.
  await goTo(wanted);
  slider().value = wanted;
}

function showMoment(frame, speed) {
  for (const line of $("#lines").children) line.hidden = line.dataset.beat > frame.beat;
  hashes = undefined;
  show(frame, speed);
  hashes = frame.shown;
  history.replaceState(null, "", $("#moment").href);
  // The page in the other language shows this moment, too.
  const language = new URL($(".language").href);
  language.searchParams.set("back", location.pathname + location.search);
  $(".language").href = language;
}

/** Fetches what the page lacks of a beat; null if that fails. */
async function fetchMoment(beat) {
  try {
    const shown = hashes ? `&shown=${hashes}` : "";
    const answer = await fetch(scrubber().moment + beat + shown);
    return await answer.json();
  } catch {
    return null;
  }
}

on("input", ({ target }) => {
  if (target.matches("#scrub[data-moment] [name=at]")) goTo(Number(target.value));
});

on("click", async event => {
  if (!hasMoments() || event.ctrlKey || event.metaKey) return;
  const link = event.target.closest("#play, a[data-at]");
  if (!link) return;
  event.preventDefault();
  if (link.id !== "play") {
    await goTo(Number(link.dataset.at));
    if ("play" in link.dataset) play();
  } else if (playing) {
    stop();
  } else {
    play();
  }
});

// Any other input stops the replay.
for (const kind of ["pointerdown", "keydown"]) {
  on(kind, ({ target }) => {
    if (playing && !target.closest("#play")) stop();
  }, true);
}

// Live frames show the present; return to the beat that the reader chose.
on(CAUGHT_UP, () => {
  hashes = undefined;
  isOutdated = true;
  if (wanted !== undefined) goTo(wanted);
});
