import { firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { brand } from './readers/brand.ts';
import type { ProductId } from '../domain/catalog.ts';
import type { UserId } from '../domain/customer.ts';
import { personal, type Phone, type Token } from '../domain/personal.ts';
import type { CallSession } from './call.ts';
import { failureOf, json, fakeServer, settled, silence } from '../../tests/api/server.ts';

const phone = personal<Phone>('+79991234567');
const token = personal<Token>('secret-token');
const userId = brand<UserId>('7');

describe('the headers of a call', () => {
  const headersFor = async (session: Partial<CallSession>) => {
    const { api, requests } = fakeServer(() => json([]), session);
    await firstValueFrom(api.cities());
    return requests[0]?.headers ?? new Headers();
  };

  test('say who asks, from where, and for which zone', async () => {
    const headers = await headersFor({ token, citySlug: 'samara', zoneId: 'centre' });
    expect(headers.get('authorization')).toBe('Bearer secret-token');
    expect(headers.get('x-city')).toBe('samara');
    expect(headers.get('x-zone-id')).toBe('centre');
    expect(headers.has('content-type')).toBe(false);
  });

  test.each([
    [{ token: null, citySlug: null, zoneId: null }],
    [{ token: personal<Token>(''), citySlug: '', zoneId: '' }],
    [{ zoneId: '0' }],
  ])('are absent for %j', async (session) => {
    const headers = await headersFor(session);
    for (const name of ['authorization', 'x-city', 'x-zone-id']) expect(headers.has(name)).toBe(false);
  });

  test('are ASCII in a city with a Cyrillic slug', async () => {
    const headers = await headersFor({ citySlug: 'самара', zoneId: 'центр' });
    expect(headers.get('x-city')).toBe('%D1%81%D0%B0%D0%BC%D0%B0%D1%80%D0%B0');
    expect(decodeURIComponent(headers.get('x-zone-id') ?? '')).toBe('центр');
  });

  test.each(['токен', 'é', 'two words', 'line\nbreak', ' '])('carry no token like %j', async (odd) => {
    expect((await headersFor({ token: personal<Token>(odd) })).has('authorization')).toBe(false);
  });

  test('are those of the moment of sending', async () => {
    const session: { token: Token | null } = { token: null };
    const { api, requests } = fakeServer(() => json([]), session);
    const call$ = api.cities();
    session.token = token;
    await firstValueFrom(call$);
    session.token = null;
    await firstValueFrom(call$);
    expect(requests.map(({ headers }) => headers.has('authorization'))).toEqual([true, false]);
  });
});

describe('a call', () => {
  test('is sent once for each subscription and not before', async () => {
    const { api, requests } = fakeServer(() => json([]));
    const call$ = api.cities();
    expect(requests).toHaveLength(0);
    await firstValueFrom(call$);
    await firstValueFrom(call$);
    expect(requests).toHaveLength(2);
  });

  test('that nobody waits for is aborted and neither fails nor is logged', async () => {
    const { api, requests, logged, refusals } = fakeServer(silence, { token });
    const onError = vi.fn();
    const subscription = api.catalog().subscribe({ error: onError });
    expect(requests[0]?.signal.aborted).toBe(false);
    subscription.unsubscribe();
    expect(requests[0]?.signal.aborted).toBe(true);
    await settled();
    expect([onError.mock.calls, logged, refusals]).toEqual([[], [], []]);
  });

  test.each(['', '.', '..'])('about a resource named %j is never sent', async (id) => {
    const { api, requests } = fakeServer(() => json([]));
    expect(await failureOf(api.addresses(brand<UserId>(id)))).toMatchObject({
      kind: 'invalid',
      status: null,
    });
    expect(await failureOf(api.unlike(userId, brand<ProductId>(id)))).toMatchObject({ kind: 'invalid' });
    expect(requests).toHaveLength(0);
  });
});

describe('the patience of a call', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('ends after 10 seconds', async () => {
    const { api, requests } = fakeServer(silence);
    const failure = failureOf(api.catalog());
    await vi.advanceTimersByTimeAsync(9_999);
    expect(requests[0]?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ kind: 'timeout', status: null });
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('also ends when the answer begins and never comes to its end', async () => {
    const half = (request: Request): Response => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"groups":['));
          request.signal.addEventListener('abort', () => controller.error(new Error('aborted')));
        },
      });
      return new Response(body);
    };
    const failure = failureOf(fakeServer(half).api.catalog());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await failure).toMatchObject({ kind: 'timeout' });
  });

  test('leaves no timer behind an answer, a failure or a leaving', async () => {
    await firstValueFrom(fakeServer(() => json([])).api.cities());
    await failureOf(fakeServer(() => json({}, 500)).api.cities());
    fakeServer(silence).api.cities().subscribe().unsubscribe();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the log', () => {
  test('names the route’s pattern and never the phone or the token', async () => {
    const { api, logged } = fakeServer(() => json({ message: 'no' }, 500), { token });
    await failureOf(api.account(phone));
    await failureOf(api.history(phone));
    await failureOf(api.changeAccount(phone, {}));
    expect(logged.map(({ operation }) => operation)).toEqual([
      'GET /api/v1/user/:phone',
      'GET /api/v1/user/:phone/history',
      'PATCH /api/v1/user/:phone',
    ]);
    const texts = logged.map(
      ({ failure, operation }) => `${operation} ${failure.message} ${JSON.stringify(failure)}`,
    );
    expect(texts.join()).not.toMatch(/9991234567|secret-token/);
  });

  test('hears of every failed answer and of none that is good', async () => {
    const { api, logged } = fakeServer(() => json({}, 503));
    await failureOf(api.cities());
    expect(logged).toMatchObject([{ failure: { kind: 'status', status: 503 } }]);
    const quiet = fakeServer(() => json([]));
    await firstValueFrom(quiet.api.cities());
    expect(quiet.logged).toEqual([]);
  });
});

test('a failure of the network is told from one of the server', async () => {
  const lost = fakeServer(() => Promise.reject(new TypeError('fetch failed')), { token });
  expect(await failureOf(lost.api.cities())).toMatchObject({ kind: 'offline', status: null });
  expect(lost.refusals).toEqual([]);
  const torn = new ReadableStream({ pull: (controller) => controller.error(new TypeError('reset')) });
  expect(await failureOf(fakeServer(() => new Response(torn)).api.cities())).toMatchObject({
    kind: 'offline',
  });
});
