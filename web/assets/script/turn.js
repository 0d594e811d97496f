// Turn signals: the title and the icon of the page, and, where the reader wants them, a sound and a
// notification.
import { $, all, on } from "./dom.js";
import { tell } from "./notice.js";

/** The notes of the sound: when each begins, in seconds, and its frequency. */
const NOTES = [[0, 659], [0.13, 988]];

/** How long a note takes to fade, in seconds. */
const FADE = 0.45;

const plainTitle = document.title;

/** Whether the reader was asked when the page last showed the present. */
let wasAsked = true;

/** Whether another seat alone has acted since then. */
let othersActed = false;

const wants = signal => localStorage.getItem(signal) === "on";

/** Notes who acts in a beat on the way to the present. */
export function watchTurn() {
  const acts = mine => Boolean($(`.seat-acts[aria-current=${mine}]`));
  othersActed ||= acts(false) && !acts(true);
}

/** Shows whether the reader is asked, and announces it if that is new. */
export function signalTurn() {
  const turn = document.body.dataset.turn;
  const isAsked = Boolean(turn && $("#head .waits-mine"));
  document.title = isAsked ? `● ${turn} · ${plainTitle}` : plainTitle;
  $("link[rel=icon]").href = `/assets/icon${isAsked ? "-turn" : ""}.svg`;
  showSignals();
  if (isAsked && (othersActed || !wasAsked)) announce(turn);
  [wasAsked, othersActed] = [isAsked, false];
}

/** Shows the switches of the signals, and which are on. */
export function showSignals() {
  for (const button of all("[data-signal]")) {
    const { signal } = button.dataset;
    button.hidden = signal === "notify" && !("Notification" in window);
    button.ariaPressed = String(wants(signal));
  }
}

function announce(turn) {
  if (wants("sound")) playSound();
  if (document.hidden && wants("notify") && Notification.permission === "granted") notify(turn);
}

function playSound() {
  const audio = new AudioContext();
  const now = audio.currentTime;
  for (const [begin, frequency] of NOTES) {
    const [note, volume] = [audio.createOscillator(), audio.createGain()];
    note.frequency.value = frequency;
    volume.gain.setValueAtTime(0.14, now + begin);
    volume.gain.exponentialRampToValueAtTime(0.001, now + begin + FADE);
    note.connect(volume).connect(audio.destination);
    note.start(now + begin);
    note.stop(now + begin + FADE);
    note.onended = () => begin && audio.close();
  }
  // For tests, which cannot hear.
  document.body.dataset.sounds = Number(document.body.dataset.sounds ?? 0) + 1;
}

function notify(turn) {
  try {
    const note = new Notification(turn, { body: plainTitle, tag: location.pathname });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones allow notifications only from a service worker: title and sound remain.
  }
}

on("click", async ({ target }) => {
  const button = target.closest("[data-signal]");
  if (!button) return;
  const { signal, blocked } = button.dataset;
  const turnsOn = !wants(signal);
  if (turnsOn && signal === "notify" && (await Notification.requestPermission()) !== "granted") {
    tell(blocked);
    return;
  }
  localStorage.setItem(signal, turnsOn ? "on" : "off");
  showSignals();
  if (turnsOn && signal === "sound") playSound();
});
