/** Reading logs and rules. */
import { describe, expect, it } from 'vitest';
import type { Game } from '../src/lib/game';
import { readMarkdown } from '../src/lib/markdown';
import { readLog } from '../src/table/logbook';

const game = { about: { faces: [{ name: 'Stone' }, { name: 'Stone Calf' }] } } as unknown as Game;

describe('the log', () => {
  it('makes headings of turns, leaves bare phases and passes out, and marks names', () => {
    const read = readLog(['red: turn 1', 'red: draw phase', 'red draws Stone Calf', 'blue passes', 'blue: turn 2', 'blue: turn 3'], game);
    expect(read.map((entry) => [entry.isTurn, entry.text])).toEqual([
      [true, "red's turn 1"],
      [false, 'red draws Stone Calf'],
      [true, "blue's turn 3"],
    ]);
    expect(read[1]?.parts).toEqual([{ words: 'red draws ', bold: false }, { words: 'Stone Calf', bold: true }]);
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
