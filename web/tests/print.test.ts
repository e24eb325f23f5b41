/** Prints are drawn by the name alone. */
import { describe, expect, it } from 'vitest';
import { FIGURES } from '../src/art/figures';
import { draw, subject } from '../src/art/print';
import { TEXTURES } from '../src/art/textures';

describe('a print', () => {
  it.each(FIGURES)('of a %s is the same every time and another for another name', (figure) => {
    for (const texture of TEXTURES) {
      const one = draw(subject('Quiet Stone', 120, texture, figure));
      expect(draw(subject('Quiet Stone', 120, texture, figure))).toBe(one);
      expect(draw(subject('Loud Stone', 120, texture, figure))).not.toBe(one);
      expect(one).not.toMatch(/NaN|undefined|Infinity/);
      expect(one.length).toBeLessThan(80_000);
    }
  });

  it('of a word that nobody drew gets the plainest drawing', () => {
    expect(subject('X', 0, 'lava', 'robot')).toEqual({ name: 'X', hue: 0, texture: 'weave', figure: 'being' });
  });
});
