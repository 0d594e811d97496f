// Everything here only makes pages nicer: each works without it, by forms and links.
const $ = (css, root = document) => root.querySelector(css);
const all = css => document.querySelectorAll(css);
const calm = matchMedia("(prefers-reduced-motion: reduce)");

// ---- Luck of one's own: whoever sits down adds something that nobody else knows.
for (const field of all("input[data-entropy]")) addLuck(field);
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
let [asked, looking] = [$("#ask")?.outerHTML];
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
  if (part.outerHTML !== asked) {
    const question = () => $("[name=question]", here)?.value;
    const before = question();
    morph(here, part);
    // Another question, or an answer from another device: what is picked is what the house says.
    $("form.ask", here)?.reset();
    if (question() !== before && here.contains(document.activeElement)) $(".ask [type=radio]", here)?.focus({ preventScroll: true });
  }
  asked = part.outerHTML;
}
function show(frame, speed) {
  const parsed = new DOMParser().parseFromString(frame.html, "text/html").body;
  const [looked, focus] = [$("#picture")?.getAttribute("viewBox"), document.activeElement];
  for (const part of [...parsed.children]) place(part);
  // Whoever was on something that is gone goes on where things are asked.
  if (!focus.isConnected) $("#ask")?.focus({ preventScroll: true });
  if (isBeat(frame)) {
    move(looked, speed);
    $(".table").dataset.beat = frame.beat;
  }
  for (const field of all("input[data-entropy]")) addLuck(field);
  scrollLog();
}
// What is told of the beat that is shown stands out.
function scrollLog() {
  $("#lines")?.scrollTo(0, $("#lines").scrollHeight);
  for (const line of all("#lines > li")) line.classList.toggle("now", line.dataset.beat === $(".table").dataset.beat);
}

// ---- Motion: what moves where, how and when is the house's word. `data-path` has a step for each moment: milliseconds,
// place, turn, width, height, opacity; `data-from` names what something comes from.
const [BEAT, SEEN] = ["beat", "viewBox"];
function move(looked, speed) {
  document.body.style.setProperty("--speed", speed);
  for (const old of document.getAnimations()) if (old.id === BEAT) old.cancel();
  if (looked && $("#picture").getAttribute(SEEN) !== looked) look(looked.split(" "), calm.matches ? 0 : speed);
  if (!speed) return;
  for (const thing of all("#picture [data-path]")) {
    if (!calm.matches) play(thing, thing.dataset.path.split(";").map(step => step.split(" ").map(Number)), speed);
    else if (!thing.closest(".fx")) thing.animate({ opacity: [0.2, 1] }, { duration: 150, id: BEAT });
  }
  const [acts, behavior] = [$("#picture :is(.acts > .figure, .fx)")?.getBoundingClientRect(), calm.matches ? "auto" : "smooth"];
  if (acts) $(".board-scroll").scrollBy({ left: acts.x + (acts.width - innerWidth) / 2, behavior });
  if (!calm.matches) for (const thing of all("[data-from]")) fly(thing, document.getElementById(thing.dataset.from), speed);
}
function play(thing, steps, speed) {
  const [from, to] = [steps[0][0], steps.at(-1)[0]];
  const frames = steps.map(([at, x, y, turn, wide, high, opacity]) => (
    { offset: (at - from) / (to - from), transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${wide}, ${high})`, opacity }
  ));
  const timing = { delay: from * speed, duration: (to - from) * speed, easing: steps.length < 3 ? "ease-in-out" : "linear" };
  thing.animate(frames, { ...timing, fill: "backwards", id: BEAT });
}
function fly(thing, source, speed) {
  const [a, b] = [source, thing].map(box => box.getBoundingClientRect());
  const far = turn => `translate(${a.x + a.width / 2 - b.x}px, ${a.y + a.height / 2 - b.y}px) scale(3.5) rotateY(${turn}deg)`;
  thing.animate({ transform: [far(0), far(360), "none"], opacity: [0, 1, 1] }, { delay: 500 * speed, duration: 900 * speed, easing: "ease-in-out", id: BEAT });
}
// The camera eases to what there is to see now.
function look(from, speed) {
  const [picture, began, mine] = [$("#picture"), performance.now(), (looking = {})];
  const to = picture.getAttribute(SEEN).split(" ");
  if (speed) requestAnimationFrame(function step(now) {
    const part = Math.min(1, Math.max(0, ((now - began) / speed - picture.dataset.waits) / 500));
    if (mine === looking) picture.setAttribute(SEEN, to.map((end, at) => +from[at] + (end - from[at]) * part * part * (3 - 2 * part)).join(" "));
    if (mine === looking && part < 1) requestAnimationFrame(step);
  });
}

// ---- Beats are shown one after another, at the pace the reader likes; step by step, each when the reader says so.
const PACES = { instant: 0, normal: 1, slow: 2, step: 1 };
const pace = () => localStorage.getItem("pace") ?? "normal";
const queue = [];
let [showing, pressed, due, wake] = [false, false, 0, () => {}];
const isBeat = frame => frame.beat !== undefined;
// Far behind, or nobody looked when they came: catch up.
const late = () => queue.some(frame => frame.unseen);
const rest = ms => new Promise(done => ((wake = done), ms !== undefined && setTimeout(done, ms)));
function waiting() {
  const beats = queue.filter(isBeat).length;
  $(".table")?.classList.toggle("watching", beats > 0);
  if ($("#next")) [$("#next").hidden, $("#next i").textContent] = [pace() !== "step", beats ? `· ${beats}` : ""];
}
async function showAll() {
  if (showing) return;
  showing = true;
  while (queue.length) {
    waiting();
    const steps = isBeat(queue[0]) && pace() === "step" && !late();
    if (steps && !pressed) {
      await rest();
      continue;
    }
    const [speed, frame] = [late() ? 0 : PACES[pace()] ?? 1, queue.shift()];
    pressed &&= !isBeat(frame);
    const [now, wished] = [performance.now(), due];
    show(frame, speed);
    waiting();
    if (!isBeat(frame) || !speed || steps) continue;
    // By the clock, not from when it was drawn: pages of one table stay together.
    due = (now - wished < 500 ? wished : now) + (Number($("#effects")?.dataset.time ?? 0) + 450) * speed;
    await rest(due - performance.now());
  }
  showing = false;
}

// ---- One socket per page; it comes back by itself and goes on where it was.
const live = document.body.dataset.live;
const notice = Object.assign(document.createElement("p"), { className: "toast", hidden: true });
notice.setAttribute("role", "status");
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
    queue.at(-1).unseen = document.hidden || queue.length > 40;
    heard = "";
    if (late() || pace() === "step") wake();
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
for (const choice of all("input[name=pace]")) {
  choice.checked = choice.value === pace();
  choice.addEventListener("change", () => (localStorage.setItem("pace", choice.value), waiting(), wake()));
}
waiting();
const next = () => ((pressed = queue.some(isBeat)), wake());
$("#next")?.addEventListener("click", next);
document.addEventListener("keydown", ({ key, target, ctrlKey, altKey, metaKey }) => {
  const writes = target.closest("input:not([type=radio], [type=checkbox]), select, textarea");
  if (key === "n" && !writes && !ctrlKey && !altKey && !metaKey && pace() === "step") next();
});
