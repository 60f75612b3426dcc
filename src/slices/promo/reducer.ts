import type { Draft as Mutable } from 'immer';
import { defineReducer } from '../../kernel/define.ts';
import type { AppEvents } from '../events.ts';
import type { promoEvents } from './events.ts';
import { initialPromo, LIST_FAILED, type PromoState } from './state.ts';

const CODE_FAILED = 'Ошибка при загрузке промокода';

type Failed = NonNullable<PromoState['failed']>;
/** What a cart is told last comes first: the list says on its own page that it is lost. */
const BY_WEIGHT: readonly PromoState['failed'][] = ['list', 'code', 'calculation'];

const fail = (state: Mutable<PromoState>, failed: Failed, failure: string): void => {
  const isLighter = BY_WEIGHT.indexOf(failed) < BY_WEIGHT.indexOf(state.failed);
  if (!isLighter) Object.assign(state, { failed, failure });
};

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
    fail(state, 'list', LIST_FAILED);
  },
  'promo/codeDue': null,
  'promo/codeLoaded': (state, { payload: { code, promo } }) => {
    state.current = { code, promo };
    end(state, 'code');
  },
  'promo/codeFailed': (state) => {
    fail(state, 'code', CODE_FAILED);
  },
  'promo/codeCopyTapped': null,
  'promo/codeCopied': null,
  'promo/codeCopyFailed': null,
  'cart/couponSubmitted': ({ list }) => ({ ...initialPromo, list }),
  'cart/couponRemoved': ({ list }) => ({ ...initialPromo, list }),
  'city/chosen': ({ list }) => ({ ...initialPromo, list }),
  'cart/promoCalculated': calculated,
  'cart/promoCalculationFailed': (state, { payload }) => {
    fail(state, 'calculation', payload.message);
    state.isUncalculated = true;
  },
  'cart/emptied': calculated,
  'cart/orderPlaced': calculated,
  'auth/loggedOut': () => initialPromo,
});
