// Answers questions at random and compares the page with a freshly loaded one after each. Returns the first difference, or
// the number of answers.
(async (answers, seed) => {
  const wait = ms => new Promise(done => setTimeout(done, ms));
  const chance = many => (seed = (seed * 1103515245 + 12345) % 2147483648) % many;
  const question = () => document.querySelector("#ask [name=question]")?.value;
  // Every element with its attributes and every text, in document order.
  const told = (node, path, lines = []) => {
    if (node.nodeType === Node.TEXT_NODE && node.data.trim()) lines.push(`${path} "${node.data.trim()}"`);
    if (node.nodeType !== Node.ELEMENT_NODE) return lines;
    const attributes = [...node.attributes].filter(({ name }) => name !== "open").map(({ name, value }) => `${name}=${value}`).sort();
    const here = `${path} ${node.nodeName}`;
    lines.push(`${here} ${attributes.join(" ")}`);
    for (const child of node.childNodes) told(child, here, lines);
    return lines;
  };
  const difference = async () => {
    const fresh = new DOMParser().parseFromString(await (await fetch(location.pathname)).text(), "text/html");
    for (const part of ["#board", "#words", "#seats", "#ask"]) {
      const [shown, wanted] = [document, fresh].map(page => told(page.querySelector(part), part));
      const at = wanted.findIndex((line, at) => line !== shown[at]);
      if (at >= 0 || shown.length !== wanted.length) return `${wanted[at] ?? "nothing more"} · but the page shows ${shown[at < 0 ? wanted.length : at] ?? "nothing"}`;
    }
  };
  for (let answer = 0; answer < answers; answer++) {
    const lit = [...document.querySelectorAll("button[name=decision]")].filter(button => button.form && !button.matches(":has(.not, .sr)"));
    const goes = lit.filter(({ value }) => !["pass", "end turn", "stop", "done", "no"].includes(value));
    const some = goes.length && chance(6) ? goes : lit;
    if (!some.length) return answer;
    const [before, pressed] = [question(), some[chance(some.length)]];
    pressed.click();
    for (let tries = 0; tries < 200 && (question() === before || document.querySelector(".watching")); tries++) await wait(20);
    // Frames may still arrive, so the comparison is retried.
    let differs;
    for (let tries = 0; tries < 10 && (differs = await difference()); tries++) await wait(50);
    if (differs) return `after ${pressed.value}: ${differs}`;
  }
  return answers;
})
