import { defineReducer } from '../../kernel/define.ts';
import type { AppEvents } from '../events.ts';
import type { promoEvents } from './events.ts';
import { initialPromo, type PromoState } from './state.ts';

const LIST_FAILED = 'Ошибка при загрузке промокодов';

export const reducePromo = defineReducer<AppEvents, keyof typeof promoEvents, PromoState>({
  'promo/listLoaded': (_state, { payload }) => ({ list: payload.promos, failure: null }),
  'promo/listFailed': (state) => {
    state.failure = LIST_FAILED;
  },
  'cart/couponSubmitted': (state) => {
    state.failure = null;
  },
  'cart/promoCalculated': (state) => {
    state.failure = null;
  },
  'cart/promoCalculationFailed': (state, { payload }) => {
    state.failure = payload.message;
  },
  'auth/loggedOut': () => initialPromo,
});
