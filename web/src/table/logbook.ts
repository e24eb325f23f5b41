/** The log as it is read: turns as headings, bare phases left out, card names in bold. */
import type { Game } from '../lib/game';

export interface Part {
  words: string;
  bold: boolean;
}

export interface Entry {
  number: number;
  text: string;
  isTurn: boolean;
  parts: Part[];
}

const patterns = new WeakMap<Game, RegExp>();
const MOST = 400;
/** What says nothing that the table does not show. */
const QUIET = /^(?:red|blue) (?:passes|pays)$/;

function namesOf(game: Game): RegExp {
  let pattern = patterns.get(game);
  if (!pattern) {
    const names = game.about.faces.map((face) => face.name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).sort((a, b) => b.length - a.length);
    pattern = new RegExp(`\\b(${names.join('|')})\\b`);
    patterns.set(game, pattern);
  }
  return pattern;
}

/** Reads a log that grows: what was read before is kept, so that only new lines cost anything. */
export class Logbook {
  private entries: Entry[] = [];
  private count = 0;
  private last = '';
  private readonly names: RegExp;

  constructor(game: Game) {
    this.names = namesOf(game);
  }

  read(lines: readonly string[]): Entry[] {
    if (this.count > lines.length || (this.count && lines[this.count - 1] !== this.last)) {
      this.entries = [];
      this.count = 0;
    }
    for (; this.count < lines.length; this.count++) {
      this.last = lines[this.count] ?? '';
      this.take(this.last, this.count);
    }
    return this.entries.slice(-MOST);
  }

  private take(text: string, number: number): void {
    const phase = /^(?:red|blue): (.+)$/.exec(text);
    const isTurn = phase !== null && /^(turn|round) \d/.test(phase[1] ?? '');
    if ((phase && !isTurn) || QUIET.test(text)) return;
    if (isTurn && this.entries.at(-1)?.isTurn) this.entries.pop();
    const parts = text.split(this.names).map((words, i) => ({ words, bold: i % 2 === 1 })).filter((part) => part.words);
    this.entries.push({ number, text, isTurn, parts });
  }
}
