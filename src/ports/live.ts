import { filter, Observable, skip } from 'rxjs';
import type { WireClientMessage } from '../../contracts/live.ts';
import type { AppWorld, LiveMessage, LiveSession } from '../slices/world.ts';
import { createHeartbeat } from './heartbeat.ts';
import { readFrame } from './readers/live.ts';
import { counted } from './readers/losses.ts';

/** Specification, section 9, "Live connection". */
const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;
const CLOSED_BY_US = 1_000;
const NO_PONG = 4_000;

/** The browser's WebSocket, or one that a test plays. */
export type OpenSocket = (url: string) => WebSocket;

export interface LiveOptions {
  readonly url: string;
  readonly open: OpenSocket;
  /** In [0, 1): spreads the clients of a server that comes back. */
  readonly random: () => number;
  /** Milliseconds of the wall clock. */
  readonly now: () => number;
  /** The present value first; each `true` after it is a network that came back. */
  readonly online$: Observable<boolean>;
  readonly report: (error: unknown, where: string) => void;
}

/** The delay before a try: doubled each time up to the cap, 80 to 100 % of it (assumptions, section 6, "reconnect delays"). */
export const delayBefore = (attempt: number, random: () => number): number =>
  Math.min(FIRST_DELAY_MS * 2 ** Math.min(attempt, 10), MAX_DELAY_MS) * (0.8 + 0.2 * random());

const addressOf = (url: string, { token }: LiveSession): string => {
  const address = new URL(url);
  if (token) address.searchParams.set('token', token);
  return address.href;
};

/** Null where the browser refuses: a broken address, the content security policy. Its own words would name the token. */
const openSocket = (
  { url, open, report }: LiveOptions,
  session: LiveSession,
  isFirst: boolean,
): WebSocket | null => {
  try {
    return open(addressOf(url, session));
  } catch (error) {
    if (isFirst)
      report(new Error(`Cannot connect: ${error instanceof Error ? error.name : 'unknown'}`), 'live');
    return null;
  }
};

/** One live connection for one session: reconnects by itself, ends with 1000 when it is no longer wanted. */
export const createLive =
  (options: LiveOptions): AppWorld['live'] =>
  (session) =>
    new Observable<LiveMessage>((subscriber) => {
      let socket: WebSocket | null = null;
      let attempt = 0;
      let reconnecting: ReturnType<typeof setTimeout> | undefined;
      const channel = session.userId ? (`user:${session.userId}:orders` as const) : null;

      const send = (message: WireClientMessage) => {
        if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
      };
      const heartbeat = createHeartbeat({
        now: options.now,
        ping: () => send({ type: 'ping' }),
        onSilence: () => {
          const own = socket;
          lose();
          // The network may be gone: its closing can take a minute, and nobody waits for it.
          own?.close(NO_PONG, 'No pong received');
        },
      });
      const opened = () => {
        if (channel) send({ type: 'subscribe', channel });
        heartbeat.start();
        subscriber.next({ type: 'opened' });
      };
      const received = (text: unknown) => {
        const { value: message, lost } = counted(() => (typeof text === 'string' ? readFrame(text) : null));
        if (message === null) return options.report(new Error('Unreadable frame'), 'live');
        if (lost > 0) options.report(new Error(`Unreadable parts of a frame: ${lost}`), 'live');
        if (message !== 'pong') return subscriber.next(message);
        heartbeat.answered();
        // Only an answer proves that the server is back: one that opens and closes at once is not.
        attempt = 0;
        return undefined;
      };
      const lose = () => {
        heartbeat.stop();
        socket = null;
        reconnecting = setTimeout(connect, delayBefore(attempt, options.random));
        attempt += 1;
        subscriber.next({ type: 'lost' });
      };
      const connect = () => {
        reconnecting = undefined;
        const own = openSocket(options, session, attempt === 0);
        if (!own) return lose();
        socket = own;
        own.addEventListener('open', () => socket === own && opened());
        own.addEventListener(
          'message',
          (event: MessageEvent<unknown>) => socket === own && received(event.data),
        );
        own.addEventListener('close', () => socket === own && lose());
        return undefined;
      };
      /** The network is back: nobody waits out the delay, and what seems open is asked at once. */
      const retry = () => {
        if (socket?.readyState === WebSocket.OPEN) heartbeat.check();
        if (reconnecting === undefined) return;
        clearTimeout(reconnecting);
        connect();
      };

      connect();
      const network = options.online$.pipe(skip(1), filter(Boolean)).subscribe(retry);
      return () => {
        network.unsubscribe();
        heartbeat.stop();
        clearTimeout(reconnecting);
        if (channel) send({ type: 'unsubscribe', channel });
        const own = socket;
        socket = null;
        // A socket that is still opening would complain on the console of being closed.
        if (own?.readyState === WebSocket.CONNECTING)
          own.addEventListener('open', () => own.close(CLOSED_BY_US));
        else own?.close(CLOSED_BY_US);
      };
    });
