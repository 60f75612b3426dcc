import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { catalog } from '../catalog.ts';
import { city, directory } from '../city.ts';
import { id, isoTime, problem, roubles } from '../common.ts';
import { promoAnswer } from '../promo.ts';
import { settings } from '../setting.ts';
import type { Schema } from '../definition.ts';
import { judged } from './wire.ts';

const problemsOf = (schema: Schema, value: unknown): readonly string[] =>
  judged(schema, value).problems.map(({ path, says }) => `${path} ${says}`);
const waysOf = (schema: Schema, value: unknown): readonly string[] =>
  judged(schema, value).taken.map(({ group, way }) => `${group}: ${way}`);

test('a wrong field deep in a product is named, never the product', () => {
  const modifier = { modifierId: '7', price: 40 };
  const product = (price: unknown) => ({
    id: '1',
    name: 'Вок',
    price: 600,
    groupModifiers: [{ modifiers: [modifier, { ...modifier, price }] }],
  });
  const menu = (price: unknown) => ({ groups: [], products: [product(40), product(price)] });
  expect(problemsOf(catalog, menu(40))).toEqual([]);
  expect(problemsOf(catalog, menu('40'))).toEqual([
    '$.products[1].groupModifiers[0].modifiers[1].price a number is expected, not "40"',
  ]);
});

test('every element of a list is looked at', () => {
  const samara = { id: 1, name: 'Самара', slug: 'samara', iikoId: 's' };
  expect(problemsOf(z.array(city), [samara, { ...samara, slug: null }, { ...samara, id: [] }])).toEqual([
    '$[1].slug a text is expected, not null',
    '$[2].id an id, a text or a number is expected, not []',
  ]);
});

test('what the contract does not name is told, not judged', () => {
  const { problems, beyond } = judged(city, { id: 1, name: 'С', slug: 's', iikoId: 's', mayor: {} });
  expect(problems).toEqual([]);
  expect(beyond).toEqual(['$.mayor']);
});

describe('an optional field', () => {
  test.each([[{}], [{ deliveryId: null }], [{ deliveryId: 'd' }]])('may be %j', (value) => {
    expect(problemsOf(z.looseObject({ deliveryId: z.nullish(z.string()) }), value)).toEqual([]);
  });
});

test.each([
  [isoTime, '2026-03-02T12:00:00+04:00', []],
  [isoTime, '02.03.2026', ['$ a time of ISO 8601 with its offset is expected, not "02.03.2026"']],
  [id, 7, []],
  [id, null, ['$ an id, a text or a number is expected, not null']],
  [roubles, 19.5, []],
  [roubles, 19.555, ['$ roubles with at most two decimals are expected, not 19.555']],
])('a format is asked for: %#', (schema, value, problems) => {
  expect(problemsOf(schema, value)).toEqual(problems);
});

describe('alternatives', () => {
  test.each([
    [problem, { message: 'Нет' }, 'the message of a refusal: a text'],
    [problem, { message: ['Нет', 'Совсем'] }, 'the message of a refusal: a list of texts'],
    [directory, { streets: [] }, 'the streets of a city: under "streets"'],
    [directory, [{ name: 'Садовая' }], 'the streets of a city: a bare list'],
    [promoAnswer, { lostGift: '90001' }, 'a gift that is nearly earned: its code alone'],
    [
      promoAnswer,
      { loyaltyProgramErrors: [{ message: 'Нет' }] },
      'an error of the loyalty programme: an object with the message',
    ],
    [settings, { PHONES: '{"deliveryService":"+7"}' }, 'a setting: the JSON text of it'],
    [settings, { IS_SITE_NOT_WORKING: 'true' }, 'a setting: the JSON text of it'],
    [settings, { IS_SITE_NOT_WORKING: true }, 'a setting: JSON'],
  ])('%#: the one that is shown is known', (schema, value, way) => {
    expect(problemsOf(schema, value)).toEqual([]);
    expect(waysOf(schema, value)).toEqual([way]);
  });

  test('of none the wrong field is named all the same', () => {
    expect(problemsOf(directory, { streets: [{ houses: [] }] })).toEqual(['$.streets[0].name is missing']);
    expect(problemsOf(problem, { message: 5 })).toEqual(['$.message a text or a list is expected, not 5']);
  });

  test('what lies in JSON text is judged, too', () => {
    expect(problemsOf(settings, { PHONES: '{"deliveryService":5}' })).toEqual([
      '$.PHONES.deliveryService a text is expected, not 5',
    ]);
  });
});
