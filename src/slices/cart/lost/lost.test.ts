import { describe, expect, test } from 'vitest';
import { pastItem } from '../../../../tests/demo.ts';
import { fold, lineAdded, shopOpened, signedIn, type StepOrPatch } from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import { onStage } from '../../../../tests/stage.ts';
import type { ProductId } from '../../../domain/catalog.ts';
import { draft } from '../../draft.ts';

const DRAGON = 'Зелёный дракон';
const WOK = 'Собери свой вок';
const shop = [shopOpened(), signedIn()];
const goneDish = pastItem(DRAGON, { productId: 'gone' as ProductId });
const goneChoice = pastItem(WOK, {
  name: 'Вок',
  modifiers: [{ id: 'gone' as ProductId, amount: 1 }],
});
const found = (...items: readonly ReturnType<typeof pastItem>[]) => draft('cart/lostFound', { items });
const tapped = draft('cart/recoveryTapped');
const goods = (...steps: readonly StepOrPatch[]) =>
  fold(shop, ...steps)
    .cart.lines.filter(({ kind }) => kind === 'goods')
    .map(({ name, quantity }) => [name, quantity]);

describe('a cart that a change of STORE_VERSION has taken (assumptions, section 7, "«Восстановить корзину»")', () => {
  test('comes back with its choices, is calculated anew, and is offered no more', () => {
    expect(goods(found(pastItem(DRAGON, { amount: 2 }), pastItem(WOK)), tapped)).toEqual([
      [DRAGON, 2],
      [WOK, pastItem(WOK).amount],
    ]);
    const { state } = given(shop, found(pastItem(DRAGON)))
      .when('cart/recoveryTapped')
      .thenAmongOthers(['cart/lostSettled'], ['cart/promoCalculationDue']);
    expect(state.cart.lost).toEqual([]);
  });

  test('joins what lies in the cart by now', () => {
    expect(goods(lineAdded(DRAGON), found(pastItem(DRAGON, { amount: 2 })), tapped)).toEqual([[DRAGON, 3]]);
  });

  test('without what is not to be had as it was, which is named', () => {
    given(shop, found(goneDish, goneChoice, pastItem(DRAGON)))
      .when('cart/recoveryTapped')
      .thenAmongOthers(
        ['cart/lineAdded'],
        ['cart/lostSettled'],
        [
          'view/noticeRaised',
          {
            notice: {
              kind: 'error',
              text: `Не вернули, сейчас нет в меню: ${goneDish.name}, Вок`,
              action: null,
            },
          },
        ],
      );
  });

  test('is undone as a whole', () => {
    expect(goods(found(pastItem(DRAGON), pastItem(WOK)), tapped, draft('cart/undoTapped'))).toEqual([]);
  });

  test('is not wanted, or there is none: nothing comes', () => {
    expect(fold(shop, found(pastItem(DRAGON)), draft('cart/recoveryDeclined')).cart.lost).toEqual([]);
    given(shop).when('cart/recoveryTapped').thenNothing();
  });

  test('goes with its customer', () => {
    const left = draft('auth/loggedOut', { reason: 'tapped' });
    expect(fold(shop, found(pastItem(DRAGON)), left).cart.lost).toEqual([]);
  });
});

test('the browser is asked once, and forgets once it is settled or the customer has left', () => {
  let forgotten = 0;
  const lostCart = { find: () => [pastItem(DRAGON)], forget: () => void (forgotten += 1) };
  onStage(({ open, flush }) => {
    const { emit, store } = open([shop], { lostCart });
    flush();
    expect(store.state().cart.lost).toHaveLength(1);
    emit('r', { r: tapped });
    flush();
    expect(forgotten).toBe(1);
  });
});
