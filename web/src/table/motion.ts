/** Movement explains: a card travels from its old place to the new one. First, last, invert, play. */
import { isStill } from '../lib/prefs.svelte';
import type { State } from '../lib/protocol';
import { sounds } from '../lib/sound';

const MOVE = 320;
const SETTLE = 'cubic-bezier(.2,.9,.25,1)';
const MOST_BACKS = 6;

interface Seen {
  rect: DOMRect;
  copy: HTMLElement;
}

export interface Flight {
  cards: Map<number, Seen>;
  zones: Map<string, DOMRect>;
}

let busyUntil = 0;

export const isBusy = (): boolean => performance.now() < busyUntil;

const zoneKey = (zone: readonly [number, number]): string => `${zone[0]}:${zone[1]}`;

function visible(rect: DOMRect): boolean {
  return rect.width > 0 && rect.height > 0;
}

function anchors(): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-zone]')) {
    const rect = element.getBoundingClientRect();
    if (!visible(rect)) continue;
    for (const key of (element.dataset.zone ?? '').split(' ')) if (!found.has(key)) found.set(key, rect);
  }
  return found;
}

/** Where everything is now. */
export function measure(): Flight {
  const cards = new Map<number, Seen>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-card]')) {
    const rect = element.getBoundingClientRect();
    if (visible(rect)) cards.set(Number(element.dataset.card), { rect, copy: element });
  }
  return { cards, zones: anchors() };
}

function travel(element: HTMLElement, from: DOMRect, to: DOMRect, order: number): void {
  element.animate(
    [
      { transformOrigin: '0 0', transform: `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`, zIndex: 8 },
      { transformOrigin: '0 0', transform: 'none', zIndex: 8 },
    ],
    { duration: MOVE, easing: SETTLE, delay: order * 40, fill: 'backwards' },
  );
}

/** Something that is no longer, or was never, on the table flies over it. */
function fly(element: HTMLElement, from: DOMRect, to: DOMRect, order: number): void {
  Object.assign(element.style, {
    position: 'fixed', left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, height: `${from.height}px`, margin: '0', zIndex: '20', pointerEvents: 'none', opacity: '0',
  });
  element.setAttribute('aria-hidden', 'true');
  element.inert = true;
  for (const name of ['data-card', 'data-zone', 'id']) element.removeAttribute(name);
  document.body.append(element);
  const scale = Math.min(1, to.width / from.width, to.height / from.height);
  const x = to.left + to.width / 2 - (from.left + (from.width * scale) / 2);
  const y = to.top + to.height / 2 - (from.top + (from.height * scale) / 2);
  const flight = element.animate(
    [
      { transformOrigin: '0 0', transform: 'none', opacity: 1 },
      { opacity: 1, offset: 0.8 },
      { transformOrigin: '0 0', transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.1 },
    ],
    { duration: MOVE + 60, easing: SETTLE, delay: order * 40 },
  );
  flight.onfinish = flight.oncancel = () => element.remove();
}

function back(): HTMLElement {
  const element = document.createElement('span');
  element.className = 'back';
  const lattice = document.createElement('i');
  lattice.className = 'lattice';
  element.append(lattice);
  return element;
}

function cardSized(at: DOMRect): DOMRect {
  const width = Math.min(62, at.width);
  const height = width * 1.35;
  return new DOMRect(at.left + (at.width - width) / 2, at.top + (at.height - height) / 2, width, height);
}

/** Let what changed its place travel there. Returns the cards that moved, to be outlined for a while. */
export function land(flight: Flight, state: State): Set<number> {
  const moved = new Set<number>();
  const zones = anchors();
  const still = isStill();
  const now = new Map<number, HTMLElement>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-card]')) now.set(Number(element.dataset.card), element);
  const where = (zone: readonly [number, number] | null): DOMRect | undefined => (zone ? (zones.get(zoneKey(zone)) ?? flight.zones.get(zoneKey(zone))) : undefined);
  let order = 0;
  let backs = 0;
  for (const event of state.events) {
    if (!event.origin && !event.target) continue;
    const isSame = event.origin && event.target && zoneKey(event.origin) === zoneKey(event.target);
    if (isSame) continue;
    const id = event.card;
    const before = id === null ? undefined : flight.cards.get(id);
    const after = id === null ? undefined : now.get(id);
    if (after && id !== null) {
      if (moved.has(id)) continue;
      moved.add(id);
      const from = before?.rect ?? where(event.origin);
      const to = after.getBoundingClientRect();
      if (!still && from && visible(to)) travel(after, before ? from : cardSized(from), to, order++);
      continue;
    }
    const to = where(event.target);
    if (still || !to) continue;
    if (before && id !== null) {
      if (moved.has(id)) continue;
      moved.add(id);
      fly(before.copy.cloneNode(true) as HTMLElement, before.rect, to, order++);
    } else {
      const from = where(event.origin);
      if (from && backs++ < MOST_BACKS) fly(back(), cardSized(from), cardSized(to), order++);
    }
  }
  if (!still) {
    for (const [id, element] of now) {
      const before = flight.cards.get(id);
      if (!before || moved.has(id)) continue;
      const to = element.getBoundingClientRect();
      const shift = Math.hypot(before.rect.left - to.left, before.rect.top - to.top);
      if (visible(to) && shift > 3) travel(element, before.rect, to, 0);
    }
  }
  if (order) {
    sounds.move();
    busyUntil = performance.now() + MOVE + order * 40;
  }
  return moved;
}
