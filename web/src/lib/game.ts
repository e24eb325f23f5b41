/** A game's description, ready to be looked things up in. */
import { subject, type Subject } from '../art/print';
import type { Card, Description, FaceInfo, FaceLook, Group, Keyword, Widget, ZoneInfo } from './protocol';

export interface Value {
  id: string;
  short: string;
  name: string;
  now: number;
  was: number;
}

export interface Pip {
  hue: number;
  glyph: string;
  symbol: string;
  name: string;
}

const NO_LOOK: FaceLook = { tl: [], tr: [], line: [], bl: [], br: [], tile: [], small: false };

export class Game {
  private readonly groups = new Map<string, Group>();
  private readonly statIndex = new Map<string, number>();
  readonly byName = new Map<string, FaceInfo>();

  constructor(readonly about: Description) {
    for (const group of about.groups) this.groups.set(group.id, group);
    about.stats.forEach((stat, index) => this.statIndex.set(stat.id, index));
    for (const face of about.faces) this.byName.set(face.name.toLowerCase(), face);
  }

  get id(): string {
    return this.about.card.id;
  }

  get hue(): number {
    return this.about.card.hue;
  }

  face(index: number | null | undefined): FaceInfo | null {
    return index === null || index === undefined ? null : (this.about.faces[index] ?? null);
  }

  look(face: FaceInfo): FaceLook {
    return this.about.looks[face.look] ?? NO_LOOK;
  }

  zone(index: number): ZoneInfo {
    return this.about.zones[index] as ZoneInfo;
  }

  group(id: string | undefined): Group | null {
    return id === undefined ? null : (this.groups.get(id) ?? null);
  }

  groupOf(face: FaceInfo): Group | null {
    return this.group(face.groups[0]);
  }

  hueOf(face: FaceInfo): number {
    return this.groupOf(face)?.hue ?? this.hue;
  }

  subject(face: FaceInfo): Subject {
    const group = this.groupOf(face);
    return subject(face.name, group?.hue ?? this.hue, group?.texture ?? this.about.card.texture, face.figure);
  }

  /** The facts that a widget shows, now and as printed; those that the card leaves blank are left out. */
  values(widget: Widget, face: FaceInfo, card: Card | null = null): Value[] {
    const found: Value[] = [];
    for (const id of widget.of ?? []) {
      const value = this.value(id, face, card);
      if (value) found.push(value);
    }
    return found;
  }

  private value(id: string, face: FaceInfo, card: Card | null): Value | null {
    const index = this.statIndex.get(id);
    if (index === undefined) {
      if (id === 'cost') return { id, short: 'Cost', name: 'cost', now: face.total, was: face.total };
      const printed = face.numbers[id];
      const name = this.about.numbers[id] ?? id;
      return printed === undefined ? null : { id, short: name, name, now: printed, was: printed };
    }
    const stat = this.about.stats[index];
    const was = face.stats[index];
    if (!stat || was === undefined) return null;
    const now = card && card.now.length > index ? (card.now[index] as number) : was;
    const printed = card && card.printed.length > index ? (card.printed[index] as number) : was;
    return { id, short: stat.short, name: stat.name, now: stat.hurts && card ? now - card.damage : now, was: printed };
  }

  /** Whether a value is worth a place among facts that cards may leave out. */
  isBlank(value: Value): boolean {
    const index = this.statIndex.get(value.id);
    const blank = index === undefined ? null : (this.about.stats[index]?.blank ?? null);
    return blank !== null && value.now === blank && value.was === blank;
  }

  /** A cost, one pip for each point of a resource with a sign, one number for all without. */
  pips(face: FaceInfo): { pips: Pip[]; plain: number } {
    const pips: Pip[] = [];
    let plain = 0;
    face.cost.forEach((amount, index) => {
      const resource = this.about.resources[index];
      const group = this.group(resource?.group ?? undefined);
      if (!resource || amount <= 0) return;
      if (!group) plain += amount;
      else for (let i = 0; i < amount; i++) pips.push({ hue: group.hue, glyph: group.glyph, symbol: resource.symbol, name: resource.name });
    });
    return { pips, plain };
  }

  /** A cost as written in a fact, such as "2F W": how much of each resource that has a sign. */
  tally(written: string): { pip: Pip; amount: number }[] {
    const amounts = new Map<string, number>();
    let plain = 0;
    for (const word of written.split(/\s+/)) {
      const match = /^(\d*)(\D*)$/.exec(word);
      if (!match || word === '-' || word === '') continue;
      const amount = match[1] === '' ? 1 : Number(match[1]);
      if (match[2]) amounts.set(match[2], (amounts.get(match[2]) ?? 0) + amount);
      else plain += amount;
    }
    return this.about.resources.map((resource) => {
      const group = this.group(resource.group ?? undefined);
      const amount = resource.symbol ? (amounts.get(resource.symbol) ?? 0) : plain;
      return { pip: { hue: group?.hue ?? this.hue, glyph: group?.glyph ?? '', symbol: resource.symbol || resource.name, name: resource.name }, amount };
    });
  }

  keywordsOf(face: FaceInfo): Keyword[] {
    const text = face.text.toLowerCase();
    return this.about.keywords.filter((word) => word.help && (face.keywords.includes(word.name) || new RegExp(`\\b${word.name.toLowerCase()}\\b`).test(text)));
  }
}
