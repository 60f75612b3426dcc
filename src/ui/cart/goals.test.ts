import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromRoubles, kopecks, NOTHING } from '../../domain/money.ts';
import { nextGoal, type GoalInput } from './goals.ts';

const cart = (changes: Partial<GoalInput> = {}): GoalInput => ({
  goods: fromRoubles(1_000),
  discount: NOTHING,
  minSum: fromRoubles(700),
  freeFrom: fromRoubles(2_000),
  isDeliveryFree: false,
  lostGift: null,
  ...changes,
});

test('below the least order nothing else is aimed at', () => {
  const goal = nextGoal(
    cart({ goods: fromRoubles(500), lostGift: { name: 'Маргарита', missing: fromRoubles(100) } }),
  );
  expect(goal).toMatchObject({ kind: 'minSum', text: 'Ещё 200\u00A0₽ до минимальной суммы' });
});

test('a discount can bring the order below its least sum again', () => {
  expect(nextGoal(cart({ discount: fromRoubles(400) }))).toMatchObject({
    kind: 'minSum',
    value: fromRoubles(600),
  });
});

test('above the least order the free delivery is next', () => {
  expect(nextGoal(cart())).toMatchObject({ kind: 'freeDelivery', goal: fromRoubles(2_000) });
});

test.each([
  ['the sum is reached', { goods: fromRoubles(2_000) }],
  ['the server gives it already', { isDeliveryFree: true }],
  ['the zone is not known', { freeFrom: null, minSum: null }],
])('there is no way to a free delivery when %s', (_name, changes) => {
  expect(nextGoal(cart(changes))).toBeNull();
});

test('a present that is nearly earned comes last', () => {
  const lostGift = { name: 'Маргарита', missing: fromRoubles(240) };
  expect(nextGoal(cart({ isDeliveryFree: true, lostGift }))).toEqual({
    kind: 'gift',
    label: 'До подарка',
    text: 'Ещё 240\u00A0₽, и Маргарита в подарок',
    value: fromRoubles(1_000),
    goal: fromRoubles(1_240),
  });
});

test('a present without a sum cannot be drawn as a way', () => {
  expect(nextGoal(cart({ isDeliveryFree: true, lostGift: { name: 'Фри', missing: null } }))).toBeNull();
});

test('a goal always lies ahead', () => {
  const sum = fc.integer({ min: 0, max: 1_000_000 }).map(kopecks);
  const maybe = fc.option(sum);
  fc.assert(
    fc.property(
      fc.record({
        goods: sum,
        discount: sum,
        minSum: maybe,
        freeFrom: maybe,
        isDeliveryFree: fc.boolean(),
        lostGift: fc.option(fc.record({ name: fc.constant('Фри'), missing: maybe })),
      }),
      (input) => {
        const goal = nextGoal(input);
        fc.pre(goal !== null);
        expect(goal.value).toBeLessThan(goal.goal);
      },
    ),
  );
});
