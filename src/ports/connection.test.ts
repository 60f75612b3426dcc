import { firstValueFrom, timer } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answers, connectionBack } from './connection.ts';

const asked: RequestInit[] = [];
const server =
  (status: number): typeof fetch =>
  async (_url, init) => {
    asked.push(init ?? {});
    return new Response(null, { status });
  };

describe('whether the server answers', () => {
  test.each([
    [200, true],
    [404, true],
    [405, true],
    [502, false],
    [503, false],
  ])('a status of %i: %s', async (status, isThere) => {
    expect(await answers(server(status), '/icon.svg')).toBe(isThere);
  });

  test('no answer is none, and no cache answers in its place', async () => {
    expect(await answers(async () => Promise.reject(new TypeError('Failed to fetch')), '/icon.svg')).toBe(
      false,
    );
    await answers(server(200), '/icon.svg');
    expect(asked.at(-1)).toMatchObject({ method: 'HEAD', cache: 'no-store' });
  });
});

describe('the moment when the connection is back', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }));
  afterEach(() => void vi.useRealTimers());

  interface Day {
    readonly seenFrom?: number;
    /** When the browser says that there is a network again. */
    readonly onlineAt?: number;
    readonly answersAfter?: number;
    readonly thereFrom: number;
  }
  const play = async ({ seenFrom = 0, onlineAt, answersAfter = 0, thereFrom }: Day): Promise<string[]> => {
    const log: string[] = [];
    const listeners = new Set<() => void>();
    const at = (what: string) => log.push(`${what} ${Date.now()}`);
    const isThere = async (): Promise<boolean> => {
      const asked = Date.now();
      at('asked');
      if (answersAfter > 0) await firstValueFrom(timer(answersAfter));
      return asked >= thereFrom;
    };
    for (const moment of [seenFrom, onlineAt])
      if (moment !== undefined && moment > 0) setTimeout(() => listeners.forEach((tell) => tell()), moment);
    void connectionBack(isThere, {
      isVisible: () => Date.now() >= seenFrom,
      onReturn(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    }).then(() => at('back'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0]);
    return log;
  };

  test('is found every five seconds of a page that is seen, whatever the browser says', async () => {
    expect(await play({ thereFrom: 12_000 })).toEqual([
      'asked 0',
      'asked 5000',
      'asked 10000',
      'asked 15000',
      'back 15000',
    ]);
  });

  test('is found at once when the browser says so', async () => {
    const log = await play({ onlineAt: 13_000, thereFrom: 12_000 });
    expect(log.slice(-2)).toEqual(['asked 13000', 'back 13000']);
  });

  test('is not looked for while nobody sees the page, and at once when somebody does', async () => {
    expect(await play({ seenFrom: 16_001, onlineAt: 3_000, thereFrom: 12_000 })).toEqual([
      'asked 16001',
      'back 16001',
    ]);
  });

  test('one question at a time', async () => {
    expect(await play({ answersAfter: 8_000, thereFrom: 12_000 })).toEqual([
      'asked 0',
      'asked 10000',
      'asked 20000',
      'back 28000',
    ]);
  });
});
