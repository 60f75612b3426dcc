import { formatPrice, type Kopecks } from '../../../domain/money.ts';
import { STALE_MS } from '../../../domain/orderRetry.ts';
import { changeText, sumChanges, type SumChange } from '../../../domain/sumChanges.ts';
import { totalsOf } from '../../../domain/totals.ts';
import { selectBasePath } from '../../city/selectors.ts';
import { draft } from '../../draft.ts';
import type { AppDraft, AppEvent } from '../../events.ts';
import { closedFor } from '../../setting/selectors.ts';
import type { AppState } from '../../state.ts';
import { checkoutGap, type CheckoutGap } from './gaps.ts';
import { knownOrder } from './givenUp.ts';
import { isSumProvisional } from './provisional.ts';
import { orderRequest } from './requests.ts';

interface Press {
  /** The new key, unless the kitchen may know the order just as it is. */
  readonly id: string;
  readonly time: number;
  /** What the customer saw and agreed to. */
  readonly total: Kopecks;
}

const answerTo = (state: AppState, gap: CheckoutGap): readonly AppDraft[] => {
  if (gap.kind === 'login') return [draft('modal/opened', { modal: { kind: 'auth' } })];
  if (gap.kind === 'address') return [draft('modal/opened', { modal: { kind: 'address' } })];
  if (gap.kind === 'restaurant') return [draft('modal/opened', { modal: { kind: 'restaurants' } })];
  return gap.kind === 'empty'
    ? [draft('view/navigationDue', { to: selectBasePath(state), mode: 'replace' })]
    : [];
};

interface Cheaper {
  readonly before: Kopecks;
  readonly after: Kopecks;
  readonly changes: readonly SumChange[];
}
/** Who pays less than they agreed to is told, not asked. */
const cheaper = ({ before, after, changes }: Cheaper): AppDraft => {
  const sums = `Сумма стала меньше: ${formatPrice(after)} вместо ${formatPrice(before)}`;
  const text = [sums, ...changes.map(changeText)].join('. ');
  return draft('view/noticeRaised', { notice: { kind: 'info', text, action: null } });
};

/** One intent for one wish: a new key only where this very order is not known to the kitchen under another. */
const ordered = (state: AppState, { id, time, total }: Press): readonly AppDraft[] => {
  // Whoever has passed the gaps is a customer with dishes.
  const body = orderRequest(state)!;
  const { total: after } = body;
  const changes = state.cart.seenSum ? sumChanges(state.cart.seenSum, state.cart) : [];
  if (after > total)
    return [draft('modal/opened', { modal: { kind: 'totalChanged', before: total, after, changes } })];
  return [
    draft('cart/intentMade', knownOrder(state.cart, body, time) ?? { key: id, body }),
    ...(after < total ? [cheaper({ before: total, after, changes })] : []),
  ];
};

/** What a press leads to: the first thing that stands in the way, a wait for the sum, or the order. */
const pressed = (state: AppState, press: Press): readonly AppDraft[] => {
  const { intent, deliveryTime } = state.cart;
  if (intent) return [];
  const gap = checkoutGap(state);
  if (gap) return answerTo(state, gap);
  const closed = closedFor(state, press.time);
  if (closed && (closed.kind === 'notWorking' || deliveryTime === null))
    return [draft('modal/opened', { modal: closed })];
  return isSumProvisional(state) ? [draft('cart/pressKept', { total: press.total })] : ordered(state, press);
};

/** «Заказать за …»: the first press counts, with the total that it shows. */
export const orderTapped = (
  state: AppState,
  { id, time }: AppEvent<'cart/orderTapped'>,
): readonly AppDraft[] =>
  state.cart.seenTotal === null ? pressed(state, { id, time, total: totalsOf(state.cart).total }) : [];

/** The customer agreed to what «Сумма изменилась» says, and to no other sum. */
export const totalAccepted = (
  state: AppState,
  { id, time }: AppEvent<'cart/totalAccepted'>,
): readonly AppDraft[] => {
  const { open } = state.modal;
  if (open?.kind !== 'totalChanged') return [];
  const closed = draft('modal/closed', { kind: 'totalChanged' });
  // A press that waits already goes on with the sum it was made over.
  return state.cart.seenTotal === null
    ? [closed, ...pressed(state, { id, time, total: open.after })]
    : [closed];
};

/** The calculation that a press waited for has ended; a dialog that came with it is answered first. */
export const pressReleased = (
  state: AppState,
  { id, time, payload: { total } }: AppEvent<'cart/pressReleased'>,
): readonly AppDraft[] =>
  state.modal.open || state.modal.queue.length > 0 ? [] : pressed(state, { id, time, total });

/** What the customer hears of an order that is not asked about any more. */
export const OUTCOME_UNKNOWN =
  'Ответа на прошлый заказ мы так и не получили. Прежде чем заказывать снова, загляните в историю заказов или позвоните нам';

/** An order goes out with its key and its body, also one that was under way when the page went. */
export const resumeOrder = (
  { cart: { intent } }: AppState,
  { time }: { readonly time: number },
): readonly AppDraft[] => {
  if (!intent) return [];
  return time - intent.madeAt > STALE_MS
    ? [draft('cart/orderRefused', { key: intent.key, message: OUTCOME_UNKNOWN })]
    : [draft('cart/placeDue', { key: intent.key, madeAt: intent.madeAt })];
};
