// Plays by clicking what is offered, at random but eager for the end, and notes whatever is offered but cannot be clicked.
(seed) => {
  let state = seed >>> 0;
  const chance = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  const report = { clicks: 0, questions: 0, problems: [], over: false };
  window.report = report;
  const OFFERS = '.playable[data-card], .candidate[data-card], .tray .playable, .atseat';
  const steps = [0.5, 0.05, 0.95, 0.2, 0.35, 0.65, 0.8, 0.125, 0.275, 0.425, 0.575, 0.725, 0.875];
  const spots = [0.5, 0.08, 0.92].flatMap((y) => steps.map((x) => [x, y]));
  const isOpen = (element) => {
    const rect = element.getBoundingClientRect();
    return spots.some(([x, y]) => {
      const found = document.elementFromPoint(rect.left + rect.width * x, rect.top + rect.height * y);
      return found !== null && element.contains(found);
    });
  };
  const coverOf = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return `${found?.tagName}.${found?.className} at ${Math.round(left)} ${Math.round(top)}, ${Math.round(width)} wide`;
  };
  let last = '';
  let since = 0;
  let number = '';
  const step = () => {
    if (document.querySelector('.over h1')) {
      report.over = true;
      return;
    }
    setTimeout(step, 10);
    const prompt = document.querySelector('.prompt[data-number]');
    if (!prompt || document.querySelector('dialog[open]')) return;
    if (prompt.dataset.number !== number) {
      number = prompt.dataset.number;
      report.questions += 1;
    }
    const shown = `${number} ${prompt.textContent}`;
    if (shown === last && performance.now() - since < 700) return;
    const buttons = [...prompt.querySelectorAll('.act[data-option]')];
    const cards = [...document.querySelectorAll(OFFERS)];
    const eager = buttons.filter((one) => /attack/i.test(one.textContent ?? ''));
    const done = buttons.filter((one) => one.classList.contains('main'));
    const among = eager.length && chance() < 0.9 ? eager : done.length && chance() < 0.5 ? done : cards.length && (chance() < 0.7 || !buttons.length) ? cards : buttons;
    const chosen = among[Math.floor(chance() * among.length)];
    if (!chosen) {
      if (performance.now() - since > 5000 && since) {
        report.problems.push(`nothing to click: ${shown}`);
        since = performance.now();
      }
      return;
    }
    chosen.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (!isOpen(chosen)) report.problems.push(`covered by ${coverOf(chosen)}: ${chosen.textContent} at ${shown}`);
    last = shown;
    since = performance.now();
    report.clicks += 1;
    chosen.click();
  };
  step();
}
