import { NOTHING } from '../../../domain/money.ts';
import { onFields } from '../../onFields.ts';
import type { PartMeanings } from '../tables.ts';
import type { couponEvents } from './events.ts';

export const couponMeanings: PartMeanings<keyof typeof couponEvents> = {
  'cart/couponSubmitted': (cart, { payload }) => {
    cart.coupon = payload.code.trim();
    cart.askedGifts = [];
    cart.revision += 1;
  },
  'cart/couponRemoved': (cart) => {
    cart.coupon = '';
    cart.askedGifts = [];
    cart.revision += 1;
  },
  'cart/bonusTyped': (cart, { payload }) => {
    cart.spendBonus = payload.sum;
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
