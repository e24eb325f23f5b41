/** What may be chosen now, by which card; a card with several answers is selected first and asks again. */
import type { Game } from '../lib/game';
import type { Card, Option, Position, Prompt } from '../lib/protocol';

const MANY = 4;
const NOWHERE = new Set(['pile', 'deck']);

export class Choosing {
  selected = $state<number | null>(null);
  private asked = -1;

  constructor(
    private readonly read: () => { game: Game; position: Position; prompt: Prompt | null },
    private readonly answer: (option: number) => void,
  ) {}

  readonly prompt = $derived.by(() => this.read().prompt);
  readonly options = $derived(this.prompt?.options ?? []);
  /** Cards that lie openly on the table, by id. */
  readonly lying = $derived.by(() => {
    const { game, position } = this.read();
    const found = new Map<number, Card>();
    for (const zone of position.zones) {
      if (NOWHERE.has(game.zone(zone.zone).place)) continue;
      for (const card of zone.cards) if (card.id !== null) found.set(card.id, card);
    }
    return found;
  });
  /** Answers that show a card which lies nowhere in sight. */
  readonly tray = $derived(this.options.filter((option) => this.isInTray(option)));
  readonly chosen = $derived(this.selected === null ? [] : this.options.filter((option) => option.card === this.selected));
  /** Answers offered as buttons: all if there are few, else those that no card or player stands for. */
  readonly buttons = $derived.by(() => {
    if (this.selected !== null) return this.chosen;
    const rest = this.options.filter((option) => !this.isInTray(option));
    return rest.length <= MANY ? rest : rest.filter((option) => !this.hasPlace(option));
  });
  readonly hasMore = $derived(this.selected === null && this.options.length - this.tray.length > this.buttons.length);

  private isInTray(option: Option): boolean {
    if (option.card !== null) return !this.lying.has(option.card) && this.readFace(option) !== null;
    return option.face !== null && option.card_seat === null;
  }

  private readFace(option: Option): number | null {
    if (option.face !== null) return option.face;
    return option.card === null ? null : (this.cardAnywhere(option.card)?.face ?? null);
  }

  cardAnywhere(id: number): Card | null {
    const lying = this.lying.get(id);
    if (lying) return lying;
    for (const zone of this.read().position.zones) for (const card of zone.cards) if (card.id === id) return card;
    return null;
  }

  faceOf(option: Option): number | null {
    return this.readFace(option);
  }

  private hasPlace(option: Option): boolean {
    return (option.card !== null && this.lying.has(option.card)) || option.card_seat !== null || (option.card === null && option.target !== null);
  }

  /** A new question forgets what was selected for the old one. */
  renew(): void {
    const number = this.prompt?.number ?? -1;
    if (number !== this.asked) {
      this.asked = number;
      this.selected = null;
    }
  }

  forCard(id: number): Option[] {
    if (this.selected !== null) {
      const targets = this.chosen.filter((option) => option.target === id);
      if (targets.length) return targets;
    }
    return this.options.filter((option) => option.card === id || (option.card === null && option.target === id));
  }

  forSeat(seat: number): Option[] {
    if (this.selected !== null) return this.chosen.filter((option) => option.target_seat === seat);
    return this.options.filter((option) => option.card_seat === seat || (option.card === null && option.target_seat === seat && option.target === null));
  }

  stateOf(id: number): 'is-selected' | 'candidate' | 'playable' | '' {
    if (this.selected === id || (this.selected === null && this.prompt?.about === id && !this.forCard(id).length)) return 'is-selected';
    const options = this.forCard(id);
    if (!options.length) return '';
    if (this.selected !== null) return this.chosen.some((option) => option.target === id) ? 'candidate' : '';
    return this.prompt?.about !== null || options.every((option) => option.card === null) ? 'candidate' : 'playable';
  }

  digitOf(option: Option): string {
    if (this.selected !== null) {
      const place = this.chosen.indexOf(option);
      return place >= 0 && place < 9 ? String(place + 1) : '';
    }
    return option.digit === null ? '' : String(option.digit);
  }

  digitFor(id: number): string {
    const state = this.stateOf(id);
    if (state !== 'candidate' && state !== 'playable') return '';
    const first = this.forCard(id)[0];
    return first ? this.digitOf(first) : '';
  }

  byDigit(digit: string): Option | undefined {
    const among = this.selected === null ? this.options : this.chosen;
    return among.find((option) => this.digitOf(option) === digit);
  }

  take(options: readonly Option[], id: number | null): boolean {
    const [first] = options;
    if (!first) return false;
    if (options.length === 1) this.pick(first);
    else if (id !== null) this.selected = this.selected === id ? null : id;
    return true;
  }

  pick(option: Option): void {
    this.answer(option.index);
  }

  readonly back = $derived(this.options.find((option) => option.label.toLowerCase() === 'back'));

  /** Esc: let go of the selected card, or take the game's own step back. Says whether there was one. */
  stepBack(): boolean {
    if (this.selected !== null) this.selected = null;
    else if (this.back) this.pick(this.back);
    else return false;
    return true;
  }
}
