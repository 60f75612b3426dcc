import { describe, expect, test } from 'vitest';
import { dish } from '../../../../tests/demo.ts';
import {
  catalogChanged,
  fold,
  lineAdded,
  lineFor,
  promoCalculated,
  shopOpened,
  signedIn,
  type Step,
} from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import { kopecks } from '../../../domain/money.ts';
import { draft } from '../../draft.ts';

const DRAGON = 'Зелёный дракон';
const { id } = lineFor(DRAGON);
/** A catalog without delivery and fee: nothing but goods is ever in the cart. */
const bare: Step = [
  shopOpened(),
  catalogChanged({ Доставка: null, 'Сервисный сбор': null }),
  signedIn(),
  lineAdded(DRAGON),
];

describe('a cart without goods (specification, section 4, "Cart", "Emptying")', () => {
  test('the last line takes the discount with it, also where no delivery line went with it', () => {
    const discounted = promoCalculated({ discountTotal: kopecks(100) });
    const { state } = given(bare, discounted)
      .when('cart/removeTapped', { lineId: id })
      .thenOnly(['cart/lineRemoved'], ['cart/emptied']);
    expect(state.cart).toMatchObject({ lines: [], discountTotal: 0 });
  });

  test('a calculation that is on its way is not awaited any longer', () => {
    const removed = fold(bare, draft('cart/removeTapped', { lineId: id }));
    expect(removed.cart.isCalculating).toBe(false);
  });

  test('one that is cleared already is not cleared again', () => {
    given(shopOpened(), signedIn()).when('cart/methodChosen', { method: 'self' }).thenNothing();
  });
});

describe('removal by product (specification, section 4, "Cart line changes")', () => {
  test('all lines of the dish go, whatever their modifiers; its gift and other dishes stay', () => {
    const lines = [
      lineFor('Картофель фри'),
      lineFor(DRAGON),
      lineFor(DRAGON, { id: 'second' as never }),
      lineFor(DRAGON, { id: 'gift' as never, kind: 'gift' }),
    ];
    const { state } = given(shopOpened(), signedIn(), { cart: { lines } }).when('cart/productRemoveTapped', {
      productId: dish(DRAGON).id,
    });
    expect(state.cart.lines.map((line) => line.id)).toEqual(
      expect.arrayContaining([lineFor('Картофель фри').id, 'gift']),
    );
    expect(state.cart.lines.filter(({ name, kind }) => name === DRAGON && kind === 'goods')).toEqual([]);
  });
});
