/** Contrast holds for any hue that a game may declare. */
import { describe, expect, it } from 'vitest';
import css from '../src/styles/tokens.css?raw';
import { contrast, type Oklch } from './colour';

const HUES = Array.from({ length: 24 }, (_, i) => i * 15);
const TEXT = 4.5;
const MARK = 3;

function tokens(theme: string): Map<string, (hue: number) => Oklch> {
  const found = new Map<string, (hue: number) => Oklch>();
  const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const base = blocks.find(([, name]) => name?.includes("[data-theme='dark']"))?.[2] ?? '';
  const own = theme === 'light' ? (blocks.find(([, name]) => name?.trim() === "[data-theme='light']")?.[2] ?? '') : '';
  for (const text of [base, own]) {
    for (const [, name, l, c, h] of text.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+|var\(--game\))\)/g)) {
      found.set(name as string, (hue) => ({ l: Number(l), c: Number(c), h: h?.startsWith('var') ? hue : Number(h) }));
    }
  }
  return found;
}

const PAIRS = [
  ['ink', 'mat'], ['ink', 'mat-deep'], ['ink', 'mat-up'], ['ink-2', 'mat'], ['ink-2', 'mat-deep'], ['ink-2', 'mat-up'],
  ['type', 'paper'], ['type', 'paper-2'], ['type-2', 'paper'], ['type-2', 'paper-2'], ['on-may', 'may'], ['on-aim', 'aim'],
] as const;
const MARKS = [['may', 'key'], ['aim', 'key']] as const;

describe.each(['dark', 'light'])('%s', (theme) => {
  const found = tokens(theme);
  const at = (name: string, hue: number): Oklch => {
    const token = found.get(name);
    if (!token) throw new Error(`there is no token ${name}`);
    return token(hue);
  };
  it.each(HUES)('a game of hue %d can be read', (hue) => {
    for (const [front, back] of PAIRS) expect(contrast(at(front, hue), at(back, hue)), `${front} on ${back}`).toBeGreaterThanOrEqual(TEXT);
    for (const [front, back] of MARKS) expect(contrast(at(front, hue), at(back, hue)), `${front} on ${back}`).toBeGreaterThanOrEqual(MARK);
  });
  it.each(HUES)('a group of hue %d can be read on a card', (hue) => {
    const spot: Oklch = { l: 0.52, c: 0.145, h: hue };
    const deep: Oklch = { l: 0.33, c: 0.08, h: hue };
    expect(contrast({ l: 1, c: 0, h: 0 }, spot)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(deep, at('paper', hue))).toBeGreaterThanOrEqual(TEXT);
  });
});
