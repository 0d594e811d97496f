// Shortcut keys that press buttons, and links shared through the system's dialogue.
import { $, isModified, on } from "./dom.js";
import { tell } from "./notice.js";

/** Elements that need character keys for themselves, and those that need keys such as arrows. */
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
    // Closing the dialogue is not an error.
    await navigator.share({ url: link.href }).catch(() => {});
  } else {
    await navigator.clipboard.writeText(link.href);
    tell(link.dataset.share);
  }
});
