/** Searching a set of cards. */
import type { Game } from './game';
import type { FaceInfo } from './protocol';

export interface Wanted {
  text: string;
  groups: string[];
  types: string[];
  costs: number[];
}

export const nothingWanted = (): Wanted => ({ text: '', groups: [], types: [], costs: [] });

export const MOST_COST = 6;

export const costOf = (face: FaceInfo): number => Math.min(MOST_COST, face.total);

export function matches(face: FaceInfo, wanted: Wanted): boolean {
  const words = wanted.text.toLowerCase().split(/\s+/).filter(Boolean);
  const text = `${face.name} ${face.kind} ${face.text}`.toLowerCase();
  return (
    words.every((word) => text.includes(word)) &&
    (!wanted.groups.length || face.groups.some((group) => wanted.groups.includes(group))) &&
    (!wanted.types.length || wanted.types.includes(face.type)) &&
    (!wanted.costs.length || wanted.costs.includes(costOf(face)))
  );
}

/** By type, then cost, then name. */
export function inOrder(game: Game, faces: readonly FaceInfo[]): FaceInfo[] {
  const rank = new Map(game.about.types.map((type, i) => [type.id, i]));
  return [...faces].sort((a, b) => (rank.get(a.type) ?? 99) - (rank.get(b.type) ?? 99) || a.total - b.total || a.name.localeCompare(b.name));
}

export const toggled = <T>(list: readonly T[], one: T): T[] => (list.includes(one) ? list.filter((other) => other !== one) : [...list, one]);
