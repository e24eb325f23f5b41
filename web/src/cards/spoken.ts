/** What a card is called aloud: name, kind, numbers, text, what is on it, and what can be done with it. */
import type { Game } from '../lib/game';
import type { Card, FaceInfo } from '../lib/protocol';

const UNSEEN = 'Face-down card';

export function marksOf(card: Card | null): string[] {
  return card ? card.marks.filter((mark) => mark.form !== 'row').map((mark) => mark.words) : [];
}

export function spoken(game: Game, face: FaceInfo | null, card: Card | null, state: readonly string[] = [], worn: readonly Card[] = []): string {
  const parts: string[] = [];
  if (!face) parts.push(card?.name ? card.name[0]?.toUpperCase() + card.name.slice(1) : UNSEEN);
  else {
    const look = game.look(face);
    const numbers = [...look.tl, ...look.line, ...look.bl, ...look.br, ...look.tile].flatMap((widget) => (widget.widget === 'quarters' ? [] : game.values(widget, face, card)));
    const said = new Map(numbers.filter((value) => !game.isBlank(value)).map((value) => [value.id, value]));
    const groups = face.groups.map((id) => game.group(id)?.name).filter(Boolean);
    parts.push([face.name, groups.join(' '), face.kind].filter(Boolean).join(', '));
    const cost = game.pips(face).pips.map((pip) => pip.name);
    if (cost.length) parts.push(`cost ${cost.join(', ')}`);
    for (const value of said.values()) parts.push(value.now === value.was ? `${value.name} ${value.now}` : `${value.name} ${value.now}, printed ${value.was}`);
    if (face.text) parts.push(face.text.replace(/\.$/, ''));
  }
  if (card?.veiled) parts.push('face down, only you know it');
  if (card?.damage) parts.push(`${card.damage} damage`);
  parts.push(...marksOf(card));
  if (worn.length) parts.push(`with ${worn.map((one) => one.name).join(', ')}`);
  parts.push(...state);
  return `${parts.filter(Boolean).join('. ')}.`;
}
