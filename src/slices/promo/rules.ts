import type { Rules } from '../../kernel/define.ts';
import { draft } from '../draft.ts';
import type { AppDraft, AppEvents } from '../events.ts';
import type { AppState } from '../state.ts';
import { isLoggedIn } from '../user/selectors.ts';
import { selectCouponPromo } from './selectors.ts';

/** A coupon that the customer's list does not explain is looked up; promo codes are for customers only (section 5). */
const lookUp = (state: AppState): readonly AppDraft[] => {
  const { coupon } = state.cart;
  if (coupon === '' || !isLoggedIn(state) || selectCouponPromo(state)) return [];
  return [draft('promo/codeDue', { code: coupon })];
};

const say = (kind: 'success' | 'error', text: string): AppDraft =>
  draft('view/noticeRaised', { notice: { kind, text, action: null } });

export const promoRules: Rules<AppEvents, AppState> = {
  'promo/codeCopied': (_state, { payload }) => [say('success', `Промокод ${payload.code} скопирован`)],
  'promo/codeCopyFailed': () => [say('error', 'Не удалось скопировать промокод. Выделите его и скопируйте')],
  'cart/couponSubmitted': lookUp,
  'cart/returned': lookUp,
  'promo/listLoaded': lookUp,
};
