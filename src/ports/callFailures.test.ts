import { firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ProductId } from '../domain/catalog.ts';
import type { AddressId, UserId } from '../domain/customer.ts';
import { personal, type Phone, type Token } from '../domain/personal.ts';
import { brand } from './readers/brand.ts';
import { failureOf, json, fakeServer } from '../../tests/api/server.ts';

const token = personal<Token>('secret-token');
const phone = personal<Phone>('+79991234567');
const userId = brand<UserId>('7');
const OURS = 'Произошла ошибка при выполнении запроса';

describe('401', () => {
  test('with a token refuses the session of that token, and the call fails all the same', async () => {
    const { api, refusals } = fakeServer(() => json({ message: 'expired' }, 401), { token });
    expect(await failureOf(api.addresses(userId))).toMatchObject({ kind: 'status', status: 401 });
    expect(refusals).toEqual([{ kind: 'session', token }]);
  });

  test('without a token refuses nothing', async () => {
    for (const none of [null, personal<Token>('')]) {
      const { api, refusals } = fakeServer(() => json({ codeRequired: true }, 401), { token: none });
      await failureOf(api.account(phone));
      expect(refusals).toEqual([]);
    }
  });

  test('refuses nothing where the token could not be sent', async () => {
    for (const odd of ['токен', 'two words', 'undefined', 'null']) {
      const { api, requests, refusals } = fakeServer(() => json({}, 401), { token: personal<Token>(odd) });
      await failureOf(api.addresses(userId));
      expect(requests[0]?.headers.has('authorization')).toBe(false);
      expect(refusals).toEqual([]);
    }
  });

  test('that asks for a code refuses nothing, with or without a token', async () => {
    for (const held of [null, token]) {
      const { api, refusals } = fakeServer(() => json({ codeRequired: true }, 401), { token: held });
      expect(await failureOf(api.account(phone))).toMatchObject({ status: 401, isCodeAsked: true });
      expect(refusals).toEqual([]);
    }
  });

  test('refuses the token that was sent, also when a newer one came meanwhile', async () => {
    const session = { token, citySlug: null, zoneId: null };
    const server = fakeServer(() => {
      session.token = personal<Token>('newer');
      return json({}, 401);
    }, session);
    await failureOf(server.api.likes(userId));
    expect(server.refusals).toEqual([{ kind: 'session', token }]);
  });
});

describe.each([403, 422])('%d', (status) => {
  test.each([
    [{ message: 'Купон не действует' }, 'Купон не действует'],
    [{ message: ' с краями ' }, 'с краями'],
    [{ message: ['Нет улицы', 'Нет дома', 5] }, 'Нет улицы, Нет дома'],
    [{ message: '<b>жирно</b>' }, '<b>жирно</b>'],
    [{ message: '' }, null],
    [{ message: [] }, null],
    [{ message: { text: 'x' } }, null],
    [{ error: 'x' }, null],
    [null, null],
    ['plain', null],
  ])('with %j', async (body, message) => {
    const { api, refusals } = fakeServer(() => json(body, status), { token });
    expect(await failureOf(api.addresses(userId))).toMatchObject({
      kind: 'status',
      status,
      serverMessage: message,
    });
    expect(refusals).toEqual([{ kind: 'request', message: message ?? OURS }]);
  });

  test('with a page of HTML says our own words', async () => {
    const { api, refusals } = fakeServer(() => new Response('<html>Forbidden</html>', { status }));
    await failureOf(api.cities());
    expect(refusals).toEqual([{ kind: 'request', message: OURS }]);
  });
});

test.each([403, 422])('%d is no notice where the asker shows it or it is only logged', async (status) => {
  const { api, refusals, logged } = fakeServer(() => json({ message: 'no' }, status), { token });
  const quiet = [
    api.version('store'),
    api.settings(),
    api.catalog(),
    api.deleteAddress(brand<AddressId>('1')),
    api.like(userId, brand<ProductId>('p')),
    api.unlike(userId, brand<ProductId>('p')),
    api.account(phone, { code: null }),
    api.deleteAccount(phone),
  ];
  for (const call$ of quiet) expect(await failureOf(call$)).toMatchObject({ status, serverMessage: 'no' });
  expect(refusals).toEqual([]);
  expect(logged).toHaveLength(quiet.length);
});

test.each([400, 404, 408, 409, 429, 500, 502])('%d concerns its own call only', async (status) => {
  const { api, refusals } = fakeServer(() => json({ message: 'no' }, status), { token });
  expect(await failureOf(api.addresses(userId))).toMatchObject({ status, serverMessage: 'no' });
  expect(refusals).toEqual([]);
});

describe('Retry-After', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-02T12:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['5', 5],
    ['0', 0],
    [' 12 ', 12],
    ['Mon, 02 Mar 2026 12:00:30 GMT', 30],
    ['Mon, 02 Mar 2026 11:00:00 GMT', 0],
    ['', null],
    ['soon', null],
    ['-5x', null],
    [null, null],
  ])('%j asks for a pause of %s seconds', async (header, retryAfter) => {
    const { api } = fakeServer(() => json({}, 409, header === null ? {} : { 'retry-after': header }));
    expect(await failureOf(api.cities())).toMatchObject({ status: 409, retryAfter });
  });
});

describe('an answer that is none', () => {
  test.each(['<!doctype html><title>502</title>', '{"groups":[', '[{"id":1}', 'undefined', '', '7', '"ok"'])(
    '%j is an invalid catalog, list of cities and account',
    async (body) => {
      const { api, refusals } = fakeServer(() => new Response(body));
      for (const call$ of [
        api.catalog(),
        api.settings(),
        api.cities(),
        api.account(phone),
        api.activeOrder(userId),
      ])
        expect(await failureOf(call$)).toMatchObject({ kind: 'invalid', status: null });
      expect(refusals).toEqual([]);
    },
  );

  test('a page of HTML is no version, an empty body is version 1', async () => {
    expect(
      await failureOf(fakeServer(() => new Response('<html></html>')).api.version('store')),
    ).toMatchObject({
      kind: 'invalid',
    });
    expect(await firstValueFrom(fakeServer(() => new Response('')).api.version('store'))).toBe('1');
  });
});

describe('404', () => {
  const gone = () => fakeServer(() => json({ message: 'Нет такого' }, 404), { token }).api;

  test('is success where something was to be deleted', async () => {
    expect(await firstValueFrom(gone().deleteAddress(brand<AddressId>('1')))).toBeUndefined();
    expect(await firstValueFrom(gone().unlike(userId, brand<ProductId>('p')))).toBeUndefined();
    expect(await firstValueFrom(gone().deleteAccount(phone))).toBeUndefined();
  });

  test('is no order where one was asked for', async () => {
    expect(await firstValueFrom(gone().activeOrder(userId))).toBeNull();
    expect(await firstValueFrom(gone().lastOrder(userId))).toBeNull();
  });

  test('is a failure everywhere else', async () => {
    for (const call$ of [
      gone().account(phone),
      gone().history(phone),
      gone().like(userId, brand<ProductId>('p')),
    ])
      expect(await failureOf(call$)).toMatchObject({ status: 404 });
  });
});

test('any other failure of a deletion stays one', async () => {
  const { api } = fakeServer(() => json({}, 500));
  expect(await failureOf(api.deleteAddress(brand<AddressId>('1')))).toMatchObject({ status: 500 });
  expect(await failureOf(api.activeOrder(userId))).toMatchObject({ status: 500 });
});

test('any good answer of a deletion or a like is success, whatever stands in it', async () => {
  for (const answer of [
    () => new Response(null, { status: 204 }),
    () => new Response('OK'),
    () => json(null, 201),
  ]) {
    const { api } = fakeServer(answer);
    expect(await firstValueFrom(api.deleteAccount(phone))).toBeUndefined();
    expect(await firstValueFrom(api.like(userId, brand<ProductId>('p')))).toBeUndefined();
  }
});
