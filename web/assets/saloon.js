// Everything here only makes pages nicer: each works without it, by forms and links.
const $ = (css, root = document) => root.querySelector(css);
const all = (css, root = document) => [...root.querySelectorAll(css)];
const on = (kind, act, early) => document.addEventListener(kind, act, early);
const PICKS = ".ask:has(.hand)", calm = matchMedia("(prefers-reduced-motion: reduce)"), glide = () => (calm.matches ? "auto" : "smooth");

// ---- Luck of one's own: whoever sits down adds something that nobody else knows.
const luck = () => [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, "0")).join("");

// ---- Morph: makes one element equal to another, and keeps every node that has the same id or place, so that focus, caret, half-filled forms and opened
// details stay as they are. What is only named (`data-kept`) stays as it is; in something new, it comes from where it was.
const take = named => named.replaceWith(document.getElementById(named.id) ?? named), anew = made => (made.querySelectorAll?.("[data-kept]").forEach(take), made);
function morph(now, next) {
  for (const { name, value } of next.attributes) if (now.getAttribute(name) !== value) now.setAttribute(name, value);
  for (const { name } of [...now.attributes]) if (!next.hasAttribute(name) && name !== "open") now.removeAttribute(name);
  const known = new Map([...now.children].filter(child => child.id).map(child => [child.id, child]));
  const wanted = new Set([...next.children].map(child => child.id).filter(Boolean));
  let at = now.firstChild;
  for (const want of [...next.childNodes]) {
    let have = want.id ? known.get(want.id) : at;
    if (!want.id) while (have && (have.nodeName !== want.nodeName || have.id)) have = wanted.has(have.id) ? null : have.nextSibling;
    if (!have && now.insertBefore(anew(document.importNode(want, true)), at)) continue;
    if (have !== at) (now.moveBefore ?? now.insertBefore).call(now, have, at);
    if (have.nodeType === Node.ELEMENT_NODE) "kept" in want.dataset || morph(have, want);
    else if (have.data !== want.data) have.data = want.data;
    at = have.nextSibling;
  }
  while (at) [at] = [at.nextSibling, at.remove()];
}

// ---- Frames: regions of the page that changed.
let [asked, looking] = [$("#ask")?.outerHTML];
function place(part) {
  const { append, for: whose } = part.dataset;
  if (append) {
    for (const item of [...part.children]) if (!document.getElementById(item.id)) $("#" + append)?.append(document.importNode(item, true));
    $("#lines")?.scrollTo(0, $("#lines").scrollHeight);
  } else if (whose) {
    for (const { name, value } of part.attributes) if (name !== "data-for") document.getElementById(whose)?.setAttribute(name, value);
  } else if (!part.id) { // Rows of tables and parts of drawings come wrapped.
    for (const inner of [...(part.content ?? part).children]) place(inner);
  } else if (document.getElementById(part.id)) renew(document.getElementById(part.id), part);
}
function renew(here, part) {
  // A whole new picture knows nothing of what is picked.
  if (part.id === "board") setTimeout(() => $(PICKS) && foresee($(PICKS)));
  if (part.id !== "ask") return morph(here, part);
  // A form that asks what it asked before is somebody's, half filled in.
  if (part.outerHTML === asked) return;
  const question = () => $("[name=question]", here)?.value, before = question();
  (asked = part.outerHTML), morph(here, part);
  // What is picked is what the house says.
  $("form.ask", here)?.reset();
  if (question() !== before) center($("#picture .mine")), $("#picture:has(.reach) .board-scroll")?.scrollIntoView({ block: "nearest", behavior: glide() });
  if (question() !== before && here.contains(document.activeElement)) $(".ask [type=radio]", here)?.focus({ preventScroll: true });
}
function show(frame, speed) {
  const parsed = new DOMParser().parseFromString(frame.html, "text/html").body;
  const [looked, focus] = [$("#picture")?.getAttribute(SEEN), document.activeElement];
  for (const part of [...parsed.children]) place(part);
  // Whoever was on something that is gone goes on where things are asked.
  if (!focus.isConnected || focus.id === "ask") $("#ending[tabindex], #ask")?.focus({ preventScroll: !$("#ending[tabindex]") });
  if (isBeat(frame)) $(".table").dataset.beat = frame.beat, $("#ghosts")?.replaceChildren(), move(looked, speed);
  freshen();
}
function freshen() {
  waiting();
  for (const field of all("input[data-entropy]")) field.value ||= luck();
  // What is told of the beat that is shown stands out.
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
  for (const thing of all("#picture [data-path]")) travel(thing, speed);
  center($("#picture :is(.acts > .figure, .fx, .came)"));
  if (!calm.matches) for (const thing of all("[data-from]")) fly(thing, document.getElementById(thing.dataset.from), speed);
}
const off = (thing, pan, from, size, [a, b] = [thing, pan].map(box => box.getBoundingClientRect())) => a[from] - b[from] + (a[size] - b[size]) / 2;
const center = (thing, pan = thing?.closest(".board-scroll")) => pan?.scrollBy({ left: off(thing, pan, "x", "width"), top: off(thing, pan, "y", "height"), behavior: glide() });
function travel(thing, speed) {
  if (calm.matches) return thing.closest(".fx") ?? thing.animate({ opacity: [0.2, 1] }, { duration: 150, id: BEAT });
  const steps = thing.dataset.path.split(";").map(step => step.split(" ").map(Number));
  const [from, to] = [steps[0][0], steps.at(-1)[0]];
  const frames = steps.map(([at, x, y, turn, wide, high, opacity]) => ({ offset: (at - from) / (to - from), opacity,
    transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${wide}, ${high})` }));
  const easing = steps.length < 3 ? "ease-in-out" : "linear";
  thing.animate(frames, { delay: from * speed, duration: (to - from) * speed, easing, fill: "backwards", id: BEAT });
}
function fly(thing, source, speed) {
  const [a, b] = [source, thing].map(box => box.getBoundingClientRect());
  const far = turn => `translate(${a.x + a.width / 2 - b.x}px, ${a.y + a.height / 2 - b.y}px) scale(3.5) rotateY(${turn}deg)`;
  thing.animate({ transform: [far(0), far(360), "none"], opacity: [0, 1, 1] }, { delay: 500 * speed, duration: 900 * speed, easing: "ease-in-out", id: BEAT });
}
// The camera eases to what there is to see now.
function look(from, speed) {
  const [picture, began, mine, to] = [$("#picture"), performance.now(), (looking = {}), $("#picture").getAttribute(SEEN).split(" ")];
  if (speed) requestAnimationFrame(function step(now) {
    const part = Math.min(1, Math.max(0, ((now - began) / speed - picture.dataset.waits) / 500));
    if (mine === looking) picture.setAttribute(SEEN, to.map((end, at) => +from[at] + (end - from[at]) * part * part * (3 - 2 * part)).join(" "));
    if (mine === looking && part < 1) requestAnimationFrame(step);
  });
}

// ---- Beats are shown one after another, at the pace the reader likes; step by step, each when the reader says so.
const PACES = { instant: 0, normal: 1, slow: 2, step: 1 };
const pace = () => localStorage.getItem("pace") ?? ($(".guide") ? "step" : "normal");
const speedy = () => PACES[pace()] ?? 1;
const lasts = speed => (Number($("#effects")?.dataset.time ?? 0) + 450) * speed;
const queue = [], isBeat = frame => frame.beat !== undefined;
let [showing, pressed, due, wake, toast] = [false, false, 0, () => {}];
// Far behind, or nobody looked when they came: catch up.
const late = () => queue.some(frame => frame.unseen);
const rest = ms => new Promise(done => ((wake = done), ms !== undefined && setTimeout(done, ms)));
function waiting() {
  const beats = queue.filter(isBeat).length;
  $(".table")?.classList.toggle("watching", queue.length > 0);
  if ($("#next")) [$("#next").hidden, $("#next i").textContent] = [pace() !== "step", beats ? `· ${beats}` : ""];
}
async function showAll() {
  if (showing) return;
  showing = true;
  while (queue.length) {
    waiting();
    const steps = isBeat(queue[0]) && pace() === "step" && !late();
    if (steps && !pressed && (await rest(), !pressed)) continue;
    const [speed, frame, now, wished] = [late() ? 0 : speedy(), queue.shift(), performance.now(), due];
    pressed &&= !isBeat(frame);
    try { show(frame, speed); } catch (why) { console.error(why); }
    if (!isBeat(frame) || !speed) continue;
    // Whoever has just sealed a choice, further down, comes to see what becomes of it; where the stage is all of the page, what is said of it.
    if (now - wished > 500) [$(".stage"), $("#guide-now h2")].find(part => part?.getClientRects().length)?.scrollIntoView({ block: "nearest", behavior: glide() });
    if (steps) continue;
    due = (now - wished > 500 ? now : wished) + lasts(speed);
    await rest(due - performance.now());
  }
  showing = false;
  // What came is the present; whoever looks at the past goes on looking at it.
  if (wanted !== undefined) go(wanted, true);
}

// ---- One socket per page; it comes back by itself and goes on where it was.
const live = document.body.dataset.live;
const notice = document.body.appendChild(Object.assign(document.createElement("p"), { className: "toast", role: "status", hidden: true }));
function tell(text, ms = 6000) {
  clearTimeout(toast);
  [notice.textContent, notice.hidden] = [text, !text];
  if (text && ms) toast = setTimeout(() => (notice.hidden = true), ms);
}
function connect(delay, again) {
  const url = new URL(live, location.href);
  // What the page showed at first is only good to know at first.
  if (again) url.searchParams.delete("shown");
  url.protocol = url.protocol.replace("http", "ws");
  url.searchParams.set("beat", queue.findLast(isBeat)?.beat ?? $("#scrub")?.dataset.last ?? $(".table")?.dataset.beat ?? 0);
  url.searchParams.set("lines", $("#lines")?.childElementCount ?? 0);
  const socket = new WebSocket(url);
  let [beats, heard] = [0, ""];
  socket.onopen = () => {
    [beats, delay] = [setInterval(() => socket.send(""), 25000), 250];
    if (document.body.matches(".offline")) document.body.classList.remove("offline"), tell("");
  };
  socket.onmessage = message => {
    heard += message.data;
    // Long frames come in pieces; a line end ends a frame.
    if (!heard.endsWith("\n")) return;
    queue.push({ ...JSON.parse(heard), unseen: document.hidden || queue.length > 39 });
    heard = "";
    if (late() || pace() === "step") wake();
    showAll();
  };
  socket.onclose = () => {
    clearInterval(beats);
    document.body.classList.add("offline");
    if (delay > 500) tell(document.body.dataset.offline ?? "…", 0);
    setTimeout(() => connect(Math.min(delay * 2, 5000), true), delay + Math.random() * 100);
  };
}

// ---- Forms are sent without leaving the page, where frames will bring the answer.
on("submit", async event => {
  const form = event.target;
  if (!live || form.method !== "post" || "plain" in form.dataset) return;
  event.preventDefault();
  const body = new URLSearchParams(new FormData(form, event.submitter));
  const answer = await fetch(form.action, { method: "POST", body, headers: { "x-live": "1" } }).catch(() => null);
  if (answer?.ok) "clear" in form.dataset ? form.reset() : ((pressed ||= form.matches(".ask")), wake());
  tell(answer?.ok ? "" : await answer?.text() ?? document.body.dataset.offline);
});

// ---- Replay: another moment comes without leaving the page. Of all that are wanted, only the newest is fetched.
let [wanted, fetching, playing] = [], scrub = () => $("#scrub")?.dataset ?? {}, here = () => Number($(".table").dataset.beat);
async function go(beat, again) {
  const [shown, at] = [here(), (wanted = beat)];
  if (fetching || (at === shown && !again)) return;
  fetching = fetch(scrub().moment + at).then(answer => answer.json());
  const frame = await fetching.catch(() => play(false)).finally(() => (fetching = null));
  if (!frame) return ($("#scrub [name=at]").value = wanted = shown), tell(document.body.dataset.offline ?? "…");
  for (const line of $("#lines").children) line.hidden = line.dataset.beat > at;
  show(frame, at === shown + 1 ? speedy() : 0);
  history.replaceState(null, "", $("#moment").href);
  await go(wanted);
  $("#scrub [name=at]").value = wanted;
}
async function play(goes) {
  const mine = (playing = goes && {});
  $(".table").classList.toggle("replays", goes);
  while (mine && playing === mine) await (here() < scrub().last ? go(here() + 1).then(() => rest(Math.max(lasts(speedy()), 250))) : play(false));
}
on("input", ({ target }) => target.matches("#scrub[data-moment] [name=at]") && go(Number(target.value)));
on("click", event => {
  const link = scrub().moment && !event.ctrlKey && !event.metaKey && event.target.closest("#play, a[data-at]");
  if (link) event.preventDefault();
  if (link?.id === "play") play(!playing);
  else if (link) go(Number(link.dataset.at)).then(() => "play" in link.dataset && play(true));
});
for (const kind of ["pointerdown", "keydown"]) on(kind, ({ target }) => playing && !target.closest("#play") && play(false), true);
on("click", event => {
  const link = (navigator.share ?? navigator.clipboard) && event.target.closest("a[data-share]");
  if (link) event.preventDefault(), navigator.share?.({ url: link.href }).catch(() => {}) ?? navigator.clipboard.writeText(link.href).then(() => tell(link.dataset.share));
});
// A space on a map presses the button that goes there.
on("click", event => document.getElementById(event.target.closest("a.go")?.getAttribute("href").slice(1))?.click(event.preventDefault()));

// ---- The hand: a card goes to the next free place by a click or tap and back by another, to any place by dragging or by
// the keys 1 to 3. What is picked is what the fields of the form say; the house says what it would do.
let [drag, asking] = [null, 0];
const places = hand => all("[data-place]", hand).map(slot => slot.dataset.place);
const laid = (place, hand) => $(`[name=${place}]:checked`, hand)?.closest(".card");
function lay(card, place, hand = card.closest(".hand")) {
  const stood = all(".card", hand).map(card => [card, card.getBoundingClientRect()]);
  const [had, other] = [$(":checked", card), place && laid(place, hand)];
  if (had) had.checked = false;
  if (place) $(`[name=${place}]`, card).checked = true;
  if (had && other && other !== card) $(`[name=${had.name}]`, other).checked = true;
  for (const [card, { x, y }] of calm.matches ? [] : stood) {
    const now = card.getBoundingClientRect();
    // A card on its way is in nobody's way.
    card.animate({ translate: [`${x - now.x}px ${y - now.y}px`, "0"], pointerEvents: ["none", "none"] }, { duration: 180, easing: "ease-out" });
  }
  foresee(hand.closest("form"));
}
async function foresee(form) {
  const mine = ++asking;
  // A card that has a place is for no other: arrow keys pass it over.
  for (const field of all(".card input", form)) field.disabled = !field.checked && !!$(":checked", field.closest(".card"));
  const answer = await fetch(`${location.pathname}/foresee?${new URLSearchParams(new FormData(form))}`).catch(() => null);
  if (answer?.ok && mine === asking) show({ html: await answer.text() });
}
on("pointerdown", ({ target, isPrimary, button, clientX, clientY }) => {
  const card = isPrimary && !button && target.closest(".hand .card");
  if (card) drag = { card, hand: card.closest(".hand"), x: clientX, y: clientY };
});
on("pointermove", ({ clientX, clientY }) => {
  const [x, y] = [clientX - drag?.x, clientY - drag?.y];
  if (!drag || (!drag.far && Math.hypot(x, y) < 8)) return;
  drag.far = true;
  for (const [part, how] of [[drag.card, "dragged"], [drag.hand, "dragging"]]) part.classList.add(how);
  drag.card.style.translate = `${x}px ${y}px`;
});
for (const end of ["pointerup", "pointercancel"]) on(end, ({ clientX, clientY }) => {
  const [under, was] = [document.elementFromPoint(clientX, clientY)?.closest("[data-place], .hand .card"), drag];
  drag = null;
  for (const part of all(".dragged, .dragging")) part.classList.remove("dragged", "dragging");
  if (!was?.card.isConnected) return;
  const free = $(":checked", was.card) ? null : places(was.hand).find(place => !laid(place, was.hand));
  const dropped = under?.dataset.place ?? (under && $(":checked", under)?.name);
  if (end === "pointerup" && (was.far || free !== undefined)) lay(was.card, was.far ? dropped : free);
  was.card.style.translate = "";
});
on("change", ({ target }) => target.closest(".hand") && foresee(target.form));
on("reset", ({ target }) => target.matches(PICKS) && setTimeout(() => foresee(target)));
on("keydown", ({ key, target, ctrlKey, altKey, metaKey }) => {
  const card = !ctrlKey && !altKey && !metaKey && target.closest(".hand .card");
  if (card && places(card.parentElement)[key - 1]) lay(card, places(card.parentElement)[key - 1]);
});

// ---- The pace is this reader's own affair.
for (const choice of all("[name=pace]")) choice.checked = choice.value === pace();
on("change", ({ target }) => target.name === "pace" && (localStorage.setItem("pace", target.value), waiting(), wake()));
$("#next")?.addEventListener("click", () => ((pressed = queue.some(isBeat)), wake()));
// Whatever has a key is pressed by it, where the key means nothing else.
on("keydown", event => {
  const means = event.key.length > 1 ? "input, select, textarea, [tabindex='0']" : "input:not([type=radio]), select, textarea";
  const keyed = !event.ctrlKey && !event.altKey && !event.metaKey && !event.target.closest(means);
  const button = keyed && $(`[aria-keyshortcuts="${CSS.escape(event.key)}"]:not([hidden])`);
  if (button) event.preventDefault(), button.click();
});

// ---- So it begins: with whoever acts in the middle, or oneself.
freshen(), center($("#picture .acts") ?? $("#picture .mine")), $("#lines")?.scrollTo(0, $("#lines").scrollHeight);
if ($("#pace")) $("#pace").hidden = !live && !scrub().moment;
if (live) connect(250);
if (location.search.endsWith("&play") && scrub().moment) play(true);
