import { describe, expect, test } from 'vitest';
import { cartChanges, ecommerceEvent, itemOfLine } from './ecommerce.ts';
import { kopecks } from './money.ts';
import { lineId, sampleLine, sampleModifier } from '../../tests/samples.ts';

const wok = sampleLine({ id: lineId('l1'), quantity: 2 });
const spicy = { ...wok, modifiers: [sampleModifier({ name: 'Чили', price: kopecks(1_050) })] };
const gift = sampleLine({ id: lineId('l2'), kind: 'gift' });

describe('what changed in a cart', () => {
  test.each([
    ['a new line', [], [wok], [2], []],
    ['more portions', [wok], [{ ...wok, quantity: 5 }], [3], []],
    ['fewer portions', [wok], [{ ...wok, quantity: 1 }], [], [1]],
    ['a line that is gone', [wok], [], [], [2]],
    ['another choice in the same line', [wok], [spicy], [2], [2]],
    ['presents', [], [gift], [], []],
    ['nothing', [wok, gift], [wok], [], []],
  ])('%s', (_what, before, after, added, removed) => {
    const changes = cartChanges(before, after);
    expect(changes.added.map(({ quantity }) => quantity)).toEqual(added);
    expect(changes.removed.map(({ quantity }) => quantity)).toEqual(removed);
  });
});

test('the price of a unit has its modifiers (specification, section 1)', () => {
  expect(itemOfLine(spicy)).toMatchObject({ price: wok.price / 100 + 10.5, item_variant: 'Чили' });
});

test('what Metrica has no name for has no part of its own', () => {
  expect(ecommerceEvent('view_cart', [itemOfLine(wok)])).toEqual({
    event: 'view_cart',
    ecommerce: { currency: 'RUB', currencyCode: 'RUB', items: [itemOfLine(wok)] },
  });
});
