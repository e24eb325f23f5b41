/** A connection to one table that comes back by itself; the server then tells everything anew. */
import type { ClientMessage, ServerMessage } from './protocol';

export type Line = 'connecting' | 'open' | 'lost' | 'closed';

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const PING_EVERY = 20000;

export class Connection {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private pinging = 0;
  private ended = false;

  constructor(
    private readonly match: string,
    private readonly token: string,
    private readonly hear: (message: ServerMessage) => void,
    private readonly tell: (line: Line) => void,
  ) {
    addEventListener('online', this.retry);
    this.open();
  }

  private readonly retry = (): void => {
    if (this.socket === null && !this.ended) {
      clearTimeout(this.timer);
      this.open();
    }
  };

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/matches/${encodeURIComponent(this.match)}/table`);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: 'hello', token: this.token } satisfies ClientMessage));
      this.pinging = window.setInterval(() => this.send({ type: 'ping' }), PING_EVERY);
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as ServerMessage;
      if (message.type === 'welcome') {
        this.wait = FIRST_WAIT;
        this.tell('open');
      }
      this.hear(message);
    };
    socket.onclose = () => {
      clearInterval(this.pinging);
      this.socket = null;
      if (this.ended) return;
      this.tell('lost');
      this.timer = window.setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.pinging);
    removeEventListener('online', this.retry);
    this.socket?.close();
    this.tell('closed');
  }
}
