import { NEVER } from 'rxjs';
import { vi } from 'vitest';
import { createLive } from '../../src/ports/live.ts';
import { readStatus } from '../../src/ports/readers/live.ts';
import { FakeSocket } from '../api/socket.ts';

const CLIENTS = 1_000;
/** A server that is down refuses after this long. */
const REFUSED_MS = 20;
/** All are back long before. */
const WATCHED_MS = 60_000;

/**
 * 1,000 clients lose one server at the same moment, and it comes back `downMs` later: how many of them come back in each
 * second from then on. Each is the real live connection; the timers must be faked.
 */
export function returnsAfter(downMs: number, random: () => number): readonly number[] {
  const began = Date.now();
  const isDown = (): boolean => Date.now() - began < downMs;
  const returned = Array.from({ length: WATCHED_MS / 1_000 }, () => 0);
  const first: FakeSocket[] = [];
  const live = createLive({
    url: 'wss://live.example/ws',
    random,
    now: () => Date.now(),
    online$: NEVER,
    acts$: NEVER,
    readStatus,
    report: (error) => {
      throw error;
    },
    open: (url) => {
      const socket = new FakeSocket(url);
      if (first.length < CLIENTS) first.push(socket);
      else if (isDown()) setTimeout(() => socket.drops(), REFUSED_MS);
      else {
        const second = Math.floor((Date.now() - began - downMs) / 1_000);
        returned[second] = (returned[second] ?? 0) + 1;
      }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has all that the live connection uses
      return socket as unknown as WebSocket;
    },
  });
  const clients = Array.from({ length: CLIENTS }, () => live({ token: null, userId: null }).subscribe());
  for (const socket of first) socket.opens();
  for (const socket of first) socket.drops();
  vi.advanceTimersByTime(downMs + WATCHED_MS);
  for (const client of clients) client.unsubscribe();
  return returned;
}
