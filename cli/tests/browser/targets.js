// Lists the controls with a touch target less than 44 pixels high (WCAG 2.2, 2.5.5), counting labels and other parts that
// belong to them. Skips links within a sentence, and checks at most twelve controls of a kind, such as the links of a log.
(() => {
  const [small, tried, most] = [[], new Map(), 12];
  const mine = (control, x, y) => {
    const top = document.elementFromPoint(x, y);
    return top && (control.contains(top) || top.closest("label")?.control === control || [...(control.labels ?? [])].some(label => label.contains(top)));
  };
  for (const control of document.querySelectorAll("a[href], button, input:not([type=hidden]), select, summary")) {
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || control.closest("svg, .prose p, .skip")) continue;
    const kind = `${control.localName} ${control.className} ${control.parentElement.localName} ${control.parentElement.className}`;
    tried.set(kind, (tried.get(kind) ?? 0) + 1);
    if (tried.get(kind) > most) continue;
    control.scrollIntoView({ block: "center", inline: "center" });
    const box = (control.labels?.[0] ?? control).getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (!mine(control, x, y)) continue;
    const far = [[0, -21], [0, 21]].filter(([dx, dy]) => !mine(control, x + dx, y + dy));
    if (far.length && box.height < 43) small.push(`${Math.round(box.width)}x${Math.round(box.height)} ${control.outerHTML.slice(0, 90)}`);
  }
  return [...new Set(small)];
})()