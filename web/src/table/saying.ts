/** Sentences of a game as somebody at the table reads them: names for the seats' colours, "you" for the reader's own. */
export const SEATS = ['red', 'blue'] as const;

export interface Reader {
  /** The seat that reads, null for whoever only watches. */
  me: number | null;
  name: (seat: number) => string;
}

const UNLIKE: Record<string, string> = { is: 'are', was: 'were', has: 'have' };
const SUBJECT = /^( ?)(red|blue)(?![’'\w])(?: ([a-z]+))?/;
const OWNER = /\b(red|blue)['’]s\b/g;
const OBJECT = /(?<=\b(?:attacks|fights|from|to|by) )(red|blue)$/;

const seatOf = (colour: string): number => (colour === SEATS[1] ? 1 : 0);

/** "draws" of a sentence about somebody else, as it is said to the one who does it. */
export function toYou(verb: string): string {
  const other = UNLIKE[verb];
  if (other) return other;
  if (verb.endsWith('ies')) return `${verb.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz|o)es$/.test(verb)) return verb.slice(0, -2);
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
}

export function say(text: string, { me, name }: Reader): string {
  return text
    .replace(OWNER, (_, colour: string, at: number) => (seatOf(colour) !== me ? `${name(seatOf(colour))}’s` : at ? 'your' : 'Your'))
    .replace(SUBJECT, (_, gap: string, colour: string, verb: string | undefined) => {
      const isMe = seatOf(colour) === me;
      const who = isMe ? (gap ? 'you' : 'You') : name(seatOf(colour));
      return gap + (verb === undefined ? who : `${who} ${isMe ? toYou(verb) : verb}`);
    })
    .replace(OBJECT, (colour) => (seatOf(colour) === me ? 'you' : name(seatOf(colour))));
}

/** The heading of a turn: "red: turn 3" as "Turn 3, yours". */
export function sayTurn(text: string, { me, name }: Reader): string {
  return text.replace(/^(red|blue): (.)(.*)$/, (_, colour: string, first: string, rest: string) => `${first.toUpperCase()}${rest}, ${seatOf(colour) === me ? 'yours' : `${name(seatOf(colour))}’s`}`);
}
