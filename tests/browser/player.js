// Plays by clicking what is offered, at random, and notes whatever is offered but cannot be clicked.
(seed) => {
  let state = seed >>> 0;
  const chance = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  const report = { clicks: 0, questions: 0, problems: [], over: false };
  window.report = report;
  const OFFERS = '.playable[data-card], .candidate[data-card], .tray .playable, .atseat';
  const spots = [[0.5, 0.5], [0.08, 0.5], [0.5, 0.08], [0.08, 0.08], [0.92, 0.5], [0.5, 0.92], [0.08, 0.92]];
  const isOpen = (element) => {
    const rect = element.getBoundingClientRect();
    return spots.some(([x, y]) => {
      const found = document.elementFromPoint(rect.left + rect.width * x, rect.top + rect.height * y);
      return found !== null && element.contains(found);
    });
  };
  let last = '';
  let since = 0;
  let number = '';
  const step = () => {
    if (document.querySelector('.over h1')) {
      report.over = true;
      return;
    }
    setTimeout(step, 4);
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
    const among = cards.length && (chance() < 0.7 || !buttons.length) ? cards : buttons;
    const chosen = among[Math.floor(chance() * among.length)];
    if (!chosen) {
      if (performance.now() - since > 5000 && since) {
        report.problems.push(`nothing to click: ${shown}`);
        since = performance.now();
      }
      return;
    }
    chosen.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (!isOpen(chosen)) report.problems.push(`covered: ${chosen.textContent} at ${shown}`);
    last = shown;
    since = performance.now();
    report.clicks += 1;
    chosen.click();
  };
  step();
}
