/** Chance that grows from a word: the same word gives the same numbers on every machine. */
export type Chance = () => number;

export function seedOf(word: string): number {
  let hash = 2166136261;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 16777619);
  return hash >>> 0;
}

export function chanceFrom(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A whole number from 0 up to, not including, `count`. */
export const roll = (chance: Chance, count: number): number => Math.floor(chance() * count);
