import { describe, expect, test } from 'vitest';
import { demoCities, dish, firstOptions, NOW } from '../../../../tests/demo.ts';
import { demoTerminalId } from '../../../../tests/demoForms.ts';
import {
  addressSelected,
  catalogChanged,
  fold,
  lastOrderLoaded,
  lineAdded,
  lineFor,
  promoCalculated,
  shopOpened,
  signedIn,
  type StepOrPatch,
} from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import { kopecks } from '../../../domain/money.ts';
import { secret } from '../../../kernel/event.ts';
import { draft } from '../../draft.ts';
import { selectVisibleLines } from '../lines/selectors.ts';
import { changeText } from './changeText.ts';
import { selectUndo } from './selectors.ts';

const DRAGON = 'Зелёный дракон';
const FRIES = 'Картофель фри';
const shop: StepOrPatch = [shopOpened(), signedIn(), addressSelected()];
const dragon = lineFor(DRAGON, { quantity: 3 });
const fries = lineFor(FRIES);
const two: StepOrPatch = [shop, lineAdded(DRAGON, { quantity: 3 }), lineAdded(FRIES)];
const less = draft('cart/decrementTapped', { lineId: dragon.id });
const back = draft('cart/undoTapped');
const lines = (...steps: readonly StepOrPatch[]) => selectVisibleLines(fold(...steps));
const offeredAfter = (...steps: readonly StepOrPatch[]): string | null => {
  const change = selectUndo(fold(...steps));
  return change && changeText(change.said);
};

describe('what else a customer does to a cart', () => {
  const other = demoCities[1]!.id;
  const code = draft('cart/couponSubmitted', { code: ' ЛАПША ' });
  const self = draft('cart/methodChosen', { method: 'self' });
  const WOK = dish('Вок с курицей в подарок');
  const given4: StepOrPatch = [two, promoCalculated({ freeProducts: [WOK.code] })];
  const chosen = draft('cart/giftChosen', { productId: WOK.id, choice: firstOptions(WOK) });

  test.each([
    ['a coupon that was entered', [two], [code], 'Ввели промокод'],
    ['a coupon that was removed', [two, code], [draft('cart/couponRemoved')], 'Убрали промокод'],
    ['another way of receiving', [two], [self], 'Выбрали самовывоз'],
    [
      'a restaurant',
      [two],
      [draft('cart/restaurantChosen', { terminalId: demoTerminalId })],
      'Выбрали другой ресторан',
    ],
    ['a time', [two], [draft('cart/timeChosen', { at: '2030-01-01T10:00:00.000Z' })], 'Изменили время'],
    ['a repeated order', [two, lastOrderLoaded()], [draft('cart/repeatTapped')], 'Повторили заказ'],
    ['a gift that was chosen', [given4], [chosen], `Выбрали подарок: ${WOK.name}`],
  ] as const)('%s is offered back, and «Вернуть» gives it back', (_what, before, steps, words) => {
    expect(offeredAfter(...before, ...steps)).toBe(words);
    const [was, is] = [fold(...before).cart, fold(...before, ...steps, back).cart];
    const of = ({ coupon, deliveryMethod, restaurantId, deliveryTime, unchosen }: typeof was) => ({
      coupon,
      deliveryMethod,
      restaurantId,
      deliveryTime,
      unchosen,
    });
    expect(of(is)).toEqual(of(was));
    expect(lines(...before, ...steps, back)).toEqual(lines(...before));
    expect(is.offered).toBeNull();
  });

  test('a coupon that comes back is asked for like a new one; without one only the sum is', () => {
    given(two, code, draft('cart/couponRemoved'))
      .when('cart/undoTapped')
      .thenAmongOthers(['cart/promoCalculationAwaited'], ['catalog/reloadDue', { reason: 'coupon' }]);
    given(two, code).when('cart/undoTapped').thenAmongOthers(['cart/promoCalculationDue']);
  });

  test('a gift whose choice was taken back is asked for by the next answer', () => {
    const again = promoCalculated({ freeProducts: [WOK.code] });
    const { modal } = fold(given4, draft('modal/dismissed', { kind: 'modifiers' }), chosen, back, again);
    expect(modal.open).toMatchObject({ kind: 'modifiers', productId: WOK.id, isGift: true });
  });

  test('where nothing lies in the cart, no way of receiving is offered back', () => {
    expect(offeredAfter(shop, self)).toBeNull();
    expect(fold(shop, self).cart.history).toHaveLength(1);
  });

  test('a time that has passed since is nobody’s choice any more', () => {
    const past = new Date(NOW - 1).toISOString();
    const steps = [two, { cart: { deliveryTime: past } }, draft('cart/timeChosen', { at: null })] as const;
    expect(fold(...steps, back).cart.deliveryTime).toBeNull();
  });

  test('another city, a logout and an order leave nothing to take back', () => {
    for (const end of [
      draft('city/chosen', { cityId: other }),
      draft('auth/loggedOut', { reason: 'tapped' }),
    ])
      expect(fold(two, less, end).cart).toMatchObject({ history: [], offered: null });
    const elsewhere = { ...draft('auth/loggedOut', { reason: 'tapped' }), id: 'x', time: NOW };
    const arrived = draft('view/factsArrived', { facts: secret([elsewhere] as never) });
    expect(fold(two, less, arrived).cart).toMatchObject({ history: [], offered: null });
  });
});

describe('Ctrl+Z', () => {
  const MAKI = dish('Маки с лососем в подарок');
  const press = draft('cart/undoPressed');
  const code = (n: number) => draft('cart/couponSubmitted', { code: `CODE${n}` });

  test('goes back change by change, what was added too, and says which', () => {
    expect(lines(two, less, press)).toEqual(lines(two));
    expect(lines(two, less, press, press)).toEqual([dragon]);
    expect(lines(two, less, press, press, press)).toEqual([]);
    given(two, less)
      .when('cart/undoPressed')
      .thenAmongOthers([
        'view/noticeRaised',
        { notice: { kind: 'info', text: `Отменили: ${DRAGON}: было 3, стало 2`, action: null } },
      ]);
  });

  test('goes back ten changes', () => {
    const many = Array.from({ length: 12 }, (_, n) => code(n));
    const presses = (count: number) => Array.from({ length: count }, () => press);
    expect(fold(two, ...many, ...presses(9)).cart.coupon).toBe('CODE2');
    expect(fold(two, ...many, ...presses(12)).cart.coupon).toBe('CODE1');
  });

  test('passes over what has come to nothing by itself', () => {
    const lost = draft('cart/linesRejected', { removed: [dragon.id], messages: [] });
    expect(lines(two, less, lost, press)).toEqual([]);
    given(shop).when('cart/undoPressed').thenNothing();
  });

  test('a present that is given no more is passed over, and does not come back once it is given again', () => {
    const [free, none] = [
      promoCalculated({ freeProducts: [MAKI.code] }),
      promoCalculated({ freeProducts: [] }),
    ];
    const declined: StepOrPatch = (state) => {
      const gift = state.cart.lines.find(({ kind }) => kind === 'gift');
      return gift ? draft('cart/removeTapped', { lineId: gift.id }) : [];
    };
    const pressed = fold(two, free, less, declined, none, press);
    expect(selectVisibleLines(pressed)[0]?.quantity).toBe(3);
    expect(pressed.cart.history.map(({ said }) => said.kind)).toEqual(['added', 'added']);
  });

  test('a dish that cannot be had any more stays out, and the customer hears why', () => {
    const gone = draft('cart/removeTapped', { lineId: fries.id });
    const refused = (step: StepOrPatch, text: string) =>
      given(two, gone, step)
        .when('cart/undoPressed')
        .thenAmongOthers(
          ['cart/changeReversed', { back: [] }],
          ['view/noticeRaised', { notice: { kind: 'error', text, action: null } }],
        );
    refused(catalogChanged({ [FRIES]: null }), `Не вернули «${FRIES}»: сейчас нет в наличии`);
    refused(catalogChanged({ [FRIES]: { price: kopecks(1) } }), `Не вернули «${FRIES}»: цена изменилась`);
    const without = [two, gone, catalogChanged({ [FRIES]: null }), press] as const;
    expect(lines(...without)).toEqual([dragon]);
    expect(fold(...without).cart.history.map(({ said }) => said.kind)).toEqual(['added', 'added']);
  });
});
