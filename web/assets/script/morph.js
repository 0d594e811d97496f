// Makes one element equal to another and keeps every node that has the same id or place, so that
// focus, caret, half-filled forms and opened details stay as they are.

/**
 * Changes `now` until it equals `next`. A child of `next` with `data-kept` is a placeholder: the
 * page's element with that id stays as it is, and moves there if its parent is new.
 */
export function morph(now, next) {
  copyAttributes(now, next);
  const named = [...now.children].filter(child => child.id);
  const known = new Map(named.map(child => [child.id, child]));
  const wanted = new Set([...next.children].map(child => child.id).filter(Boolean));
  let at = now.firstChild;
  for (const want of [...next.childNodes]) {
    const have = want.id ? known.get(want.id) : sameKind(at, want, wanted);
    if (!have) {
      now.insertBefore(imported(want), at);
      continue;
    }
    if (have !== at) moveBefore(now, have, at);
    if (have.nodeType !== Node.ELEMENT_NODE) {
      if (have.data !== want.data) have.data = want.data;
    } else if (!("kept" in want.dataset)) {
      morph(have, want);
    }
    at = have.nextSibling;
  }
  while (at) {
    const gone = at;
    at = at.nextSibling;
    gone.remove();
  }
}

function copyAttributes(now, next) {
  for (const { name, value } of next.attributes) {
    if (now.getAttribute(name) !== value) now.setAttribute(name, value);
  }
  for (const { name } of [...now.attributes]) {
    // Details that the reader opened stay open.
    if (!next.hasAttribute(name) && name !== "open") now.removeAttribute(name);
  }
}

/** The next node that can become `want`, which has no id; none if a wanted node comes before it. */
function sameKind(node, want, wanted) {
  while (node && (node.nodeName !== want.nodeName || node.id)) {
    if (wanted.has(node.id)) return null;
    node = node.nextSibling;
  }
  return node;
}

/** A new node, with its placeholders replaced by elements of the page. */
function imported(node) {
  const made = document.importNode(node, true);
  for (const named of made.querySelectorAll?.("[data-kept]") ?? []) {
    named.replaceWith(document.getElementById(named.id) ?? named);
  }
  return made;
}

/** `moveBefore` keeps focus and animations; older browsers have only `insertBefore`. */
function moveBefore(parent, node, before) {
  (parent.moveBefore ?? parent.insertBefore).call(parent, node, before);
}
