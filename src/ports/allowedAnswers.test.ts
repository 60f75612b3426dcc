import { firstValueFrom } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { personal, type Phone, type Token } from '../domain/personal.ts';
import type { CityIikoId } from '../domain/catalog.ts';
import type { UserId } from '../domain/customer.ts';
import { brand } from './readers/brand.ts';
import { failureOf, fakeServer, json } from '../../tests/api/server.ts';

/** Every way that the contract allows (`contracts/alternatives`) is read by the client. */

const token = personal<Token>('token');
const userId = brand<UserId>('7');
const phone = personal<Phone>('+79991234567');
const apiOf = (answer: () => Response) => fakeServer(answer, { token }).api;

describe('no last order', () => {
  test.each([
    ['404', () => json({}, 404)],
    ['204', () => new Response(null, { status: 204 })],
    ['an empty body', () => new Response('')],
    ['null', () => json(null)],
    ['no products', () => json({ products: [] })],
    ['a bare empty list', () => json([])],
  ])('%s', async (_, answer) => {
    expect(await firstValueFrom(apiOf(answer).lastOrder(userId))).toBeNull();
  });
});

test('streets under their name or as a bare list', async () => {
  const streets = [{ name: 'Садовая' }];
  for (const body of [{ streets }, streets])
    expect(await firstValueFrom(apiOf(() => json(body)).streets(brand<CityIikoId>('samara')))).toEqual([
      { name: 'Садовая', houses: [] },
    ]);
});

test('a login without a token, and one with nothing but an id', async () => {
  for (const body of [{ id: 7 }, { id: '7', token: null, name: null, balance: null, zoneId: null }])
    expect(await firstValueFrom(apiOf(() => json(body)).account(phone))).toMatchObject({
      customer: { id: '7', balance: 0, zoneId: null },
      token: null,
    });
});

test("another customer's is refused by 403 or 404, and no session ends", async () => {
  for (const status of [403, 404]) {
    const { api, refusals } = fakeServer(() => json({}, status), { token });
    expect(await failureOf(api.addresses(userId))).toMatchObject({ status });
    expect(refusals.filter(({ kind }) => kind === 'session')).toEqual([]);
  }
});

test('the words of a refusal as a text or a list', async () => {
  for (const message of ['Нет улицы', ['Нет улицы']])
    expect(await failureOf(apiOf(() => json({ message }, 422)).addresses(userId))).toMatchObject({
      serverMessage: 'Нет улицы',
    });
});

test('a setting as JSON or as the text of it', async () => {
  const settings = { PHONES: { deliveryService: '+7' }, IS_SITE_NOT_WORKING: true };
  const texts = { PHONES: '{"deliveryService":"+7"}', IS_SITE_NOT_WORKING: 'true' };
  for (const body of [settings, texts]) {
    const { values, skipped } = await firstValueFrom(apiOf(() => json(body)).settings());
    expect(values).toMatchObject({ deliveryPhone: '+7', isSiteNotWorking: true });
    expect(skipped).toEqual([]);
  }
});
