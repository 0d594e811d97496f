// Finds elements and their positions. Evaluated for every action, so that nothing stays behind in the page.
// Each function returns what it found, or `why` it cannot be done now.
(() => {
  const words = text => (text ?? '').replace(/\s+/g, ' ').trim();
  const sketch = element => element.cloneNode(false).outerHTML.slice(0, 120);
  const names = element => [element.innerText, element.textContent, element.getAttribute('aria-label'),
    element.matches('input[type=submit], input[type=button], input[type=reset]') ? element.value : ''].map(words);

  // The first element that matches; with a name, the first that also has the name.
  const find = ({ css, name }) => {
    const all = [...document.querySelectorAll(css)];
    if (name === undefined) return all.length ? { element: all[0] } : { why: 'there is none' };
    const element = all.find(each => names(each).includes(words(name)));
    const others = all.map(each => `"${names(each).find(Boolean) ?? ''}"`).slice(0, 20).join(', ');
    return element ? { element } : { why: `none has this name; there are: ${others || 'none at all'}` };
  };

  // The position at which to touch an element: the centre of its largest box.
  const spot = element => {
    if (element.matches(':disabled')) return { why: 'it is disabled' };
    element.scrollIntoViewIfNeeded();
    const ends = motion => motion.playState === 'running' && motion.effect.getComputedTiming().endTime !== Infinity;
    if (element.getAnimations().some(ends)) return { why: 'it is moving' };
    const boxes = [...element.getClientRects()].sort((a, b) => b.width * b.height - a.width * a.height);
    const box = boxes.find(each => each.width * each.height > 0);
    if (!box || getComputedStyle(element).visibility !== 'visible') return { why: 'it is not visible' };
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    if (!top) return { why: 'it is outside the window' };
    const reached = element.contains(top) || top.closest('label')?.control === element;
    return reached ? { x, y } : { why: `it is covered by ${sketch(top)}` };
  };

  const tell = element => ['input', 'change'].forEach(kind => element.dispatchEvent(new Event(kind, { bubbles: true })));

  return {
    spot: meant => {
      const { element, why } = find(meant);
      return element ? spot(element) : { why };
    },

    // A radio button or a checkbox, or the label of one: the box itself is touched, or a label if it is hidden.
    choose: meant => {
      const { element, why } = find(meant);
      if (!element) return { why };
      const box = element.control ?? element;
      if (box.checked) return { done: true };
      const spots = [box, element, ...(box.labels ?? [])].map(spot);
      return spots.find(each => !each.why) ?? spots[0];
    },

    // Focuses a field and selects its text; a field that is not typed into, such as a slider, is set at once.
    hold: ({ css, text }) => {
      const { element, why } = find({ css });
      if (!element) return { why };
      if (element.matches(':disabled') || element.readOnly) return { why: 'it cannot be changed' };
      element.scrollIntoViewIfNeeded();
      element.focus();
      if (document.activeElement !== element) return { why: 'it does not take the focus' };
      if (element.matches('[type=range], [type=date], [type=time], [type=datetime-local], [type=month], [type=color]')) {
        element.value = text;
        tell(element);
        return { done: true };
      }
      element.select();
      return { typed: true };
    },

    // An option of a list, by its value or by its text.
    select: ({ css, value }) => {
      const { element, why } = find({ css });
      if (!element) return { why };
      if (element.matches(':disabled')) return { why: 'it is disabled' };
      const options = [...element.options];
      const option = options.find(each => each.value === value) ?? options.find(each => words(each.text) === value);
      if (!option) return { why: `it has no such option; there are: ${options.map(each => each.value).join(', ')}` };
      if (option.disabled) return { why: 'this option is disabled' };
      element.focus();
      element.value = option.value;
      tell(element);
      return { done: true };
    },
  };
})()
