import { released } from '../placing/provisional.ts';
import { freshGifts } from '../receiving/judging.ts';
import { settled } from '../settling.ts';
import type { PartRules } from '../tables.ts';
import { couponDue, cutBonus, promoDue } from './calculation.ts';
import type { couponEvents } from './events.ts';

type Elsewhere = 'catalog/loadFailed' | 'auth/loggedIn' | 'user/profileLoaded';

export const couponRules: PartRules<keyof typeof couponEvents | Elsewhere> = {
  'cart/couponSubmitted': couponDue,
  'cart/couponRemoved': promoDue,
  'cart/bonusTyped': cutBonus,
  'cart/promoRetryTapped': promoDue,
  'cart/promoCalculated': (state, event) =>
    event.payload.revision === state.cart.revision
      ? [...settled(state, event), ...freshGifts(state, event), ...released(state)]
      : [],
  'cart/promoCalculationFailed': released,
  'catalog/loadFailed': (state, { payload }) => (payload.reason === 'start' ? [] : promoDue(state)),
  'auth/loggedIn': (state) => [...cutBonus(state), ...promoDue(state)],
  'user/profileLoaded': cutBonus,
};
