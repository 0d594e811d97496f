// Shortcuts: keys that press a button, and links that are shared by the system.
import { $, isModified, on } from "./dom.js";
import { tell } from "./notice.js";

/** Where letters and digits mean something else; named keys mean something in more places. */
const TYPING = "input:not([type=radio]), select, textarea";
const NAVIGATING = "input, select, textarea, [tabindex='0']";

on("keydown", event => {
  const taken = event.key.length > 1 ? NAVIGATING : TYPING;
  if (isModified(event) || event.target.closest(taken)) return;
  const button = $(`[aria-keyshortcuts="${CSS.escape(event.key)}"]:not([hidden])`);
  if (!button) return;
  event.preventDefault();
  button.click();
});

on("click", async event => {
  const link = event.target.closest("a[data-share]");
  if (!link || !(navigator.share || navigator.clipboard)) return;
  event.preventDefault();
  if (navigator.share) {
    // A reader who closes the dialogue has not met an error.
    await navigator.share({ url: link.href }).catch(() => {});
  } else {
    await navigator.clipboard.writeText(link.href);
    tell(link.dataset.share);
  }
});
