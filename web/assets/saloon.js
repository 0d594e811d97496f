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
function show(frame) {
  const parsed = new DOMParser().parseFromString(frame.html, "text/html").body;
  for (const part of [...parsed.children]) {
    if (part.dataset.append) {
      const list = $("#" + part.dataset.append);
      for (const item of [...part.children]) if (!document.getElementById(item.id)) list?.append(document.importNode(item, true));
      continue;
    }
    const here = document.getElementById(part.id);
    if (!here) continue;
    if (part.id !== "ask") morph(here, part);
    // A form that asks what it asked before is somebody's, half filled in.
    else if (part.outerHTML !== asked && !here.isEqualNode(part)) {
      morph(here, part);
      // Another question, or an answer from another device: what is picked is what the house says.
      $("form.ask", here)?.reset();
    }
    if (part.id === "ask") asked = part.outerHTML;
  }
  if (frame.beat !== undefined) $(".table").dataset.beat = frame.beat;
  for (const field of document.querySelectorAll("input[data-entropy]")) addLuck(field);
  scrollLog();
}
function scrollLog() {
  const log = $("#lines");
  if (log) log.scrollTop = log.scrollHeight;
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
if ($("#pace")) $("#pace").hidden = !live;
for (const choice of document.querySelectorAll("input[name=pace]")) {
  choice.checked = choice.value === (localStorage.getItem("pace") ?? "normal");
  choice.addEventListener("change", () => localStorage.setItem("pace", choice.value));
}
