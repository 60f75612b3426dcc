import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupModifier, modifier, product } from '../../../contracts/catalog.ts';
import { activeOrder, lastOrderProduct } from '../../../contracts/order.ts';
import { promoAnswer } from '../../../contracts/promo.ts';
import { restaurant, settings, story } from '../../../contracts/setting.ts';
import { user } from '../../../contracts/user.ts';
import { ApiFailure } from '../../domain/failure.ts';
import { personal, type Phone } from '../../domain/personal.ts';
import { jsonOf } from '../call.ts';
import { readPoint } from '../geocoder.ts';
import { readCatalog } from './catalog.ts';
import { readAccount, readAddress, readAddresses, readNotifications } from './customer.ts';
import { readLikes } from './like.ts';
import {
  readActiveOrder,
  readHistory,
  readLastOrder,
  readPlacedOrder,
  readPromoAnswer,
  readPromos,
} from './order.ts';
import { readPage } from './page.ts';
import { readCities, readStreets, readZoneDelivery } from './place.ts';
import { readDeliveryText, readSettings } from './settings.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);
const API = 'https://api.example';

const readers: Readonly<Record<string, (value: unknown) => unknown>> = {
  readAccount: (value) => readAccount(value, personal<Phone>('+79990000000')),
  readActiveOrder,
  readAddress,
  readAddresses,
  readCatalog: (value) => readCatalog(value, API),
  readCities,
  readDeliveryText,
  readHistory,
  readLastOrder,
  readLikes,
  readNotifications,
  readPage,
  readPlacedOrder,
  readPoint,
  readPromoAnswer,
  readPromos: (value) => readPromos(value, API),
  readSettings: (value) => readSettings(value, API),
  readStreets,
  readZoneDelivery,
};

/** Every field name that an answer may have, so that chance comes near to real answers. */
const FIELDS = [
  ...[
    settings,
    restaurant,
    story,
    product,
    groupModifier,
    modifier,
    user,
    activeOrder,
    lastOrderProduct,
    promoAnswer,
  ].flatMap(({ shape }) => Object.keys(shape)),
  'groups',
  'products',
  'stopList',
  'streets',
  'items',
  'response',
  'iikoId',
  'polygon',
  'status',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  '',
];

const answers = fc.letrec((tie) => ({
  leaf: fc.oneof(
    fc.constantFrom(
      null,
      true,
      '',
      '7',
      '[]',
      '{}',
      '//evil.example',
      'javascript:1',
      0,
      -1,
      1e300,
      0.005,
      5e-324,
    ),
    fc.string(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  ),
  list: fc.array(tie('value'), { maxLength: 4 }),
  object: fc.dictionary(fc.constantFrom(...FIELDS), tie('value'), { maxKeys: 6, noNullPrototype: true }),
  value: fc.oneof({ depthSize: 'medium', withCrossShrink: true }, tie('leaf'), tie('list'), tie('object')),
}));
const answer = fc.oneof(fc.jsonValue(), answers.value);

test.each(Object.entries(readers))('%s reads any JSON or fails as invalid', (_name, read) => {
  fc.assert(
    fc.property(answer, (value) => {
      try {
        // Through its text, as it comes from the network: only so does "__proto__" become a key.
        expect(JSON.stringify(read(jsonOf(JSON.stringify(value))))).toBeTypeOf('string');
      } catch (error) {
        expect(error).toBeInstanceOf(ApiFailure);
        expect(error).toMatchObject({ kind: 'invalid', status: null });
      }
    }),
    { numRuns },
  );
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test('any text is JSON, nothing at all, or an invalid answer', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.json().map((text) => text.slice(1)),
      ),
      (text) => {
        try {
          expect(jsonOf(text)).not.toBeUndefined();
        } catch (error) {
          expect(error).toMatchObject({ name: 'ApiFailure', kind: 'invalid' });
        }
      },
    ),
    { numRuns },
  );
  expect(jsonOf('')).toBeNull();
  expect(jsonOf(' \n')).toBeNull();
});

test.each(['__proto__', 'constructor', 'hasOwnProperty'])(
  'a product called %s is a product like any other',
  (id) => {
    const dish = { id, name: id, price: 1, groupModifiers: [{ id, modifiers: [{ modifierId: id }] }] };
    const { answer: catalog, skipped } = readCatalog({ groups: [], products: [dish] }, '');
    expect(skipped).toBe(0);
    expect(catalog.products[0]).toMatchObject({
      id,
      categoryName: '',
      modifierGroups: [{ modifiers: [{ id, name: id }] }],
    });
  },
);
