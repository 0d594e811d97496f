// Picking a program: a click or tap moves a card of the hand to the next free place, another one
// moves it back; dragging and the keys 1 to 3 move it to any place. The form's fields hold what is
// picked; the server says what it would do.
import { $, all, calm, isModified, on } from "./dom.js";
import { NEW_PICTURE, show } from "./regions.js";

/** The form in which cards are picked. */
const FORM = ".ask:has(.hand)";

/** A pointer that moves less than this many pixels is a click, not a drag. */
const CLICK = 8;

/** The card under a pressed pointer, where it was pressed, and whether it has moved. */
let drag = null;

/** Counts requests, so that only the answer to the newest is shown. */
let asking = 0;

const placesOf = hand => all("[data-place]", hand).map(slot => slot.dataset.place);
const cardAt = (place, hand) => $(`[name=${place}]:checked`, hand)?.closest(".card");
const pickedField = card => $(":checked", card);

/** Moves a card to a place, or back to the hand; a card that lay there takes its old place. */
function lay(card, place) {
  const hand = card.closest(".hand");
  const before = all(".card", hand).map(each => [each, each.getBoundingClientRect()]);
  const had = pickedField(card);
  const other = place && cardAt(place, hand);
  if (had) had.checked = false;
  if (place) $(`[name=${place}]`, card).checked = true;
  if (had && other && other !== card) $(`[name=${had.name}]`, other).checked = true;
  if (!calm.matches) slide(before);
  foresee(hand.closest("form"));
}

/** Animates cards from where they were to where they are. */
function slide(before) {
  for (const [card, { x, y }] of before) {
    const now = card.getBoundingClientRect();
    // A moving card must not catch the pointer.
    const frames = {
      translate: [`${x - now.x}px ${y - now.y}px`, "0"],
      pointerEvents: ["none", "none"],
    };
    card.animate(frames, { duration: 180, easing: "ease-out" });
  }
}

/** Asks the server what the picked cards would do, and shows it. */
async function foresee(form) {
  asking += 1;
  const mine = asking;
  // Disables the other places of a placed card, so that arrow keys skip them.
  for (const field of all(".card input", form)) {
    field.disabled = !field.checked && Boolean(pickedField(field.closest(".card")));
  }
  const picked = new URLSearchParams(new FormData(form));
  const answer = await fetch(`${location.pathname}/foresee?${picked}`).catch(() => null);
  if (answer?.ok && mine === asking) show({ html: await answer.text() });
}

function grab({ target, isPrimary, button, clientX, clientY }) {
  const card = isPrimary && !button && target.closest(".hand .card");
  if (card) drag = { card, hand: card.closest(".hand"), x: clientX, y: clientY, hasMoved: false };
}

function pull({ clientX, clientY }) {
  if (!drag) return;
  const x = clientX - drag.x;
  const y = clientY - drag.y;
  if (!drag.hasMoved && Math.hypot(x, y) < CLICK) return;
  drag.hasMoved = true;
  drag.card.classList.add("dragged");
  drag.hand.classList.add("dragging");
  drag.card.style.translate = `${x}px ${y}px`;
}

/** Ends a drag or a click; returns what was held, if the page still shows it. */
function release() {
  const held = drag;
  drag = null;
  for (const part of all(".dragged, .dragging")) part.classList.remove("dragged", "dragging");
  return held?.card.isConnected ? held : null;
}

function drop({ clientX, clientY }) {
  // While the card is dragged, the element below the pointer is the place and not the card.
  const under = document.elementFromPoint(clientX, clientY)?.closest("[data-place], .hand .card");
  const held = release();
  if (!held) return;
  if (held.hasMoved) {
    lay(held.card, under?.dataset.place ?? (under && pickedField(under)?.name));
  } else if (pickedField(held.card)) {
    lay(held.card, null);
  } else {
    const free = placesOf(held.hand).find(place => !cardAt(place, held.hand));
    if (free) lay(held.card, free);
  }
  held.card.style.translate = "";
}

on("pointerdown", grab);
on("pointermove", pull);
on("pointerup", drop);

on("pointercancel", () => {
  const held = release();
  if (held) held.card.style.translate = "";
});

on("change", ({ target }) => {
  if (target.closest(".hand")) foresee(target.form);
});

// The event comes before the form is reset.
on("reset", ({ target }) => {
  if (target.matches(FORM)) setTimeout(() => foresee(target));
});

on(NEW_PICTURE, () => {
  const form = $(FORM);
  if (form) foresee(form);
});

on("keydown", event => {
  const card = !isModified(event) && event.target.closest(".hand .card");
  const place = card && placesOf(card.parentElement)[event.key - 1];
  if (place) lay(card, place);
});
