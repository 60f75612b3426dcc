import type { LiveMessage, LiveSession } from '../slices/world.ts';
import { createLive } from './live.ts';

/** The browser's socket as a test plays it: nothing happens that the test does not do. */
export class FakeSocket extends EventTarget {
  readonly url: string;
  readyState: number = WebSocket.CONNECTING;
  readonly sent: unknown[] = [];
  readonly closings: { readonly code: number | undefined; readonly reason: string | undefined }[] = [];

  constructor(url: string) {
    super();
    this.url = url;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  /** As in the browser, the event follows later: see `drop`. */
  close(code?: number, reason?: string): void {
    if (this.readyState !== WebSocket.CLOSED) this.readyState = WebSocket.CLOSING;
    this.closings.push({ code, reason });
  }

  opens(): void {
    this.readyState = WebSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  receives(frame: unknown): void {
    const data = typeof frame === 'string' ? frame : JSON.stringify(frame);
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  drops(): void {
    this.readyState = WebSocket.CLOSED;
    this.dispatchEvent(new Event('close'));
  }
  get isAlive(): boolean {
    return this.readyState === WebSocket.CONNECTING || this.readyState === WebSocket.OPEN;
  }
}

export interface PlayedLive {
  readonly sockets: readonly FakeSocket[];
  readonly socket: () => FakeSocket;
  readonly messages: readonly LiveMessage[];
  readonly errors: readonly unknown[];
  readonly reports: readonly unknown[];
  /** While set, the browser refuses to make sockets. */
  refusal: Error | null;
  end(): void;
}

const GUEST: LiveSession = { token: null, userId: null };

/** A live connection over fake sockets; `random` 1 gives the longest delays. */
export function playLive(
  session: Partial<LiveSession> = {},
  { url = 'wss://live.example/ws', random = (): number => 1 } = {},
): PlayedLive {
  const sockets: FakeSocket[] = [];
  const messages: LiveMessage[] = [];
  const errors: unknown[] = [];
  const reports: unknown[] = [];
  const state: { refusal: Error | null } = { refusal: null };
  const live = createLive({
    url,
    random,
    report: (error) => reports.push(error),
    open: (address) => {
      if (state.refusal) throw state.refusal;
      const socket = new FakeSocket(address);
      sockets.push(socket);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has all that the live connection uses
      return socket as unknown as WebSocket;
    },
  });
  const subscription = live({ ...GUEST, ...session }).subscribe({
    next: (message) => messages.push(message),
    error: (error) => errors.push(error),
  });
  return Object.assign(state, {
    sockets,
    messages,
    errors,
    reports,
    socket: () => sockets.at(-1) ?? new FakeSocket('none'),
    end: () => subscription.unsubscribe(),
  });
}
