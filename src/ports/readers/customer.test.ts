import { describe, expect, test } from 'vitest';
import { ApiFailure } from '../../domain/failure.ts';
import { personal, type Phone } from '../../domain/personal.ts';
import { readAccount, readAddress, readAddresses, readNotifications } from './customer.ts';
import { readLikes } from './like.ts';
import { readCities, readStreets, readZoneDelivery } from './place.ts';

const phone = personal<Phone>('+79991234567');

describe('an account', () => {
  test('of which only the id is known is that of the phone that was asked for', () => {
    expect(readAccount({ id: 7 }, phone)).toEqual({
      customer: {
        id: '7',
        phone,
        name: '',
        balance: 0,
        zoneId: null,
        consents: { personalData: false, pushNotifications: false, advertising: false },
      },
      token: null,
    });
  });

  test.each([
    ['350.7', 35_000],
    [350.7, 35_000],
    ['350 бонусов', 35_000],
    [0, 0],
    [-5, 0],
    ['-5', 0],
    ['много', 0],
    ['', 0],
    [null, 0],
    ['9'.repeat(400), 0],
  ])('with a balance of %j has %d kopecks of bonuses', (balance, expected) => {
    expect(readAccount({ id: 1, balance }, phone).customer.balance).toBe(expected);
  });

  test.each([
    [0, null],
    ['0', null],
    ['', null],
    [null, null],
    [5, '5'],
    [' north ', 'north'],
  ])('with zoneId %j lies in zone %j', (zoneId, expected) => {
    expect(readAccount({ id: 1, zoneId }, phone).customer.zoneId).toBe(expected);
  });

  test('is logged in with a token and without one', () => {
    expect(readAccount({ id: 1, token: 'abc' }, phone).token).toBe('abc');
    expect(readAccount({ id: 1, token: '' }, phone).token).toBeNull();
    expect(readAccount({ id: 1, token: null }, phone).token).toBeNull();
  });

  test('has the phone and the consents that the server knows', () => {
    const known = {
      id: 1,
      phone: '+70000000001',
      name: ' Анна ',
      PUSHNotifications: true,
      personalData: null,
    };
    expect(readAccount(known, phone).customer).toMatchObject({
      phone: '+70000000001',
      name: 'Анна',
      consents: { personalData: false, pushNotifications: true, advertising: false },
    });
  });

  test.each([[null], [[]], ['ok'], [{}], [{ id: null }]])('%j is none', (value) => {
    expect(() => readAccount(value, phone)).toThrow(ApiFailure);
  });
});

describe('an address', () => {
  test('has texts for everything, numbers too', () => {
    expect(
      readAddress({ id: 5, city: 'Самара', street: 'Ленинская', home: 12, floor: null, zoneId: 3 }),
    ).toEqual({
      id: '5',
      city: 'Самара',
      street: 'Ленинская',
      home: '12',
      apartment: '',
      entrance: '',
      floor: '',
      zoneId: '3',
    });
  });

  test('that is broken leaves the list alone', () => {
    expect(readAddresses([{ id: 1 }, { city: 'Самара' }, null]).map(({ id }) => id)).toEqual(['1']);
    expect(() => readAddresses({ items: [] })).toThrow(ApiFailure);
  });
});

test('notifications are read from a list or from its wrapping, and need a time only', () => {
  const item = { createdAt: '2026-03-02T12:00:00Z' };
  const read = { id: item.createdAt, title: '', text: '', createdAt: item.createdAt, link: null };
  expect(readNotifications({ items: [item, {}] })).toEqual([read]);
  expect(readNotifications([{ ...item, id: 4 }])).toEqual([{ ...read, id: '4' }]);
  expect(() => readNotifications({})).toThrow(ApiFailure);
});

test('likes are the products that they name', () => {
  expect(readLikes([{ productId: 'fila' }, { productId: 7 }, {}])).toEqual(['fila']);
});

describe('places', () => {
  test('a city without a prepositional name has its name there', () => {
    const city = { id: 1, name: 'Тольятти', slug: 'tolyatti', iikoId: 'i' };
    expect(readCities([city, { ...city, slug: null }])).toEqual([{ ...city, id: '1', nameIn: 'Тольятти' }]);
    expect(readCities([{ ...city, cityIn: 'Самаре' }])[0]?.nameIn).toBe('Самаре');
  });

  test('streets come wrapped or bare, anything else suggests nothing', () => {
    const streets = [{ name: 'Ленинская', houses: ['1', '2'] }, { name: 'Садовая' }, { houses: [] }];
    const read = [
      { name: 'Ленинская', houses: ['1', '2'] },
      { name: 'Садовая', houses: [] },
    ];
    expect(readStreets({ streets })).toEqual(read);
    expect(readStreets(streets)).toEqual(read);
    for (const value of [null, 'none', 7, {}, { streets: null }]) expect(readStreets(value)).toEqual([]);
  });

  test('the delivery of a zone may name nothing but its product', () => {
    expect(readZoneDelivery({ deliveryId: 'd' })).toEqual({
      deliveryId: 'd',
      minSum: null,
      freeFrom: null,
      minutes: null,
    });
    expect(readZoneDelivery({ deliveryId: '', minSum: 700, freeFrom: 0, deliveryTime: 45 })).toEqual({
      deliveryId: null,
      minSum: 70_000,
      freeFrom: 0,
      minutes: 45,
    });
    expect(() => readZoneDelivery(null)).toThrow(ApiFailure);
  });
});
