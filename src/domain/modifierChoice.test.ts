import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { choose, initialChoice, missingGroups, toggle, type Choice } from './modifierChoice.ts';
import type { Modifier } from './catalog.ts';
import { kopecks } from './money.ts';
import { groupId, productId, sampleGroup, sampleOption } from '../../tests/samples.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);
const option = (id: string, defaultAmount = 0) => sampleOption({ id: productId(id), defaultAmount });
const ids = (choice: Choice): readonly string[] =>
  choice.map((modifier) => `${modifier.groupId}:${modifier.id}`);

const anyGroup = (name: string) =>
  fc
    .record({
      isRequired: fc.boolean(),
      choice: fc.constantFrom('one' as const, 'many' as const),
      minAmount: fc.integer({ min: 0, max: 2 }),
      maxAmount: fc.option(fc.integer({ min: 1, max: 3 })),
      modifiers: fc
        .uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 })
        .map((all) => all.map((id) => option(id))),
    })
    .map((group) => sampleGroup({ ...group, id: groupId(name) }));
const groups = fc.tuple(anyGroup('g'), anyGroup('h'));
const presses = fc.array(fc.tuple(fc.nat({ max: 1 }), fc.constantFrom('a', 'b', 'c', 'none').map(productId)));

test('the only option of a required group is chosen, whatever its default', () => {
  const only = sampleGroup({ isRequired: true, choice: 'one', modifiers: [option('a')] });
  expect(ids(initialChoice([only]))).toEqual(['g1:a']);
  expect(initialChoice([{ ...only, isRequired: false }])).toEqual([]);
  const several = [option('a'), option('b')];
  expect(initialChoice([{ ...only, choice: 'many', modifiers: several }])).toEqual([]);
});

test('where one of several has to be chosen, the first that costs nothing is, unless another comes by default', () => {
  const paid = (id: string) => sampleOption({ id: productId(id), price: kopecks(9900) });
  const free = (id: string) => sampleOption({ id: productId(id), price: kopecks(0) });
  const required = (modifiers: readonly Modifier[]) =>
    ids(initialChoice([sampleGroup({ isRequired: true, choice: 'one', modifiers })]));
  expect(required([paid('a'), free('b'), free('c')])).toEqual(['g1:b']);
  expect(required([free('a'), option('b', 1)])).toEqual(['g1:b']);
  expect(required([paid('a'), paid('b')])).toEqual([]);
  const asked = sampleGroup({ isRequired: false, choice: 'one', modifiers: [free('a'), free('b')] });
  expect(initialChoice([asked])).toEqual([]);
});

test('options that come by default are chosen as far as the group has room', () => {
  const modifiers = [option('a'), option('b', 1), option('c', 2)];
  const many = sampleGroup({ modifiers });
  expect(ids(initialChoice([many]))).toEqual(['g1:b', 'g1:c']);
  expect(ids(initialChoice([{ ...many, maxAmount: 1 }]))).toEqual(['g1:b']);
  expect(ids(initialChoice([{ ...many, choice: 'one' }]))).toEqual(['g1:b']);
});

test('a chosen option carries its name, price and group', () => {
  const sauce = sampleOption({
    id: productId('a'),
    name: 'Спайси',
    code: '7',
    price: kopecks(4000),
    defaultAmount: 3,
  });
  const group = sampleGroup({ id: groupId('s'), name: 'Соус', modifiers: [sauce] });
  const expected = {
    id: 'a',
    name: 'Спайси',
    code: '7',
    price: 4000,
    amount: 1,
    groupId: 's',
    groupName: 'Соус',
  };
  expect(choose([], group, productId('a'))).toEqual([expected]);
});

test('a radio group holds the last option pressed and leaves other groups alone', () => {
  const first = sampleGroup({ id: groupId('g'), choice: 'one', modifiers: [option('a'), option('b')] });
  const second = { ...first, id: groupId('h') };
  const before = choose(choose([], first, productId('a')), second, productId('a'));
  expect(ids(choose(before, first, productId('b'))).toSorted()).toEqual(['g:b', 'h:a']);
  expect(choose(before, first, productId('none'))).toBe(before);
});

test('pressing a checkbox twice changes nothing', () => {
  const group = sampleGroup({ maxAmount: 2, modifiers: [option('a'), option('b'), option('c')] });
  const once = toggle([], group, productId('a'));
  expect(ids(once)).toEqual(['g1:a']);
  expect(toggle(once, group, productId('a'))).toEqual([]);
  const full = toggle(once, group, productId('b'));
  expect(toggle(full, group, productId('c'))).toBe(full);
  expect(toggle(once, group, productId('none'))).toBe(once);
});

test('no sequence of presses passes the most a group takes, and none chooses an option twice', () => {
  fc.assert(
    fc.property(groups, presses, (all, sequence) => {
      let choice = initialChoice(all);
      for (const [at, id] of sequence) {
        const group = all[at === 0 ? 0 : 1];
        choice = group.choice === 'one' ? choose(choice, group, id) : toggle(choice, group, id);
        for (const { id: groupOf, choice: kind, maxAmount } of all) {
          const held = choice.filter(({ groupId }) => groupId === groupOf);
          expect(held.length).toBeLessThanOrEqual(kind === 'one' ? 1 : (maxAmount ?? 3));
        }
        expect(new Set(ids(choice)).size).toBe(choice.length);
      }
    }),
    { numRuns },
  );
});

test('a required group and a least amount ask until they have enough', () => {
  const modifiers = [option('a'), option('b'), option('c')];
  const required = sampleGroup({ isRequired: true, modifiers });
  const two = sampleGroup({ minAmount: 2, modifiers });
  const one = choose([], required, productId('a'));
  expect(missingGroups([required], [])).toEqual([required]);
  expect(missingGroups([required], one)).toEqual([]);
  expect(missingGroups([two], one)).toEqual([two]);
  expect(missingGroups([two], toggle(one, two, productId('b')))).toEqual([]);
  expect(missingGroups([sampleGroup({ modifiers })], [])).toEqual([]);
});

test('every product can be completed: pressing what is offered ends with nothing missing', () => {
  fc.assert(
    fc.property(groups, (all) => {
      let choice: Choice = [];
      for (const group of all)
        for (const { id } of group.modifiers)
          choice = group.choice === 'one' ? choose(choice, group, id) : toggle(choice, group, id);
      expect(missingGroups(all, choice)).toEqual([]);
    }),
    { numRuns },
  );
});
