import { selectBasePath } from '../city/selectors.ts';
import { draft, type AppDraft } from '../events.ts';
import { closedFor } from '../setting/selectors.ts';
import type { AppState } from '../state.ts';
import { checkoutGap, type CheckoutGap } from './gaps.ts';
import { orderRequest } from './requests.ts';

const answerTo = (state: AppState, gap: CheckoutGap): readonly AppDraft[] => {
  if (gap.kind === 'login') return [draft('modal/opened', { modal: { kind: 'auth' } })];
  if (gap.kind === 'address') return [draft('modal/opened', { modal: { kind: 'address' } })];
  if (gap.kind === 'restaurant') return [draft('modal/opened', { modal: { kind: 'restaurants' } })];
  return gap.kind === 'empty'
    ? [draft('view/navigationDue', { to: selectBasePath(state), mode: 'replace' })]
    : [];
};

/** One intent for one wish: made at the first press, sent again by every later one (assumptions, section 6). */
export const placeOrder = (
  state: AppState,
  { id, time }: { readonly id: string; readonly time: number },
): readonly AppDraft[] => {
  const { intent, isCalculating, deliveryTime } = state.cart;
  if (intent) return intent.state === 'uncertain' ? [draft('order/placeDue', { key: intent.key })] : [];
  const gap = checkoutGap(state);
  if (gap) return answerTo(state, gap);
  const closed = closedFor(state, time);
  if (closed && (closed.kind === 'notWorking' || deliveryTime === null))
    return [draft('modal/opened', { modal: closed })];
  const body = isCalculating ? null : orderRequest(state);
  return body ? [draft('order/intentMade', { key: id, body }), draft('order/placeDue', { key: id })] : [];
};

/** An order that was under way when the page went is sent again with its key and its body. */
export const resumeOrder = ({ cart: { intent } }: AppState): readonly AppDraft[] =>
  intent ? [draft('order/placeDue', { key: intent.key })] : [];
