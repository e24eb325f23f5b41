/** How large cards can be so that all fit. */
const LARGEST = 128;
const SMALLEST = 72;
const SMALLEST_ON_PHONES = 64;
const PHONE = 480;
const GAP = 14;

/** The width of a tile for so many units of tiles, in one row or more. */
export function fitTiles(units: number, blocks: number, width: number, height: number): number {
  const room = Math.max(60, width - 40 - Math.max(0, blocks - 1) * 50);
  const tall = Math.max(40, height - 34);
  let best = width < PHONE ? SMALLEST_ON_PHONES : SMALLEST;
  for (let rows = 1; rows <= 3; rows++) {
    const across = Math.max(1, Math.ceil(units / rows));
    const byWidth = (room - (across - 1) * GAP) / across;
    const row = (tall - (rows - 1) * 16) / rows;
    // Small tiles have names in two lines, which do not shrink.
    const byHeight = Math.min(row / 1.12, (row - 27) / 0.82);
    best = Math.max(best, Math.min(LARGEST, byWidth, byHeight));
  }
  return Math.floor(best);
}

/** What can be seen of a card next to a raised one, at least. */
const SEEN = 44;

/** The gap between cards of a hand, negative where they overlap. */
export function fitHand(count: number, card: number, width: number): number {
  if (count < 2) return 9;
  const gap = Math.min(9, Math.floor((width - 24 - count * card) / (count - 1)));
  // With those that step aside, `card + (count - 1) * step + SEEN + card - 2 * step` must fit.
  return count > 3 && shiftBy(card, gap) ? Math.floor((width - 24 - SEEN - 2 * card) / (count - 3)) - card : gap;
}

/** How far the cards behind a raised one step aside, so that it hides none of them. */
export function shiftBy(card: number, gap: number): number {
  return Math.max(0, Math.min(card, SEEN - card - 2 * gap));
}
