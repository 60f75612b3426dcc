import { selectBasePath } from '../city/selectors.ts';
import { draft, type AppDraft, type AppEventType } from '../events.ts';
import type { AppState } from '../state.ts';

/** Taps and keys by which a customer changes what is ordered. */
export const CART_EDITS = [
  'cart/addTapped',
  'cart/giftChosen',
  'cart/incrementTapped',
  'cart/decrementTapped',
  'cart/lineEdited',
  'cart/removeTapped',
  'cart/productRemoveTapped',
  'cart/undoTapped',
  'cart/clearTapped',
  'cart/returnTapped',
  'cart/couponSubmitted',
  'cart/couponRemoved',
  'cart/methodChosen',
  'cart/restaurantChosen',
  'cart/timeChosen',
  'cart/bonusTyped',
  'cart/paymentChosen',
  'cart/changeTyped',
  'cart/personsTyped',
  'cart/commentTyped',
  'order/repeatTapped',
] as const satisfies readonly AppEventType[];

/** What a customer hears who changes a cart whose order is under way: nothing of it would reach the kitchen. */
export const orderUnderWay = (state: AppState): readonly AppDraft[] => {
  const toOrder = draft('view/navigationDue', { to: `${selectBasePath(state)}checkout`, mode: 'push' });
  return [
    draft('view/noticeRaised', {
      notice: {
        kind: 'info',
        text: 'Проверяем заказ. Корзину можно будет изменить, как только ресторан ответит',
        action: { title: 'Что с заказом', emits: toOrder },
      },
    }),
  ];
};
