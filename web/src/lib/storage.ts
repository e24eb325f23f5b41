/** What this browser remembers. */
import type { Seated } from './protocol';

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`cardwright.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`cardwright.${key}`, JSON.stringify(value));
  } catch {
    // A browser that may not remember still plays.
  }
}

export interface Place {
  match: string;
  game: string;
  token: string;
  watches: boolean;
  /** The secrets for links, where this browser dealt the game. */
  invitation?: string | null;
  spectate?: string | null;
}

const MOST_PLACES = 40;

export const places = (): Place[] => recall<Place[]>('places', []);

export const placeAt = (match: string): Place | undefined => places().find((place) => place.match === match);

export function remember(place: Place): void {
  keep('places', [place, ...places().filter((one) => one.match !== place.match)].slice(0, MOST_PLACES));
}

export function forget(match: string): void {
  keep('places', places().filter((one) => one.match !== match));
}

export const takeSeat = ({ match, game, token, invitation, spectate }: Seated): void => remember({ match, game, token, watches: false, invitation, spectate });

export interface SavedDeck {
  id: string;
  game: string;
  name: string;
  cards: string[];
}

export const savedDecks = (game: string): SavedDeck[] => recall<SavedDeck[]>('decks', []).filter((deck) => deck.game === game);

export function saveDeck(deck: SavedDeck): void {
  const others = recall<SavedDeck[]>('decks', []).filter((one) => one.id !== deck.id);
  keep('decks', [...others, deck]);
}

export function dropDeck(id: string): void {
  keep('decks', recall<SavedDeck[]>('decks', []).filter((one) => one.id !== id));
}
