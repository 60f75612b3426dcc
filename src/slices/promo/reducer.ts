import type { Draft as Mutable } from 'immer';
import { defineReducer } from '../../kernel/define.ts';
import type { AppEvents } from '../events.ts';
import type { promoEvents } from './events.ts';
import { initialPromo, type PromoState } from './state.ts';

const LIST_FAILED = 'Ошибка при загрузке промокодов';
const CODE_FAILED = 'Ошибка при загрузке промокода';

const end = (state: Mutable<PromoState>, what: PromoState['failed']): void => {
  if (state.failed === what) Object.assign(state, { failed: null, failure: null });
};

/** Also where there is nothing left to calculate. */
const calculated = (state: Mutable<PromoState>): void => {
  state.isUncalculated = false;
  end(state, 'calculation');
};

export const reducePromo = defineReducer<AppEvents, keyof typeof promoEvents, PromoState>({
  'promo/listLoaded': (state, { payload }) => {
    state.list = [...payload.promos];
    end(state, 'list');
  },
  'promo/listFailed': (state) => {
    Object.assign(state, { failed: 'list', failure: LIST_FAILED });
  },
  'promo/codeDue': null,
  'promo/codeLoaded': (state, { payload: { code, promo } }) => {
    state.current = { code, promo };
    end(state, 'code');
  },
  'promo/codeFailed': (state) => {
    Object.assign(state, { failed: 'code', failure: CODE_FAILED });
  },
  'promo/codeCopyTapped': null,
  'promo/codeCopied': null,
  'promo/codeCopyFailed': null,
  'cart/couponSubmitted': ({ list }) => ({ ...initialPromo, list }),
  'cart/couponRemoved': ({ list }) => ({ ...initialPromo, list }),
  'city/chosen': ({ list }) => ({ ...initialPromo, list }),
  'cart/promoCalculated': calculated,
  'cart/promoCalculationFailed': (state, { payload }) => {
    Object.assign(state, { failed: 'calculation', failure: payload.message, isUncalculated: true });
  },
  'cart/emptied': calculated,
  'cart/orderPlaced': calculated,
  'auth/loggedOut': () => initialPromo,
});
