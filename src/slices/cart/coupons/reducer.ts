import type { Draft } from 'immer';
import { NOTHING } from '../../../domain/money.ts';
import { onFields } from '../../onFields.ts';
import type { CartState } from '../state.ts';
import type { PartMeanings } from '../tables.ts';
import { remember, type Cause } from '../undo/remembering.ts';
import type { Said } from '../undo/state.ts';
import type { couponEvents } from './events.ts';

function replaceCoupon(cart: Draft<CartState>, event: Cause, code: string): void {
  const { coupon } = cart;
  const said: Said = { kind: code ? 'couponEntered' : 'couponRemoved' };
  if (code !== coupon) remember(cart, event, said, { kind: 'chosen', fields: { coupon } });
  cart.coupon = code;
  cart.askedGifts = [];
  cart.giftChoices = [];
  cart.revision += 1;
}

export const couponMeanings: PartMeanings<keyof typeof couponEvents> = {
  'cart/couponSubmitted': (cart, event) => replaceCoupon(cart, event, event.payload.code.trim()),
  'cart/couponRemoved': (cart, event) => replaceCoupon(cart, event, ''),
  'cart/bonusTyped': (cart, event) => {
    const { spendBonus } = cart;
    if (event.payload.sum === spendBonus) return;
    remember(cart, event, { kind: 'bonus' }, { kind: 'chosen', fields: { spendBonus } });
    cart.spendBonus = event.payload.sum;
    cart.bonusWish = NOTHING;
  },
  'cart/bonusCut': (cart, { payload }) => {
    cart.spendBonus = payload.sum;
  },
  'cart/promoRetryTapped': null,
  'cart/promoCalculationAwaited': (cart) => {
    cart.isCalculating = true;
  },
  'cart/promoCalculationDue': onFields(['isCalculating'], (cart) => {
    cart.isCalculating = true;
  }),
  'cart/promoCalculated': (cart, { payload: { revision, answer } }) => {
    if (revision !== cart.revision) return;
    cart.isCalculating = false;
    cart.answeredRevision = revision;
    cart.discountTotal = answer.discountTotal;
    cart.lostGift = answer.lostGift;
    // The rules cut what is too much.
    if (cart.bonusWish > cart.spendBonus) cart.spendBonus = cart.bonusWish;
    cart.bonusWish = NOTHING;
    cart.freeProducts = [...answer.freeProducts];
    // A gift that the server takes back and gives again is a new one.
    cart.declinedGifts = cart.declinedGifts.filter((name) => answer.freeProducts.includes(name));
    cart.loyaltyErrors = [...answer.loyaltyErrors];
  },
  // A discount that belongs to another cart is never shown.
  'cart/promoCalculationFailed': (cart, { payload: { revision } }) => {
    if (revision !== cart.revision) return;
    cart.isCalculating = false;
    cart.answeredRevision = null;
    cart.discountTotal = NOTHING;
  },
};
