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
    morph(here, part);
    // Another question, or an answer from another device: what is picked is what the house says.
    $("form.ask", here)?.reset();
  }
  asked = part.outerHTML;
}
function show(frame) {
  const parsed = new DOMParser().parseFromString(frame.html, "text/html").body;
  const stood = standing();
  for (const part of [...parsed.children]) place(part);
  if (frame.beat !== undefined && pace() && !frame.jumps) move(stood);
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
  // What came is the present; whoever looks at the past goes on looking at it.
  if (wanted !== undefined) go(wanted, true);
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
  url.searchParams.set("beat", behind ?? $("#scrub")?.dataset.last ?? $(".table")?.dataset.beat ?? 0);
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
scrollLog();
if (live) connect(250);

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

// ---- Replay: another moment comes without leaving the page. Of all that are wanted, only the newest is fetched.
let [wanted, fetching, playing] = [];
const [scrub, here] = [() => $("#scrub")?.dataset ?? {}, () => Number($(".table").dataset.beat)];
async function go(beat, again) {
  const [shown, at] = [here(), (wanted = beat)];
  if (fetching || (at === shown && !again)) return;
  fetching = fetch(scrub().moment + at).then(answer => answer.json());
  const frame = await fetching.catch(() => play(false)).finally(() => (fetching = null));
  if (!frame) return;
  for (const line of $("#lines").children) line.hidden = line.dataset.beat > at;
  show({ ...frame, jumps: at !== shown + 1 });
  history.replaceState(null, "", $("#moment").href);
  await go(wanted);
  $("#scrub [name=at]").value = wanted;
}
async function play(on) {
  const mine = (playing = on && {});
  $(".table").classList.toggle("replays", on);
  while (mine && playing === mine) await Promise.all([here() < scrub().last ? go(here() + 1) : play(false), wait(Math.max(pace(), 250))]);
}
document.addEventListener("input", ({ target }) => target.matches("#scrub[data-moment] [name=at]") && go(Number(target.value)));
document.addEventListener("click", event => {
  const link = scrub().moment && !event.ctrlKey && !event.metaKey && event.target.closest("#play, a[data-at]");
  if (link) event.preventDefault();
  if (link?.id === "play") play(!playing);
  else if (link) go(Number(link.dataset.at)).then(() => "play" in link.dataset && play(true));
});
const keyed = ({ key, target }) => !target.closest("input, select, textarea, [tabindex='0']") && $(`#scrub [aria-keyshortcuts=${CSS.escape(key)}]`);
document.addEventListener("keydown", event => keyed(event) && (event.preventDefault(), keyed(event).click()));
for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, ({ target }) => playing && !target.closest("#play") && play(false), true);
if (location.search.endsWith("&play") && scrub().moment) play(true);

// ---- A link is passed on, where the browser can do that.
document.addEventListener("click", event => {
  const link = (navigator.share ?? navigator.clipboard) && event.target.closest("a[data-share]");
  if (link) event.preventDefault(), navigator.share?.({ url: link.href }).catch(() => {}) ?? navigator.clipboard.writeText(link.href).then(() => tell(link.dataset.share));
});

// ---- A card that is picked for one place is no longer picked for another. Not with keys: they pass over cards on their way.
let keys = false;
document.addEventListener("keydown", () => (keys = true), true);
document.addEventListener("pointerdown", () => (keys = false), true);
document.addEventListener("change", ({ target }) => {
  if (keys || !target.form || !target.closest("[data-once]")) return;
  for (const other of target.form.querySelectorAll("[data-once] input:checked")) {
    if (other !== target && other.value === target.value) other.checked = false;
  }
});

// ---- The pace is this reader's own affair.
if ($("#pace")) $("#pace").hidden = !live && !scrub().moment;
for (const choice of document.querySelectorAll("input[name=pace]")) {
  choice.checked = choice.value === (localStorage.getItem("pace") ?? "normal");
  choice.addEventListener("change", () => localStorage.setItem("pace", choice.value));
}
