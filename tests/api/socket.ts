import { BehaviorSubject, Subject } from 'rxjs';
import type { LiveMessage, LiveSession } from '../../src/slices/world.ts';
import { createLive } from '../../src/ports/live.ts';
import { readStatus } from '../../src/ports/readers/live.ts';

/** The browser's socket of a test: nothing happens that the test does not do. */
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

const GUEST: LiveSession = { token: null, userId: null };

export interface FakeNetwork {
  readonly sockets: readonly FakeSocket[];
  /** The newest; one that leads nowhere before the first. */
  readonly socket: () => FakeSocket;
  readonly reports: readonly unknown[];
  /** While set, the browser refuses to make sockets. */
  refusal: Error | null;
  readonly isOnline: BehaviorSubject<boolean>;
  /** The person does something. */
  readonly acts: Subject<void>;
  readonly live: ReturnType<typeof createLive>;
}
interface NetworkOptions {
  readonly url?: string;
  /** 1 gives the longest delays. */
  readonly random?: () => number;
  readonly now?: () => number;
}

/** The real live connection over fake sockets. */
export function fakeNetwork({
  url = 'wss://live.example/ws',
  random = () => 1,
  now = () => Date.now(),
}: NetworkOptions = {}): FakeNetwork {
  const sockets: FakeSocket[] = [];
  const reports: unknown[] = [];
  const isOnline = new BehaviorSubject(true);
  const acts = new Subject<void>();
  const network: FakeNetwork = {
    sockets,
    socket: () => sockets.at(-1) ?? new FakeSocket('none'),
    reports,
    refusal: null,
    isOnline,
    acts,
    live: createLive({
      url,
      random,
      now,
      online$: isOnline,
      acts$: acts,
      readStatus,
      report: (error) => reports.push(error),
      open: (address) => {
        if (network.refusal) throw network.refusal;
        const socket = new FakeSocket(address);
        sockets.push(socket);
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has all that the live connection uses
        return socket as unknown as WebSocket;
      },
    }),
  };
  return network;
}

export interface FakeLive extends FakeNetwork {
  readonly messages: readonly LiveMessage[];
  readonly errors: readonly unknown[];
  end(): void;
}

/** A live connection of one session over fake sockets. */
export function fakeLive(session: Partial<LiveSession> = {}, options: NetworkOptions = {}): FakeLive {
  const messages: LiveMessage[] = [];
  const errors: unknown[] = [];
  const network = fakeNetwork(options);
  const subscription = network.live({ ...GUEST, ...session }).subscribe({
    next: (message) => messages.push(message),
    error: (error) => errors.push(error),
  });
  return Object.assign(network, { messages, errors, end: () => subscription.unsubscribe() });
}
