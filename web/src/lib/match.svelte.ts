/** One match as this browser knows it: the last state, the log so far, and the messages one may send. */
import { tick } from 'svelte';
import { type Flight, isBusy, land, measure } from '../table/motion';
import type { ClientMessage, ServerMessage, State, Welcome } from './protocol';
import { Connection, type Line } from './socket';
import { sounds } from './sound';

const MOST_WAITING = 3;
/** How long a state with moving cards stays before the next one, in milliseconds. */
const SHOWN_FOR = 340;

export class Match {
  line = $state<Line>('connecting');
  welcome = $state.raw<Welcome | null>(null);
  state = $state.raw<State | null>(null);
  log = $state.raw<string[]>([]);
  refusal = $state('');
  isGone = $state(false);
  /** When the last state came, for clocks that run on between states. */
  came = $state(0);
  /** Ids of cards that have just moved. */
  moved = $state.raw<ReadonlySet<number>>(new Set());

  private readonly connection: Connection;
  private waiting: State[] = [];
  private isShowing = false;
  private answered = -1;

  constructor(match: string, readonly token: string) {
    this.connection = new Connection(match, token, (message) => this.hear(message), (line) => (this.line = line));
  }

  close(): void {
    this.connection.close();
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.welcome = message;
        this.waiting = [];
        return;
      case 'state':
        if (message.fresh) this.waiting = [];
        this.waiting.push(message);
        void this.show();
        return;
      case 'refused':
        this.answered = -1;
        if (message.reason === 'token' || message.reason === 'gone') {
          this.isGone = true;
          this.connection.close();
        }
        if (message.reason !== 'stale') this.refusal = message.words;
        return;
      default:
    }
  }

  /** Show waiting states one after another, so that what happened can be followed; too many are not waited for. */
  private async show(): Promise<void> {
    if (this.isShowing) return;
    this.isShowing = true;
    while (this.waiting.length) {
      const next = this.waiting.shift() as State;
      const flight: Flight | null = next.fresh || !this.state ? null : measure();
      const wasAsked = this.state?.prompt?.number;
      const wasOver = this.state?.position.outcome;
      this.refusal = '';
      this.state = next;
      this.came = performance.now();
      this.log = next.fresh ? next.log : [...this.log, ...next.log];
      await tick();
      if (flight) this.moved = land(flight, next);
      if (next.prompt && next.prompt.number !== wasAsked && !next.fresh) sounds.ask();
      if (next.position.outcome && !wasOver) sounds.end();
      if (flight && isBusy() && this.waiting.length < MOST_WAITING) await new Promise((done) => setTimeout(done, SHOWN_FOR));
    }
    this.isShowing = false;
  }

  private send(message: ClientMessage): void {
    if (!this.connection.send(message)) this.refusal = 'No connection: your choice was not sent. It can be made again when the table is back.';
  }

  choose(option: number): void {
    const number = this.state?.prompt?.number;
    if (number === undefined || number === this.answered) return;
    this.answered = number;
    this.send({ type: 'choose', number, option });
    setTimeout(() => {
      if (this.answered === number) this.answered = -1;
    }, 1500);
  }

  cancel(): void {
    const prompt = this.state?.prompt;
    if (prompt?.cancellable) this.send({ type: 'cancel', number: prompt.number });
  }

  takeBack(): void {
    this.send({ type: 'take back', number: this.state?.prompt?.number ?? 0 });
  }

  concede(seat: number | null): void {
    this.send({ type: 'concede', seat });
  }

  offerDraw(): void {
    this.send({ type: 'offer draw' });
  }

  declineDraw(): void {
    this.send({ type: 'decline draw' });
  }

  wantRematch(): void {
    this.send({ type: 'rematch' });
  }
}
