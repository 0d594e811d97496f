// A toast at the edge of the page: refusals, lost connection.

const notice = document.createElement("p");
notice.className = "toast";
notice.role = "status";
notice.hidden = true;
document.body.append(notice);

let timer;

/** Shows a sentence for some milliseconds, or until the next one if that is 0; "" hides it. */
export function tell(text, duration = 6000) {
  clearTimeout(timer);
  notice.textContent = text;
  notice.hidden = !text;
  if (!text || !duration) return;
  timer = setTimeout(() => {
    notice.hidden = true;
  }, duration);
}

/** The message for when the server does not answer. */
export const offline = () => document.body.dataset.offline ?? "…";
