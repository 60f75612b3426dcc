import { TestScheduler } from 'rxjs/testing';
import { describe, expect, test } from 'vitest';
import { answers, connectionBack$ } from './connection.ts';

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
  const play = (marbles: {
    readonly online: string;
    readonly visible: string;
    readonly answer: string;
  }): string[] => {
    const log: string[] = [];
    const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
    scheduler.run(({ cold, hot, flush }) => {
      const at = (what: string) => log.push(`${what} ${scheduler.now()}`);
      const back$ = connectionBack$({
        isThere: () => {
          at('asked');
          return cold(marbles.answer, { n: false, y: scheduler.now() >= 12_000 });
        },
        online$: hot(marbles.online, { n: false, y: true }),
        visible$: hot(marbles.visible, { n: false, y: true }),
      });
      const subscription = back$.subscribe(() => at('back'));
      cold('30s |').subscribe({ complete: () => subscription.unsubscribe() });
      flush();
    });
    return log;
  };

  test('is found every five seconds of a page that is seen, whatever the browser says', () => {
    expect(play({ online: '', visible: 'y', answer: '(y|)' })).toEqual([
      'asked 0',
      'asked 5000',
      'asked 10000',
      'asked 15000',
      'back 15000',
    ]);
  });

  test('is found at once when the browser says so', () => {
    expect(play({ online: '13s y', visible: 'y', answer: '(y|)' }).slice(-2)).toEqual([
      'asked 13000',
      'back 13000',
    ]);
  });

  test('is not looked for while nobody sees the page, and at once when somebody does', () => {
    expect(play({ online: '3s y', visible: 'n 16s y', answer: '(y|)' })).toEqual([
      'asked 16001',
      'back 16001',
    ]);
  });

  test('one question at a time', () => {
    expect(play({ online: '', visible: 'y', answer: '8s (y|)' })).toEqual([
      'asked 0',
      'asked 10000',
      'asked 20000',
      'back 28000',
    ]);
  });
});
