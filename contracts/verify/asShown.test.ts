import { describe, expect, test } from 'vitest';
import { among, fromState, needed, same } from '../examples/example.ts';
import { catalogExamples } from '../examples/catalog.ts';
import { catalog } from '../catalog.ts';
import { city } from '../city.ts';
import { activeOrder, historyOrder } from '../order.ts';
import * as z from 'zod/mini';
import type { Schema } from '../definition.ts';
import { plain } from '../examples/example.ts';
import { compared } from './asShown.ts';

const VALUES = { orderId: '77' };
const problemsOf = (schema: Schema, example: unknown, value: unknown): readonly string[] =>
  compared(schema, example, value, '$', { values: VALUES, isInvented: false }).problems.map(
    ({ path, says }) => `${path} ${says}`,
  );

const order = {
  id: fromState('orderId', '1'),
  delivery: { status: same('OnWay'), courierInfo: { name: 'Т' } },
};

test('what a state has given has to come back as it is', () => {
  const answer = { id: 77, delivery: { status: 'OnWay', courierInfo: null } };
  expect(problemsOf(activeOrder, order, answer)).toEqual([]);
  expect(problemsOf(activeOrder, order, { id: 78, delivery: { status: 'Closed' } })).toEqual([
    '$.id "77" was given by the state, and 78 came back',
    '$.delivery.status "OnWay" was given by the state, and "Closed" came back',
  ]);
});

describe('a menu with a product that a state has put into it', () => {
  const { all } = catalogExamples;
  const menu = plain(all.answer) as { readonly products: readonly Record<string, unknown>[] };
  const others = [{ id: '1', name: 'Рис', price: 100 }];
  const withProduct = (change: object) => ({
    ...menu,
    products: [...others, ...menu.products.map((product) => ({ ...product, ...change }))],
  });

  test('has it among others', () => {
    expect(problemsOf(catalog, all.answer, withProduct({}))).toEqual([]);
  });
  test('has it at its price in roubles', () => {
    expect(problemsOf(catalog, all.answer, withProduct({ price: 60_000 }))).toEqual([
      '$.products[1].price 600 was given by the state, and 60000 came back',
    ]);
  });
  test('may lack what the project has invented, and a picture', () => {
    expect(
      problemsOf(
        catalog,
        all.answer,
        withProduct({ weight: null, energy: undefined, tags: undefined, image: null }),
      ),
    ).toEqual([]);
  });
  test('may lack what is optional and of no value of the state', () => {
    expect(problemsOf(catalog, all.answer, withProduct({ description: null, filters: undefined }))).toEqual(
      [],
    );
    expect(problemsOf(catalog, all.answer, { ...withProduct({}), stopList: [] })).toEqual([]);
  });
  test('may not lack what the state has given', () => {
    expect(problemsOf(catalog, all.answer, withProduct({ code: null }))).toEqual([
      '$.products[1].code is null',
    ]);
    expect(problemsOf(catalog, all.answer, withProduct({ groupModifiers: [] }))).toEqual([
      expect.stringContaining('$.products[1].groupModifiers'),
    ]);
  });
  test('is not one without it', () => {
    expect(problemsOf(catalog, all.answer, { ...menu, products: others })).toEqual([
      expect.stringContaining('$.products has no element that a state has given'),
    ]);
  });
});

test('a field of a list is missing only where no element has it', () => {
  const samara = { id: 1, name: 'С', slug: 's', iikoId: 's' };
  const example = [{ id: '1', name: 'С', slug: 's', iikoId: 's', cityIn: 'С' }];
  const slugs = among({ slug: 'samara' });
  expect(problemsOf(z.array(city), example, [samara])).toEqual([]);
  expect(problemsOf(z.array(city), slugs, [{ id: 1 }, samara])).toEqual([]);
  expect(problemsOf(z.array(city), slugs, [{ id: 1 }, {}])).toEqual(['$[*].slug is missing']);
});

test('the history need not say what the project has added to it', () => {
  const example = {
    number: '1',
    deliveryMethod: 'self',
    items: [{ isGift: true, modifiers: needed([{ id: '1', amount: 1, price: 5 }]) }],
  };
  expect(problemsOf(historyOrder, example, { items: [{ modifiers: [{ id: '2', amount: 1 }] }] })).toEqual([]);
  expect(problemsOf(historyOrder, example, { items: [{}] })).toEqual(['$.items[0].modifiers is missing']);
  expect(problemsOf(historyOrder, example, { items: [{ modifiers: [] }] })).toEqual([
    '$.items[0].modifiers is an empty list',
  ]);
});
