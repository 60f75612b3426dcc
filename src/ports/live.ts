import { filter, Observable, skip, type Subscription } from 'rxjs';
import type { WireClientMessage } from '../../contracts/live.ts';
import type { AppWorld, LiveMessage, LiveSession } from '../slices/world.ts';
import { createHeartbeat } from './heartbeat.ts';
import { readFrame, type ReadStatus } from './readers/frame.ts';
import { counted } from './readers/losses.ts';

/** Specification, section 9, "Live connection". */
const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;
const CLOSED_BY_US = 1_000;
const NO_PONG = 4_000;

/** The browser's WebSocket, or one that a test plays. */
type OpenSocket = (url: string) => WebSocket;

export interface LiveOptions {
  readonly url: string;
  readonly open: OpenSocket;
  /** In [0, 1): spreads the clients of a server that comes back. */
  readonly random: () => number;
  /** Milliseconds of the wall clock. */
  readonly now: () => number;
  /** The present value first; each `true` after it is a network that came back. */
  readonly online$: Observable<boolean>;
  /** A value whenever the person does something; listened to only while a try waits. */
  readonly acts$: Observable<unknown>;
  /** Reads the status of an order: only customers are told one. */
  readonly readStatus: ReadStatus;
  readonly report: (error: unknown, where: string) => void;
}

/** Milliseconds before a try: anything below a bound that doubles each time up to the cap (assumptions, section 6, "reconnect delays"). */
export const delayBefore = (attempt: number, random: () => number): number =>
  Math.min(FIRST_DELAY_MS * 2 ** attempt, MAX_DELAY_MS) * random();

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

/** What a frame says; null for one that cannot be read, which is told. */
const readTold = (text: unknown, { readStatus, report }: LiveOptions): ReturnType<typeof readFrame> => {
  const { value: message, lost } = counted(() =>
    typeof text === 'string' ? readFrame(text, readStatus) : null,
  );
  if (message === null) report(new Error('Unreadable frame'), 'live');
  else if (lost > 0) report(new Error(`Unreadable parts of a frame: ${lost}`), 'live');
  return message;
};

interface Ears {
  readonly opened: () => void;
  readonly received: (text: unknown) => void;
  readonly lost: () => void;
}

/** Hears of a socket as long as it is the one in use. */
const listen = (socket: WebSocket, isInUse: () => boolean, { opened, received, lost }: Ears): void => {
  socket.addEventListener('open', () => isInUse() && opened());
  socket.addEventListener('message', (event: MessageEvent<unknown>) => isInUse() && received(event.data));
  socket.addEventListener('close', () => isInUse() && lost());
};

const hangUp = (socket: WebSocket): void => {
  // A socket that is still opening would complain on the console of being closed.
  if (socket.readyState === WebSocket.CONNECTING)
    socket.addEventListener('open', () => socket.close(CLOSED_BY_US));
  else socket.close(CLOSED_BY_US);
};

/** The tries of a connection: further and further apart until the server answers. */
const createTries = ({ random, now, acts$ }: LiveOptions, connect: () => void) => {
  let count = 0;
  let began = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let acts: Subscription | undefined;
  const end = (): void => {
    clearTimeout(waiting);
    waiting = undefined;
    acts?.unsubscribe();
  };
  const begin = (): void => {
    end();
    began = now();
    connect();
  };
  return {
    begin,
    isFirst: () => count === 0,
    later(): void {
      waiting = setTimeout(begin, delayBefore(count, random));
      count += 1;
      // Somebody who presses and presses asks once in a second.
      acts = acts$.subscribe(() => now() - began >= FIRST_DELAY_MS && begin());
    },
    /** Nobody waits out the delay. */
    hasten: () => waiting !== undefined && begin(),
    answered(): void {
      count = 0;
    },
    end,
  };
};

/** Connects, and again whenever the connection is lost, until what it gives back is called. */
const keepConnected = (
  options: LiveOptions,
  session: LiveSession,
  tell: (message: LiveMessage) => void,
): (() => void) => {
  let socket: WebSocket | null = null;
  const channel = session.userId ? (`user:${session.userId}:orders` as const) : null;

  const send = (message: WireClientMessage) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const heartbeat = createHeartbeat({
    now: options.now,
    ping: () => send({ type: 'ping' }),
    onSilence: () => {
      const own = socket;
      lost();
      // The network may be gone: its closing can take a minute, and nobody waits for it.
      own?.close(NO_PONG, 'No pong received');
    },
  });
  const opened = () => {
    if (channel) send({ type: 'subscribe', channel });
    heartbeat.start();
    tell({ type: 'opened' });
  };
  const received = (text: unknown) => {
    const message = readTold(text, options);
    if (message === null) return;
    if (message !== 'pong') return tell(message);
    heartbeat.answered();
    // Only an answer proves that the server is back: one that opens and closes at once is not.
    tries.answered();
  };
  const lost = () => {
    heartbeat.stop();
    socket = null;
    tries.later();
    tell({ type: 'lost' });
  };
  const connect = () => {
    const own = openSocket(options, session, tries.isFirst());
    if (!own) return lost();
    socket = own;
    listen(own, () => socket === own, { opened, received, lost });
  };
  const tries = createTries(options, connect);
  /** The network is back: what seems open is asked at once. */
  const retry = () => {
    if (socket?.readyState === WebSocket.OPEN) heartbeat.check();
    tries.hasten();
  };

  tries.begin();
  const network = options.online$.pipe(skip(1), filter(Boolean)).subscribe(retry);
  return () => {
    network.unsubscribe();
    heartbeat.stop();
    tries.end();
    if (channel) send({ type: 'unsubscribe', channel });
    const own = socket;
    socket = null;
    if (own) hangUp(own);
  };
};

/** One live connection for one session: reconnects by itself, ends with 1000 when it is no longer wanted. */
export const createLive =
  (options: LiveOptions): AppWorld['live'] =>
  (session) =>
    new Observable<LiveMessage>((subscriber) =>
      keepConnected(options, session, (message) => subscriber.next(message)),
    );
