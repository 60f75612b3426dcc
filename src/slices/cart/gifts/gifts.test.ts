import { describe, expect, test } from 'vitest';
import { dish, firstOptions } from '../../../../tests/demo.ts';
import { demoTerminalId } from '../../../../tests/demoForms.ts';
import {
  fold,
  lineAdded,
  lineFor,
  promoCalculated,
  shopOpened,
  signedIn,
  type StepOrPatch,
} from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import { samplePromoAnswer } from '../../../../tests/samples.ts';
import { draft } from '../../draft.ts';
import { selectTotals } from '../selectors.ts';

const MAKI = dish('Маки с лососем в подарок');
const PIZZA = dish('Пицца Маргарита в подарок');
const WOK = dish('Вок с курицей в подарок');
/** A dish of a group that CUSTOM_ADD_TO_CART_GROUPS_ID lists. */
const MENU_WOK = dish('Собери свой вок');
const DRAGON = 'Зелёный дракон';
const cart = [shopOpened(), signedIn(), lineAdded(DRAGON)];

const free = (...codes: readonly string[]): StepOrPatch => promoCalculated({ freeProducts: codes });
const giftsOf = (...steps: readonly StepOrPatch[]) =>
  fold(...steps)
    .cart.lines.filter(({ kind }) => kind === 'gift')
    .map(({ name }) => name);

describe('gifts come and go with the promo answer (specification, section 4, "Cart processing")', () => {
  test('a free product becomes a gift line of one that costs nothing', () => {
    const gift = fold(cart, free(MAKI.code)).cart.lines.find(({ kind }) => kind === 'gift');
    expect(gift).toMatchObject({ productId: MAKI.id, quantity: 1, price: 0, isFromPromocode: true });
  });

  test('an answer without it removes it again', () => {
    expect(giftsOf(cart, free(MAKI.code, PIZZA.code), free(PIZZA.code))).toEqual([PIZZA.name]);
    expect(giftsOf(cart, free(MAKI.code), free())).toEqual([]);
  });

  test('the same answer again changes nothing', () => {
    const state = fold(cart, free(MAKI.code));
    given(cart, free(MAKI.code))
      .when('cart/promoCalculated', {
        revision: state.cart.revision,
        answer: samplePromoAnswer({ discountTotal: state.cart.discountTotal, freeProducts: [MAKI.code] }),
      })
      .thenNothing();
  });

  test('codes twice and unknown codes change nothing', () => {
    expect(giftsOf(cart, free(MAKI.code, MAKI.code, 'no-such-code', MAKI.id))).toEqual([MAKI.name]);
  });

  test('a delivery is no dish to give away, also that of a zone which is not chosen', () => {
    expect(giftsOf(cart, free(dish('Доставка в дальнюю зону').code))).toEqual([]);
  });

  test('a gift that was taken out stays out, also where the server names it by its id', () => {
    const state = fold(cart, free(MAKI.id));
    const taken = state.cart.lines.find(({ kind }) => kind === 'gift')!;
    const removed = { type: 'cart/removeTapped', payload: { lineId: taken.id } } as const;
    expect(giftsOf(state, removed, free(MAKI.id))).toEqual([]);
    expect(giftsOf(state, removed, { type: 'cart/undoTapped', payload: {} }, free(MAKI.id))).toEqual([
      MAKI.name,
    ]);
  });

  test('a product that is in the cart already is no gift', () => {
    const bought = lineAdded('Картофель фри');
    expect(giftsOf(cart, bought, free(dish('Картофель фри').code))).toEqual([]);
  });

  test('gifts are not counted as bought and need no new calculation', () => {
    expect(selectTotals(fold(cart, free(MAKI.code))).goods).toBe(dish(DRAGON).price);
    const { revision } = fold(cart).cart;
    given(cart)
      .when('cart/promoCalculated', {
        revision,
        answer: samplePromoAnswer({ discountTotal: fold().cart.discountTotal, freeProducts: [MAKI.code] }),
      })
      .thenNot('cart/promoCalculationDue');
  });

  test('a gift that is not from a promo code stays whatever the answer says', () => {
    const present = lineFor('Картофель фри', { kind: 'gift', isFromPromocode: false });
    expect(giftsOf(cart, { cart: { lines: [lineFor(DRAGON), present] } }, free())).toEqual(['Картофель фри']);
  });

  test('what is missing to the next gift and the programme’s errors are kept for the screen', () => {
    const lostGift = { code: '1', name: 'Пицца', missing: dish(DRAGON).price };
    const { cart: kept } = fold(cart, promoCalculated({ lostGift, loyaltyErrors: ['Не найден'] }));
    expect(kept).toMatchObject({ lostGift, loyaltyErrors: ['Не найден'] });
  });
});

describe('a gift that the customer takes out', () => {
  const undo = draft('cart/undoTapped');
  const taken: StepOrPatch = ({ cart: { lines } }) =>
    lines
      .filter(({ kind }) => kind === 'gift')
      .map(({ id }) => ({ type: 'cart/removeTapped', payload: { lineId: id } }) as const);
  const out: StepOrPatch = [cart, free(MAKI.code), taken];

  test('stays out while the answers name it', () => {
    expect(giftsOf(out)).toEqual([]);
    expect(giftsOf(out, free(MAKI.code))).toEqual([]);
  });

  test('comes back by «Вернуть», and then stays in', () => {
    expect(giftsOf(out, undo, free(MAKI.code))).toEqual([MAKI.name]);
  });

  test('and then chooses after all is wanted again', () => {
    const chosen = draft('cart/giftChosen', { productId: WOK.id, choice: firstOptions(WOK) });
    const wanted: StepOrPatch = [cart, free(WOK.code), chosen, taken, chosen];
    expect(fold(wanted).cart.declinedGifts).toEqual([]);
    expect(giftsOf(wanted, draft('cart/restaurantChosen', { terminalId: demoTerminalId }), undo)).toEqual([
      WOK.name,
    ]);
  });

  test('is new once the server took it back and gives it again', () => {
    expect(giftsOf(out, free(), free(MAKI.code))).toEqual([MAKI.name]);
  });
});

describe('a gift that needs modifiers', () => {
  test('is not added: its dialog asks first', () => {
    const state = fold(cart, free(WOK.code));
    expect(giftsOf(cart, free(WOK.code))).toEqual([]);
    expect(state.modal.open).toEqual({ kind: 'modifiers', productId: WOK.id, isGift: true });
  });

  test('the product’s own detail asks where CUSTOM_ADD_TO_CART_GROUPS_ID lists its group', () => {
    expect(fold(cart, free(MENU_WOK.code)).modal.open).toEqual({
      kind: 'product',
      productId: MENU_WOK.id,
      isGift: true,
    });
  });

  test('it asks once for each coupon and code until the person acts', () => {
    const dismissed = { type: 'modal/dismissed', payload: { kind: 'modifiers' } } as const;
    expect(fold(cart, free(WOK.code), dismissed, free(WOK.code)).modal.open).toBeNull();
  });

  test('a new coupon asks again', () => {
    const dismissed = { type: 'modal/dismissed', payload: { kind: 'modifiers' } } as const;
    const coupon = { type: 'cart/couponSubmitted', payload: { code: 'ВОК' } } as const;
    const { modal } = fold(cart, free(WOK.code), dismissed, coupon, free(WOK.code));
    expect(modal.open).toMatchObject({ productId: WOK.id });
  });

  test('two such gifts ask one after the other, and neither is lost', () => {
    const another = dish('Вок с курицей терияки');
    const two = fold(cart, free(WOK.code, another.code));
    const asked = [two.modal.open, ...two.modal.queue].map(
      (modal) => modal && 'productId' in modal && modal.productId,
    );
    expect(new Set(asked)).toEqual(new Set([WOK.id, another.id]));
    expect(asked).toHaveLength(2);
  });

  test('it never takes the place of an open dialog', () => {
    const open = { modal: { open: { kind: 'time' } } } as const;
    const { modal } = fold(cart, open, free(WOK.code));
    expect(modal).toMatchObject({ open: { kind: 'time' }, queue: [{ productId: WOK.id }] });
  });

  test('the confirmed choice makes the gift line and closes the dialog', () => {
    const choice = firstOptions(WOK);
    const { state } = given(cart, free(WOK.code)).when('cart/giftChosen', { productId: WOK.id, choice });
    expect(state.modal.open).toBeNull();
    expect(state.cart.lines.at(-1)).toMatchObject({
      kind: 'gift',
      price: 0,
      modifiers: choice,
      isFromPromocode: true,
    });
  });

  test('a gift that is no longer free is not added by its late choice', () => {
    given(cart, free(WOK.code), free())
      .when('cart/giftChosen', { productId: WOK.id, choice: [] })
      .thenOnly(['modal/closed', { kind: 'modifiers' }]);
  });

  test('a second confirmation adds nothing', () => {
    const chosen = {
      type: 'cart/giftChosen',
      payload: { productId: WOK.id, choice: firstOptions(WOK) },
    } as const;
    given(cart, free(WOK.code), chosen).when(chosen.type, chosen.payload).thenNothing();
  });
});
