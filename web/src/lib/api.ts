/** Requests to the server. Whatever goes wrong is told as words that a person can read. */
import type {
  ContinueRequest, DeckList, DeckReport, Description, Hint, Join, NewMatch, Problem, Replay, ReplayRequest, Rules, Seated, Shelf, YourGames,
} from './protocol';

export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly problems: string[],
  ) {
    super(problems.join(' '));
  }
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, init);
  } catch {
    throw new Trouble(0, ['The server cannot be reached. Is it running?']);
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Trouble(answer.status, problem?.problems ?? [`The server answered ${answer.status}.`]);
}

const get = async <T>(path: string): Promise<T> => (await ask(path)).json() as Promise<T>;

const send = async <T>(path: string, body: unknown, token?: string): Promise<T> => {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  return (await ask(path, { method: 'POST', headers, body: JSON.stringify(body) })).json() as Promise<T>;
};

const descriptions = new Map<string, Promise<Description>>();

export const api = {
  shelf: () => get<Shelf>('shelf'),
  describe(game: string): Promise<Description> {
    let found = descriptions.get(game);
    if (!found) {
      found = get<Description>(`games/${game}`);
      found.catch(() => descriptions.delete(game));
      descriptions.set(game, found);
    }
    return found;
  },
  rules: (game: string) => get<Rules>(`games/${game}/rules`),
  checkDeck: (game: string, deck: DeckList) => send<DeckReport>(`games/${game}/deck`, deck),
  deal: (match: NewMatch) => send<Seated>('matches', match),
  join: (match: string, body: Join) => send<Seated>(`matches/${match}/join`, body),
  hint: (match: string, token: string) => send<Hint>(`matches/${match}/hint`, {}, token),
  record: async (match: string, token: string) => (await ask(`matches/${match}/record`, { headers: { authorization: `Bearer ${token}` } })).text(),
  yourGames: (tokens: string[]) => send<YourGames>('resume', { tokens }),
  replay: (request: ReplayRequest) => send<Replay>('replay', request),
  goOn: (request: ContinueRequest) => send<Seated>('continue', request),
};

export const wordsOf = (error: unknown): string => (error instanceof Trouble ? error.message : String(error));
