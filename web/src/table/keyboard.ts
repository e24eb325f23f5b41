/** Digits, Space, Esc, arrows and letters at a table. */
import type { Bench } from './bench.svelte';

export interface Keys {
  bench: Bench;
  cancel: () => void;
  takeBack: () => void;
  toggleLog: () => void;
  help: () => void;
}

const WAYS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ASIDE = 2.5;

export function nearest(from: DOMRect, way: readonly [number, number], among: Iterable<HTMLElement>): HTMLElement | null {
  let best: HTMLElement | null = null;
  let least = Infinity;
  const [ax, ay] = [from.left + from.width / 2, from.top + from.height / 2];
  for (const element of among) {
    const rect = element.getBoundingClientRect();
    if (!rect.width) continue;
    const [dx, dy] = [rect.left + rect.width / 2 - ax, rect.top + rect.height / 2 - ay];
    const along = dx * way[0] + dy * way[1];
    const off = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (along > 8 && along + ASIDE * off < least) {
      least = along + ASIDE * off;
      best = element;
    }
  }
  return best;
}

export function listen(keys: () => Keys): () => void {
  const onkey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
    const here = document.activeElement as HTMLElement | null;
    if (here?.matches('input, textarea, select')) return;
    if (handle(keys(), event, here)) event.preventDefault();
  };
  addEventListener('keydown', onkey);
  return () => removeEventListener('keydown', onkey);
}

function handle({ bench, cancel, takeBack, toggleLog, help }: Keys, event: KeyboardEvent, here: HTMLElement | null): boolean {
  const { choosing } = bench;
  const way = WAYS[event.key];
  if (way) {
    if (here?.matches('[role=log]') && way[0] === 0) return false;
    const start = here && here !== document.body ? here.getBoundingClientRect() : new DOMRect(innerWidth / 2, innerHeight / 2, 1, 1);
    const next = nearest(start, way, document.querySelectorAll<HTMLElement>('.bench button, .bar button, .bar a'));
    next?.focus();
    return next !== null;
  }
  if (/^[1-9]$/.test(event.key)) {
    const option = choosing.byDigit(event.key);
    if (!option) return false;
    const same = option.card !== null && choosing.selected === null ? choosing.forCard(option.card) : [option];
    if (same.length > 1) choosing.take(same, option.card);
    else choosing.pick(option);
    return true;
  }
  switch (event.key) {
    case ' ': {
      if (here?.matches('button, a')) return false;
      const main = choosing.options.find((option) => option.index === bench.prompt?.main);
      if (main) choosing.pick(main);
      return main !== undefined;
    }
    case 'Escape':
      if (!choosing.stepBack()) cancel();
      return true;
    case 'i':
    case 'I':
      if (bench.looked) bench.zoomed = bench.looked;
      return bench.looked !== null;
    case 'l':
    case 'L':
      toggleLog();
      document.querySelector<HTMLElement>('.right [role=log]')?.focus();
      return true;
    case 'p':
    case 'P':
      document.querySelector<HTMLElement>('.seat.me .piles button')?.focus();
      return true;
    case 'z':
    case 'Z':
      takeBack();
      return true;
    case '?':
      help();
      return true;
    default:
      return false;
  }
}

/** The first sensible thing to act on: a marked card, else the main answer. */
export function focusFirst(): void {
  const here = document.activeElement;
  if (here && here !== document.body && here.isConnected && here.matches('input, textarea, .candidate, .playable, dialog *')) return;
  const first = document.querySelector<HTMLElement>('.half .candidate, .tray .card') ?? document.querySelector<HTMLElement>('.hand .playable, .half .playable, .prompt .act.main, .prompt .act');
  first?.focus({ preventScroll: true });
}

