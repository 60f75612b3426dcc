import type { Kopecks } from '../../../domain/money.ts';
import { fact, payload } from '../../../kernel/event.ts';
import type { PromoAnswer } from './state.ts';

/** Coupon, bonuses, and the calculation of what they are worth. */
export const couponEvents = {
  'cart/couponSubmitted': fact('user', payload<{ code: string }>(), { edits: true, shared: true }),
  'cart/couponRemoved': fact('user', { edits: true, shared: true }),
  'cart/bonusTyped': fact('user', payload<{ sum: Kopecks }>(), { edits: true, shared: true }),
  /** «Повторить»: discounts and gifts are calculated now, not when it is tried again by itself. */
  'cart/promoRetryTapped': fact('user', { edits: false }),
  'cart/bonusCut': fact('rule', payload<{ sum: Kopecks }>(), { shared: true }),
  /** A calculation follows when the catalog is in: the sum is provisional from here on. */
  'cart/promoCalculationAwaited': fact('rule', { shared: false }),
  'cart/promoCalculationDue': fact('rule', { shared: false }),
  'cart/promoCalculated': fact('server', payload<{ revision: number; answer: PromoAnswer }>(), {
    shared: true,
  }),
  'cart/promoCalculationFailed': fact('server', payload<{ revision: number; message: string }>(), {
    shared: false,
  }),
} as const;
