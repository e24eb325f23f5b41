// Generated from the server's messages by `python -m cardwright.server.schema`. Do not edit.

/** What something points at: a card that can be seen, or a player; always with words. */
export interface Aim {
  words: string;
  card?: number | null;
  seat?: number | null;
}

/** Step back from choices that are not final yet. */
export interface Cancel {
  type: "cancel";
  number: number;
}

/** A card that the viewer may see. `id` follows it from state to state as far as eyes could, null if none can. `face` is an index into the description's faces, null for a card whose back is all there is to see. `now` and `printed` stand in the order of the description's stats. `row` is its place in a zone with rows, 0 without. */
export interface Card {
  id: number | null;
  face: number | null;
  name: string;
  kind: string;
  now: number[];
  printed: number[];
  damage: number;
  marks: Mark[];
  host: number | null;
  controller: number;
  veiled: boolean;
  row: number;
  note: number | null;
}

/** How many of a face (an index into the description's faces). */
export interface CardCount {
  face: number;
  count: number;
}

/** A type of cards, for filters; its name as it stands at the start of a card's kind. */
export interface CardType {
  id: string;
  name: string;
  many: string;
}

/** An option of the question with that number. */
export interface Choose {
  type: "choose";
  number: number;
  option: number;
}

/** Time, in milliseconds, where a game counts it: in all, since the question was put, and the longest answer. */
export interface Clock {
  elapsed: number;
  thinking: number;
  longest: number;
}

/** Against a computer of that level. */
export interface Computer {
  type: "computer";
  level: string;
}

/** Give up; at one screen for both, `seat` says who. */
export interface Concede {
  type: "concede";
  seat?: number | null;
}

/** Go on from a record's move against a computer. */
export interface ContinueRequest {
  record: string;
  move: number;
  seat: number;
  level: string;
  name?: string;
}

/** A number to show: a fact of that name, or the cards in a zone. The `vital` one is the largest. `widget`: a number, pips (written as a cost: "2F W"), or words. `place`: by the seat or on the midline. */
export interface Counter {
  name: string;
  label: string;
  fact: string | null;
  zone: number | null;
  vital: boolean;
  place: "midline" | "seat";
  widget: "number" | "pips" | "words";
  start: number | null;
}

/** A preset deck. */
export interface DeckInfo {
  id: string;
  name: string;
  plan: string;
  cards: string[];
  groups: string[];
}

/** A deck to check, as names or as text with a line for each ("2 Furnace Bolt"). */
export interface DeckList {
  cards?: string[];
  text?: string;
  options?: Record<string, string>;
}

/** What a deck holds, what is wrong with it (nothing: it is legal), and as text to share. */
export interface DeckReport {
  cards: CardCount[];
  unknown: string[];
  total: number;
  problems: string[];
  text: string;
}

/** Take back an offer, or refuse the opponent's. */
export interface DeclineDraw {
  type: "decline draw";
}

/** Everything about a game that no position changes. */
export interface Description {
  card: GameCard;
  group_name: string;
  groups: Group[];
  types: CardType[];
  stats: Stat[];
  numbers: Record<string, string>;
  resources: Resource[];
  looks: FaceLook[];
  zones: ZoneInfo[];
  phases: string[];
  counters: Counter[];
  keywords: Keyword[];
  options: OptionInfo[];
  decks: DeckInfo[];
  faces: FaceInfo[];
  levels: Level[];
}

/** What happened, as far as this viewer may know: a verb, who, which card, from where to where, in words. Zones are [index into the description's zones, seat]; a card without id and face travels as a back. */
export interface Event {
  verb: string;
  seat: number | null;
  line: string | null;
  card: number | null;
  face: number | null;
  by: number | null;
  victim: number | null;
  victim_seat: number | null;
  amount: number;
  origin: [number, number] | null;
  target: [number, number] | null;
}

/** A card as printed, with all that its art grows from. `cost` stands in the order of resources. `look` is an index into the looks, `groups` are ids of groups, the first gives the hue; `parts` tells how strongly the card is of each group where games count that. */
export interface FaceInfo {
  index: number;
  id: string;
  name: string;
  kind: string;
  type: string;
  cost: number[];
  total: number;
  stats: number[];
  numbers: Record<string, number>;
  keywords: string[];
  text: string;
  flavour: string;
  token: boolean;
  in_decks: boolean;
  groups: string[];
  parts: number[];
  figure: string;
  look: number;
}

/** Which facts stand where on a card, by which widget: on the whole face and on the small tile. */
export interface FaceLook {
  tl: Widget[];
  tr: Widget[];
  line: Widget[];
  bl: Widget[];
  br: Widget[];
  tile: Widget[];
  small: boolean;
}

/** A public number or word of the position, a seat's or everybody's. */
export interface Fact {
  name: string;
  value: string;
  seat: number | null;
}

/** The hash that binds the seed from the start; `seed` and `salt` are told when the game is over. */
export interface Fairness {
  commitment: string;
  seed: string | null;
  salt: string | null;
}

/** The table after so many moves; the move's words if this viewer may know them; `prompt` was asked then. */
export interface Frame {
  move: number;
  fresh: boolean;
  words: string | null;
  position: Position;
  prompt: Prompt | null;
  events: Event[];
  log: string[];
}

/** Against whoever opens the invitation. */
export interface Friend {
  type: "friend";
}

/** A game on the shelf. */
export interface GameCard {
  id: string;
  name: string;
  tagline: string;
  pitch: string;
  minutes: number;
  hue: number;
  texture: string;
  figure: string;
  cards: number;
  decks: number;
  questions: number;
}

/** An element, faction or trait: its hue in degrees, a 24 by 24 path, and the texture of its art. */
export interface Group {
  id: string;
  name: string;
  hue: number;
  glyph: string;
  texture: string;
}

/** The first message of a connection: the secret of a seat or of the spectators. */
export interface Hello {
  type: "hello";
  token: string;
}

/** What a computer would do: the option's number in the present question, its words, and how each option looks. */
export interface Hint {
  number: number;
  option: number;
  words: string;
  weights: number[];
}

/** Take the open seat with the invitation's secret; it works once. */
export interface Join {
  invitation: string;
  name?: string;
}

/** A word in texts, and what it means. */
export interface Keyword {
  name: string;
  help: string;
}

/** A computer that can be played against. */
export interface Level {
  id: string;
  name: string;
  says: string;
}

/** A word about a card, and its form: the game declares point, wall, tilt and row, all others are tags. */
export interface Mark {
  words: string;
  form: "point" | "row" | "tag" | "tilt" | "wall";
}

/** Deal a game. A deck is a preset's id or a list of names; `decks` stand as [yours, theirs], "" is a surprise. */
export interface NewMatch {
  game: string;
  opponent: Computer | SameScreen | Friend;
  decks?: [string | string[], string | string[]];
  options?: Record<string, string>;
  seat?: "blue" | "random" | "red";
  name?: string;
  theirs?: string;
}

/** Offer a draw, or accept the opponent's offer. */
export interface OfferDraw {
  type: "offer draw";
}

/** One legal answer. `card` and `target` are ids of cards in this state, `face` is for a card that lies nowhere. `digit` is its number key (1 to 9, else null). */
export interface Option {
  index: number;
  key: string;
  label: string;
  digit: number | null;
  card: number | null;
  card_seat: number | null;
  face: number | null;
  target: number | null;
  target_seat: number | null;
}

/** An open question of the rules; `number` if any whole number from `least` to `most` (0: any) will do too. */
export interface OptionInfo {
  name: string;
  rule: string;
  question: string;
  values: string[];
  default: string;
  number: boolean;
  least: number;
  most: number;
}

/** How the game ended; no winner is a draw. */
export interface Outcome {
  winner: number | null;
  reason: string;
}

/** Is the table there? */
export interface Ping {
  type: "ping";
}

/** Who sits there: a computer's level or a person's name; a friend's seat is open until the link is used. */
export interface Player {
  kind: "computer" | "open" | "person";
  name: string;
  deck: string;
  connected: boolean;
}

/** The table is there. */
export interface Pong {
  type: "pong";
}

/** All that one viewer may know: viewer 0 and 1 are seats, 2 a spectator, -1 sees all (only in replays). */
export interface Position {
  viewer: number;
  facts: Fact[];
  phase: string;
  active: number | null;
  zones: Zone[];
  stack: StackLine[];
  notes: Fact[];
  waiting: number | null;
  outcome: Outcome | null;
}

/** The answer to a request that cannot be carried out: each thing that is wrong, in words. */
export interface Problem {
  problems: string[];
}

/** The question to this viewer. Its answer must carry `number`. `main` is the option for Space, if there is one. `cancellable`: the choices before it are not final yet and can be taken back by `cancel`. */
export interface Prompt {
  number: number;
  question: string;
  about: number | null;
  about_face: number | null;
  options: Option[];
  main: number | null;
  cancellable: boolean;
}

/** A message was not carried out; the state that follows is what counts. */
export interface Refused {
  type: "refused";
  reason: "bad message" | "broken" | "gone" | "no option" | "not now" | "not yours" | "stale" | "token" | "too fast";
  words: string;
}

/** Who wants to play again, and once both do the next game with seats swapped; the same tokens speak for it. */
export interface Rematch {
  wanted: number[];
  match: string | null;
}

/** A part of a record: frames from `first` on, of `total` + 1 (the start is frame 0). */
export interface Replay {
  game: string;
  options: Record<string, string>;
  players: string[];
  total: number;
  outcome: Outcome | null;
  problems: string[];
  frames: Frame[];
}

/** Frames of a record as a viewer saw them: 0, 1 a seat, 2 a spectator, -1 all-seeing. */
export interface ReplayRequest {
  record: string;
  viewer?: number;
  first?: number;
  count?: number;
}

/** Something that costs are paid with, in the order of a face's cost; `group` gives its hue and glyph, if any. */
export interface Resource {
  id: string;
  name: string;
  symbol: string;
  group: string | null;
}

/** Seat tokens that a browser remembers. */
export interface ResumeRequest {
  tokens: string[];
}

/** The rules of a game, as Markdown. */
export interface Rules {
  text: string;
}

/** Two people before one screen. */
export interface SameScreen {
  type: "same screen";
}

/** One of "your games": where it stands and whether it waits for you; null tokens are no longer known. */
export interface Seat {
  match: string;
  game: string;
  against: string;
  turn: string;
  your_move: boolean;
  outcome: Outcome | null;
  seats: number[];
}

/** A place at a table: the token speaks for it; the other secrets are for links (in the part after #). */
export interface Seated {
  match: string;
  game: string;
  seats: number[];
  token: string;
  invitation: string | null;
  spectate: string;
}

/** All games, and the computers that play them. */
export interface Shelf {
  games: GameCard[];
  levels: Level[];
}

/** Something that waits to resolve; the last line is the top. */
export interface StackLine {
  card: number | null;
  face: number | null;
  name: string;
  controller: number;
  words: string;
  aims: Aim[];
}

/** A number of cards, in the order of `now` and `printed`; `printed` is false for numbers that no card shows. `blank`: the value that cards leave out. Damage counts against the one that `hurts`. */
export interface Stat {
  id: string;
  name: string;
  short: string;
  printed: boolean;
  blank: number | null;
  hurts: boolean;
}

/** The table now. `fresh`: card ids start anew, nothing travels. `events` happened since the last state. */
export interface State {
  type: "state";
  serial: number;
  fresh: boolean;
  position: Position;
  prompt: Prompt | null;
  events: Event[];
  log: string[];
  clock: Clock | null;
  players: Player[];
  draw_offer: number | null;
  may_take_back: boolean;
  rematch: Rematch | null;
  fairness: Fairness;
}

/** Take back the last real choice, against a computer. */
export interface TakeBack {
  type: "take back";
  number: number;
}

/** Play again with seats swapped, once both want it; computers always do. */
export interface WantRematch {
  type: "rematch";
}

/** The token was good: which game, under which options, which seats it speaks for (none: a spectator). */
export interface Welcome {
  type: "welcome";
  match: string;
  game: string;
  options: Record<string, string>;
  seats: number[];
}

/** A fact or several on a card, and how they are drawn. `of` names stats, printed numbers or "cost". pips: a cost by its resources; number: one in a disc of the group's hue; glyph: the group's; plate: numbers with a slash between; cells: numbers with names above; facts: names with numbers behind; meter: points left of a number; quarters: how much of each group. */
export interface Widget {
  widget: "cells" | "facts" | "glyph" | "meter" | "number" | "pips" | "plate" | "quarters";
  of?: string[];
}

/** For each token, in order. */
export interface YourGames {
  games: (Seat | null)[];
}

/** One zone: which (an index into the description's zones), whose (null if shared), how many, and those to be seen. Cards stand bottom to top; where order counts `depths` tells how many cards lie above each. */
export interface Zone {
  zone: number;
  seat: number | null;
  count: number;
  cards: Card[];
  depths: number[];
}

/** A zone: its place on the table and the size of its cards; `rows` if cards stand in numbered rows. */
export interface ZoneInfo {
  id: string;
  name: string;
  place: "aside" | "back" | "deck" | "front" | "hand" | "pile" | "ranks" | "seat" | "side" | "stack";
  shared: boolean;
  ordered: boolean;
  seen_by: "both" | "nobody" | "owner";
  in_play: boolean;
  size: "face" | "strip" | "tile";
  rows: number;
  row_names: string[];
}

export type ServerMessage = State | Welcome | Refused | Pong;

export type ClientMessage = Hello | Choose | Cancel | TakeBack | Concede | OfferDraw | DeclineDraw | WantRematch | Ping;
