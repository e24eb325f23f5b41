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

export function readLog(lines: readonly string[], game: Game): Entry[] {
  const names = namesOf(game);
  const entries: Entry[] = [];
  lines.forEach((text, number) => {
    const phase = /^(?:red|blue): (.+)$/.exec(text);
    const isTurn = phase !== null && /^(turn|round) \d/.test(phase[1] ?? '');
    if ((phase && !isTurn) || QUIET.test(text)) return;
    if (isTurn && entries.at(-1)?.isTurn) entries.pop();
    const parts = text.split(names).map((words, i) => ({ words, bold: i % 2 === 1 })).filter((part) => part.words);
    entries.push({ number, text: isTurn ? text.replace(/^(red|blue): (.)(.*)$/, (_, seat: string, first: string, rest: string) => `${seat}'s ${first}${rest}`) : text, isTurn, parts });
  });
  return entries.slice(-MOST);
}
