/** Sentences about oneself. */
import { describe, expect, it } from 'vitest';
import { say, sayTurn, toYou } from '../src/table/saying';

const name = (seat: number): string => ['Ann', 'Ben'][seat] ?? '';
const ann = { me: 0, name };
const watcher = { me: null, name };

describe('what is said to the one who did it', () => {
  it('bends the verb', () => {
    for (const [verb, bent] of [['draws', 'draw'], ['passes', 'pass'], ['switches', 'switch'], ['closes', 'close'], ['loses', 'lose'], ['carries', 'carry'], ['goes', 'go'], ['does', 'do'], ['has', 'have'], ['is', 'are'], ['had', 'had'], ['could', 'could']] as const) expect(toYou(verb)).toBe(bent);
  });

  it('says you to the reader and names the other', () => {
    expect(say('red draws ', ann)).toBe('You draw ');
    expect(say('blue draws a card', ann)).toBe('Ben draws a card');
    expect(say(" goes to red's hand", ann)).toBe(' goes to your hand');
    expect(say(" goes to blue's hand", ann)).toBe(' goes to Ben’s hand');
    expect(say(' attacks red', ann)).toBe(' attacks you');
    expect(say('red has reached 25 points', ann)).toBe('You have reached 25 points');
    expect(say('red', ann)).toBe('You');
  });

  it('names both to a watcher', () => {
    expect(say('red draws ', watcher)).toBe('Ann draws ');
    expect(say("red's hand", watcher)).toBe('Ann’s hand');
  });

  it('leaves words alone that only look like seats', () => {
    expect(say('You gain 2 blue energy', ann)).toBe('You gain 2 blue energy');
    expect(say('redraws', ann)).toBe('redraws');
  });

  it('heads turns', () => {
    expect(sayTurn('red: turn 3', ann)).toBe('Turn 3, yours');
    expect(sayTurn('blue: round 2', ann)).toBe('Round 2, Ben’s');
  });
});
