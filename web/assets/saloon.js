// Everything here only makes pages nicer: each works without it, by forms and links.
const $ = (css, root = document) => root.querySelector(css);
const wait = ms => new Promise(done => setTimeout(done, ms));
const calm = matchMedia("(prefers-reduced-motion: reduce)");

// ---- Luck of one's own: whoever sits down adds something that nobody else knows.
for (const field of document.querySelectorAll("input[data-entropy]")) addLuck(field);
function addLuck(field) {
  if (field.value) return;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  field.value = [...bytes].map(byte => byte.toString(16).padStart(2, "0")).join("");
}

// ---- Morph: makes one element equal to another, and keeps every node that has the same id or place, so that focus, caret,
// half-filled forms and opened details stay as they are.
const KEPT = { details: ["open"] };
function attributes(now, next) {
  for (const { name, value } of next.attributes) if (now.getAttribute(name) !== value) now.setAttribute(name, value);
  for (const { name } of [...now.attributes]) {
    if (!next.hasAttribute(name) && !KEPT[now.localName]?.includes(name)) now.removeAttribute(name);
  }
}
function morph(now, next) {
  attributes(now, next);
  const known = new Map([...now.children].filter(child => child.id).map(child => [child.id, child]));
  const wanted = new Set([...next.children].map(child => child.id).filter(Boolean));
  let at = now.firstChild;
  for (const want of [...next.childNodes]) {
    let have = want.id ? known.get(want.id) : null;
    if (!want.id) {
      have = at;
      while (have && (have.nodeName !== want.nodeName || have.id)) have = wanted.has(have.id) ? null : have.nextSibling;
    }
    if (!have) {
      now.insertBefore(document.importNode(want, true), at);
      continue;
    }
    if (have !== at) (now.moveBefore ?? now.insertBefore).call(now, have, at);
    if (have.nodeType === Node.ELEMENT_NODE) morph(have, want);
    else if (have.data !== want.data) have.data = want.data;
    at = have.nextSibling;
  }
  while (at) {
    const gone = at;
    at = at.nextSibling;
    gone.remove();
  }
}

// ---- Frames: regions of the page that changed.
let asked;
function place(part) {
  const { append, for: whose } = part.dataset;
  if (append) {
    for (const item of [...part.children]) if (!document.getElementById(item.id)) $("#" + append)?.append(document.importNode(item, true));
  } else if (whose) {
    for (const { name, value } of part.attributes) if (name !== "data-for") document.getElementById(whose)?.setAttribute(name, value);
  } else if (!part.id) {
    // Rows of tables and parts of drawings come wrapped.
    for (const inner of [...(part.content ?? part).children]) place(inner);
  } else if (document.getElementById(part.id)) renew(document.getElementById(part.id), part);
}
function renew(here, part) {
  if (part.id !== "ask") return morph(here, part);
  // A form that asks what it asked before is somebody's, half filled in.
  if (part.outerHTML !== asked && !here.isEqualNode(part)) {
    const question = () => $("[name=question]", here)?.value;
    const before = question();
    morph(here, part);
    // Another question, or an answer from another device: what is picked is what the house says.
    $("form.ask", here)?.reset();
    if (question() !== before && here.contains(document.activeElement)) $(".ask [type=radio]", here)?.focus({ preventScroll: true });
  }
  asked = part.outerHTML;
}
function show(frame) {
  const parsed = new DOMParser().parseFromString(frame.html, "text/html").body;
  const [stood, focus] = [standing(), document.activeElement];
  for (const part of [...parsed.children]) place(part);
  // Whoever was on something that is gone goes on where things are asked.
  if (!focus.isConnected) $("#ask")?.focus({ preventScroll: true });
  if (frame.beat !== undefined && pace()) move(stood);
  if (frame.beat !== undefined) $(".table").dataset.beat = frame.beat;
  for (const field of document.querySelectorAll("input[data-entropy]")) addLuck(field);
  scrollLog();
}
function scrollLog() {
  const log = $("#lines");
  if (log) log.scrollTop = log.scrollHeight;
}

// ---- Motion: what has another place now travels there. Where and how is the house's word (`transform`, `data-how`).
const at = piece => (piece?.getAttribute("transform")?.match(/-?[\d.]+/g) ?? []).map(Number);
const standing = () => new Map([...document.querySelectorAll("#picture .piece")].map(piece => [piece.id, piece.cloneNode(true)]));
const to = (x, y, more = "") => ({ transform: `translate(${x}px, ${y}px) ${more}` });
const MOTIONS = {
  walk: (a, b) => [0, 1, 2, 3, 4, 5, 6].map(step => to(a[0] + (b[0] - a[0]) * step / 6, a[1] - 4 * (step % 2))),
  climb: (a, b) => [to(...a), to(b[0], a[1]), to(b[0], b[1] - 6), to(...b)],
  push: (a, b) => [to(...a), to((a[0] + b[0]) / 2, a[1] - 46, "rotate(20deg)"), to(...b), to(b[0], b[1] - 3), to(...b)],
  ride: (a, b) => [to(a[0] ?? -400, 262), to(b[0], 262), to(...b)],
  travel: (a, b) => [to(...a), to(a[0], a[1] - 60, "scale(0)"), to(b[0], b[1] - 60, "scale(0)"), to(...b)],
  wake: (a, b) => [to(...b, "rotate(-60deg)"), to(...b)],
  drop: (a, b) => [to(b[0], b[1] - 10), to(...b)],
  turn: (a, b) => [to(...b, "scale(.1, 1)"), to(...b)],
  fall: a => [to(...a), to(a[0] + 60, a[1] - 10, "rotate(40deg)"), { ...to(a[0] + 100, 330, "rotate(90deg)"), opacity: 0 }],
  vanish: a => [to(...a), { ...to(a[0], a[1] - 40, "scale(0)"), opacity: 0 }],
  uncouple: a => [to(...a), { ...to((a[0] ?? 0) - 420, a[1] ?? 0), opacity: 0 }],
};
function move(stood) {
  const time = Math.min(pace() * 0.8, 1400);
  for (const piece of document.querySelectorAll("#picture [data-how]")) {
    const [was, how] = [stood.get(piece.id), piece.dataset.how];
    const frames = MOTIONS[how]?.(at(was ?? piece), at(piece));
    if (how === "shot") shoot(piece, time);
    else if (piece.matches(".off") && was && frames) {
      // Whoever is gone is seen going.
      document.getElementById("effects").append(was);
      was.animate(frames, time).finished.then(() => was.remove());
    } else if (frames) piece.animate(how === "uncouple" ? [{ transform: "none", opacity: 1 }, frames[1]] : frames, time);
  }
}
function shoot(shot, time) {
  const far = Number(shot.dataset.far);
  $(".flash", shot).animate([{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 0, offset: 0.5 }, { opacity: 1 }], time);
  $(".bullet", shot).animate([{ transform: "none" }, { transform: `translate(${far - 120}px)` }, { transform: "none" }], time);
  $(".impact", shot)?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.4 }, { opacity: 1 }], time);
}

// ---- Beats are shown one after another, at the pace the reader likes.
const PACES = { instant: 0, fast: 350, normal: 900, slow: 1800 };
const pace = () => (calm.matches ? 0 : PACES[localStorage.getItem("pace") ?? "normal"] ?? PACES.normal);
const queue = [];
let showing = false;
async function showAll() {
  if (showing) return;
  showing = true;
  while (queue.length) {
    const frame = queue.shift();
    show(frame);
    $(".table")?.classList.toggle("watching", queue.some(next => next.beat !== undefined));
    // What comes next may still be on its way. Far behind: catch up.
    if (frame.beat !== undefined && queue.length < 40) await wait(pace());
  }
  showing = false;
}

// ---- One socket per page; it comes back by itself and goes on where it was.
const live = document.body.dataset.live;
const notice = document.createElement("p");
notice.className = "toast";
notice.setAttribute("role", "status");
notice.hidden = true;
document.body.append(notice);
let toast;
function tell(text, ms = 6000) {
  clearTimeout(toast);
  notice.textContent = text;
  notice.hidden = !text;
  if (text && ms) toast = setTimeout(() => (notice.hidden = true), ms);
}
let before = false;
function connect(delay) {
  const url = new URL(live, location.href);
  // What the page showed at first is only good to know at first.
  if (before) url.searchParams.delete("shown");
  before = true;
  url.protocol = url.protocol.replace("http", "ws");
  const behind = queue.findLast(frame => frame.beat !== undefined)?.beat;
  url.searchParams.set("beat", behind ?? $(".table")?.dataset.beat ?? 0);
  url.searchParams.set("lines", $("#lines")?.childElementCount ?? 0);
  const socket = new WebSocket(url);
  let [beats, heard] = [0, ""];
  socket.onopen = () => {
    beats = setInterval(() => socket.send(""), 25000);
    if (document.body.classList.contains("offline")) tell("");
    document.body.classList.remove("offline");
    delay = 250;
  };
  socket.onmessage = message => {
    heard += message.data;
    // Long frames come in pieces; a line end ends a frame.
    if (!heard.endsWith("\n")) return;
    queue.push(JSON.parse(heard));
    heard = "";
    showAll();
  };
  socket.onclose = () => {
    clearInterval(beats);
    document.body.classList.add("offline");
    if (delay > 500) tell(document.body.dataset.offline ?? "…", 0);
    setTimeout(() => connect(Math.min(delay * 2, 5000)), delay + Math.random() * 100);
  };
}
if (live) {
  scrollLog();
  connect(250);
}

// ---- Forms are sent without leaving the page, where frames will bring the answer.
document.addEventListener("submit", async event => {
  const form = event.target;
  if (!live || form.method !== "post" || "plain" in form.dataset) return;
  event.preventDefault();
  const body = new URLSearchParams(new FormData(form, event.submitter));
  try {
    const answer = await fetch(form.action, { method: "POST", body, headers: { "x-live": "1" } });
    if (answer.ok) {
      if ("clear" in form.dataset) form.reset();
      tell("");
    } else tell(await answer.text());
  } catch {
    tell(document.body.dataset.offline ?? "…");
  }
});

// ---- The hand: a card goes to the next free place by a click or tap and back by another, to any place by dragging or by
// the keys 1 to 3. What is picked is what the fields of the form say.
const places = hand => [...hand.querySelectorAll("[data-place]")].map(slot => slot.dataset.place);
function lay(card, place) {
  const hand = card.closest(".hand");
  const cards = [...hand.querySelectorAll(".card")];
  const stood = cards.map(card => card.getBoundingClientRect());
  const had = $(":checked", card);
  const other = place && $(`[name=${place}]:checked`, hand)?.closest(".card");
  if (had) had.checked = false;
  if (place) $(`[name=${place}]`, card).checked = true;
  if (had && other && other !== card) $(`[name=${had.name}]`, other).checked = true;
  if (!calm.matches) cards.forEach((card, at) => {
    const now = card.getBoundingClientRect();
    card.animate([{ translate: `${stood[at].x - now.x}px ${stood[at].y - now.y}px` }, { translate: "0" }], { duration: 180, easing: "ease-out" });
  });
  foresee(hand.closest("form"));
}
// A card that has a place is for no other: arrow keys pass it over.
function settle(form) {
  for (const field of form.querySelectorAll(".card input")) field.disabled = !field.checked && !!$(":checked", field.closest(".card"));
}
let drag = null;
document.addEventListener("pointerdown", event => {
  const card = event.isPrimary && !event.button && event.target.closest(".hand .card");
  if (card && !event.target.closest(".places label")) drag = { card, x: event.clientX, y: event.clientY };
});
document.addEventListener("pointermove", ({ clientX, clientY }) => {
  const [x, y] = [clientX - drag?.x, clientY - drag?.y];
  if (!drag || (!drag.far && Math.hypot(x, y) < 8)) return;
  drag.far = true;
  drag.card.classList.add("dragged");
  drag.card.closest(".hand").classList.add("dragging");
  drag.card.style.translate = `${x}px ${y}px`;
});
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, ({ clientX, clientY }) => {
  if (!drag) return;
  const { card, far } = drag;
  const hand = card.closest(".hand");
  const under = document.elementFromPoint(clientX, clientY)?.closest("[data-place], .hand .card");
  card.classList.remove("dragged");
  hand?.classList.remove("dragging");
  drag = null;
  const free = $(":checked", card) ? null : places(hand).find(place => !$(`[name=${place}]:checked`, hand));
  const dropped = under?.dataset.place ?? (under && $(":checked", under)?.name);
  if (end === "pointerup" && (far || free !== undefined)) lay(card, far ? dropped : free);
  card.style.translate = "";
});
document.addEventListener("keydown", event => {
  const card = event.target.closest?.(".hand .card");
  const place = card && places(card.closest(".hand"))[Number(event.key) - 1];
  if (place) lay(card, place);
});
if ($(".ask")) settle($(".ask"));
document.addEventListener("change", ({ target }) => target.closest(".hand") && foresee(target.form));
document.addEventListener("reset", ({ target }) => target.matches(".ask") && setTimeout(() => foresee(target)));

// ---- What if: the house says what the picked cards would do.
let asking = 0;
async function foresee(form) {
  const mine = ++asking;
  settle(form);
  const answer = await fetch(`${location.pathname}/foresee?${new URLSearchParams(new FormData(form))}`).catch(() => null);
  if (answer?.ok && mine === asking) show({ html: await answer.text() });
}

// ---- The pace is this reader's own affair.
if ($("#pace")) $("#pace").hidden = !live;
for (const choice of document.querySelectorAll("input[name=pace]")) {
  choice.checked = choice.value === (localStorage.getItem("pace") ?? "normal");
  choice.addEventListener("change", () => localStorage.setItem("pace", choice.value));
}
