/** Reading logs and rules. */
import { describe, expect, it } from 'vitest';
import type { Game } from '../src/lib/game';
import { readMarkdown } from '../src/lib/markdown';
import { Logbook } from '../src/table/logbook';

const game = { about: { faces: [{ name: 'Stone' }, { name: 'Stone Calf' }] } } as unknown as Game;

describe('the log', () => {
  it('makes headings of turns, leaves bare phases and passes out, and marks names', () => {
    const read = new Logbook(game).read(['red: turn 1', 'red: draw phase', 'red draws Stone Calf', 'blue passes', 'blue: turn 2', 'blue: turn 3']);
    expect(read.map((entry) => [entry.isTurn, entry.text])).toEqual([
      [true, 'red: turn 1'],
      [false, 'red draws Stone Calf'],
      [true, 'blue: turn 3'],
    ]);
    expect(read[1]?.parts).toEqual([{ words: 'red draws ', bold: false }, { words: 'Stone Calf', bold: true }]);
  });

  it('keeps what it read before while the log grows, and begins anew with another one', () => {
    const book = new Logbook(game);
    const [first] = book.read(['red draws Stone']);
    const grown = book.read(['red draws Stone', 'blue draws a card']);
    expect(grown[0]).toBe(first);
    expect(grown.map((entry) => entry.text)).toEqual(['red draws Stone', 'blue draws a card']);
    expect(book.read(['blue draws Stone', 'red concedes']).map((entry) => entry.text)).toEqual(['blue draws Stone', 'red concedes']);
    expect(book.read([])).toEqual([]);
  });
});

describe('Markdown', () => {
  it('is read as headings, paragraphs, items and tables', () => {
    const blocks = readMarkdown('# One\n\nTwo **three**\nfour\n- five\n\n| a | b |\n|---|---|\n| c | `d` |\n');
    expect(blocks).toEqual([
      { kind: 'head', depth: 1, text: 'One' },
      { kind: 'plain', parts: [{ text: 'Two ', bold: false }, { text: 'three', bold: true }, { text: ' four', bold: false }] },
      { kind: 'item', parts: [{ text: 'five', bold: false }] },
      { kind: 'table', rows: [['a', 'b'], ['c', 'd']] },
    ]);
  });
});
