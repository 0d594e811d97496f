// Submits forms without a page load where live frames bring the result.
import { on } from "./dom.js";
import { live } from "./live.js";
import { offline, tell } from "./notice.js";
import { wake, wantStep } from "./queue.js";

on("submit", async event => {
  const form = event.target;
  if (!live || form.method !== "post" || "plain" in form.dataset) return;
  event.preventDefault();
  const body = new URLSearchParams(new FormData(form, event.submitter));
  const request = { method: "POST", body, headers: { "x-live": "1" } };
  const answer = await fetch(form.action, request).catch(() => null);
  if (!answer?.ok) {
    tell(answer ? await answer.text() : offline());
    return;
  }
  if ("clear" in form.dataset) {
    form.reset();
  } else {
    // After a decision, show its first beat without waiting for a step.
    if (form.matches(".ask")) wantStep();
    wake();
  }
  tell("");
});
