// Lists the texts whose contrast with their background is too low (WCAG 2.2, 1.4.3). Skips text in drawings, whose
// background is part of the drawing.
(() => {
  const channels = colour => colour.match(/[\d.]+/g).map(Number);
  const over = ([r, g, b, a = 1], [x, y, z]) => [r * a + x * (1 - a), g * a + y * (1 - a), b * a + z * (1 - a)];
  const light = value => (value /= 255) <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  const luminance = ([r, g, b]) => 0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b);
  const ratio = (one, other) => {
    const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  // The background colour and the opacity of an element, cached per element.
  const known = new Map();
  const around = element => {
    if (!element) return { ground: [255, 255, 255], opacity: 1 };
    if (!known.has(element)) {
      const [{ ground, opacity }, style] = [around(element.parentElement), getComputedStyle(element)];
      known.set(element, { ground: over(channels(style.backgroundColor), ground), opacity: opacity * Number(style.opacity) });
    }
    return known.get(element);
  };
  const seen = element => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest("svg, .sr, .badge, :disabled");
  const faint = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const [text, element] = [walk.currentNode.data.trim(), walk.currentNode.parentElement];
    if (!text || !seen(element) || !element.getClientRects().length) continue;
    const style = getComputedStyle(element);
    const { ground, opacity } = around(element);
    const [r, g, b, a = 1] = channels(style.color);
    const found = ratio(over([r, g, b, a * opacity], ground), ground);
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    if (found < (large ? 3 : 4.5)) faint.push(`${found.toFixed(2)} "${text.slice(0, 40)}" in <${element.localName} class="${element.className}">`);
  }
  return [...new Set(faint)];
})()