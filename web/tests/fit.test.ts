/** Hands that fit. */
import { describe, expect, it } from 'vitest';
import { fitHand, shiftBy } from '../src/table/fit';

describe('a hand', () => {
  it('stands apart while there is room, and overlaps when there is none', () => {
    expect(fitHand(3, 166, 900)).toBe(9);
    expect(fitHand(8, 166, 900)).toBeLessThan(0);
  });

  it.each([5, 8, 10, 14])('of %i cards shows some of the card next to a raised one, and stays within its width', (count) => {
    const gap = fitHand(count, 166, 900);
    const aside = shiftBy(166, gap);
    const step = 166 + gap;
    expect(step + aside - Math.max(0, 166 - step)).toBeGreaterThanOrEqual(44);
    expect(166 + (count - 1) * step + aside).toBeLessThanOrEqual(900);
  });
});
