/** What every part of a table needs: the game, the position, who sits where, and what is looked at. */
import { getContext, setContext } from 'svelte';
import type { Game } from '../lib/game';
import type { Card, FaceInfo, Option, Player, Position, Prompt, Zone } from '../lib/protocol';
import { Choosing } from './choosing.svelte';
import { say, sayTurn, SEATS } from './saying';

const KEY = Symbol('bench');
const OUTLINED_FOR = 2000;

export interface Source {
  game: Game;
  position: Position;
  prompt: Prompt | null;
  players: readonly Player[];
  moved: ReadonlySet<number>;
}

export interface Looked {
  face: FaceInfo | null;
  card: Card | null;
}

export class Bench {
  looked = $state.raw<Looked | null>(null);
  zoomed = $state.raw<Looked | null>(null);
  browsed = $state.raw<{ zone: number; seat: number | null } | null>(null);
  pointed = $state<number | null>(null);
  fresh = $state.raw<ReadonlySet<number>>(new Set());
  readonly choosing: Choosing;

  constructor(
    private readonly read: () => Source,
    answer: (option: number) => void,
  ) {
    this.choosing = new Choosing(() => this.read(), answer);
  }

  readonly game = $derived.by(() => this.read().game);
  readonly position = $derived.by(() => this.read().position);
  readonly prompt = $derived.by(() => this.read().prompt);
  readonly players = $derived.by(() => this.read().players);
  /** The seat at the bottom of the screen. */
  readonly me = $derived(this.position.viewer === 1 ? 1 : 0);
  readonly isSeat = $derived(this.position.viewer === 0 || this.position.viewer === 1);
  private readonly reader = $derived({ me: this.isSeat ? this.me : null, name: (seat: number) => this.name(seat) });
  readonly aims = $derived(new Set(this.position.stack.flatMap((line) => line.aims.map((aim) => aim.card)).filter((id) => id !== null && id !== undefined)));
  readonly hosts = $derived.by(() => {
    const found = new Map<number, Card[]>();
    for (const zone of this.position.zones) for (const card of zone.cards) if (card.host !== null) found.set(card.host, [...(found.get(card.host) ?? []), card]);
    return found;
  });

  name(seat: number | null | undefined): string {
    if (seat === null || seat === undefined) return '';
    const name = this.players[seat]?.name || SEATS[seat] || '';
    return name.slice(0, 1).toUpperCase() + name.slice(1);
  }

  /** A sentence of the game, as whoever sits below reads it. */
  say(text: string): string {
    return say(text, this.reader);
  }

  sayTurn(text: string): string {
    return sayTurn(text, this.reader);
  }

  /** An answer: a bare colour is a player only if the answer is about one. */
  label(option: Option): string {
    return option.card_seat === null && option.target_seat === null && SEATS.some((colour) => colour === option.label) ? option.label : this.say(option.label);
  }

  /** A player as the middle of a sentence calls them. */
  called(seat: number): string {
    return this.isSeat && seat === this.me ? 'you' : this.name(seat);
  }

  zones(seat: number | null, ...places: string[]): Zone[] {
    return this.position.zones.filter((zone) => zone.seat === seat && places.includes(this.game.zone(zone.zone).place));
  }

  worn(card: Card): Card[] {
    return card.id === null ? [] : (this.hosts.get(card.id) ?? []);
  }

  statesOf(card: Card): string[] {
    if (card.id === null) return [];
    const states: string[] = [];
    const choice = this.choosing.stateOf(card.id);
    if (choice) states.push(choice);
    if (this.aims.has(card.id)) states.push('aimed');
    if (!choice && this.fresh.has(card.id)) states.push('fresh');
    return states;
  }

  saysOf(card: Card): string[] {
    if (card.id === null) return [];
    const state = this.choosing.stateOf(card.id);
    const digit = this.choosing.digitFor(card.id);
    const says: string[] = [];
    if (state === 'playable') says.push(digit ? `can be chosen, key ${digit}` : 'can be chosen');
    if (state === 'candidate') says.push(digit ? `candidate, key ${digit}` : 'candidate');
    if (state === 'is-selected') says.push('selected');
    if (this.aims.has(card.id)) says.push(`targeted by ${this.position.stack.filter((line) => line.aims.some((aim) => aim.card === card.id)).map((line) => line.name).join(', ')}`);
    return says;
  }

  look(card: Card | null, face: FaceInfo | null = null): void {
    const shown = face ?? this.game.face(card?.face);
    if (shown) this.looked = { face: shown, card };
    this.pointed = card?.id ?? null;
  }

  zoom(card: Card | null, face: FaceInfo | null = null): void {
    const shown = face ?? this.game.face(card?.face);
    if (shown) this.zoomed = { face: shown, card };
  }

  /** A card was clicked: choose with it, or look closer. */
  press(card: Card): void {
    const options = card.id === null ? [] : this.choosing.forCard(card.id);
    if (!this.choosing.take(options, card.id)) this.zoom(card);
  }

  outline(moved: ReadonlySet<number>): void {
    if (!moved.size) return;
    this.fresh = moved;
    setTimeout(() => {
      if (this.fresh === moved) this.fresh = new Set();
    }, OUTLINED_FOR);
  }
}

export const setBench = (bench: Bench): Bench => setContext(KEY, bench);
export const useBench = (): Bench => getContext<Bench>(KEY);
