import { isFinal } from '../../domain/orderStatus.ts';
import type { Rules } from '../../kernel/define.ts';
import { selectBasePath } from '../city/selectors.ts';
import { draft, type AppDraft, type AppEvents } from '../events.ts';
import type { AppState } from '../state.ts';
import { isOnPage } from '../view/selectors.ts';
import { isOrderToShow } from './selectors.ts';
import type { LateAnswer } from './state.ts';
import { lapses, pageOfOrder, payAgain, settledElsewhere, settleDue, unpaidPage } from '../unpaidOrder.ts';

const completeIfFinal = ({ order }: AppState): readonly AppDraft[] =>
  order.active && isFinal(order.active.status) && !order.completedIds.includes(order.active.id)
    ? [draft('order/completed', { orderId: order.active.id })]
    : [];

const complete = (state: AppState, id: string): AppDraft =>
  draft('view/navigationDue', { to: pageOfOrder(state, id), mode: 'replace' });
/** The checkout of this tab shows the order that another one has placed; a payment page under way comes first. */
const shownHere = (state: AppState): readonly AppDraft[] => {
  const { newest } = state.order;
  return newest && isOrderToShow(state) && isOnPage(state, '/checkout') && !state.view.isPaymentOpen
    ? [draft('order/refreshDue'), complete(state, newest.id)]
    : [];
};
const paymentLost = draft('view/noticeRaised', {
  notice: {
    kind: 'error',
    text: 'Страница оплаты не открылась. Заказ принят, позвоните нам, и мы поможем оплатить',
    action: null,
  },
});

/** The customer may have ordered anew meanwhile, so this leads nowhere by itself. */
const toldLate = (state: AppState, answer: LateAnswer): readonly AppDraft[] => {
  const toHistory = draft('view/navigationDue', {
    to: `${selectBasePath(state)}personal/history`,
    mode: 'push',
  });
  const text =
    answer.kind === 'placed'
      ? `Ресторан всё-таки принял прошлый заказ, № ${answer.number}. Если он не нужен, позвоните нам`
      : `Прошлый заказ ресторан не принял: ${answer.message}`;
  return [
    draft('order/refreshDue'),
    draft('view/noticeRaised', {
      notice: { kind: 'error', text, action: { title: 'История заказов', emits: toHistory } },
    }),
  ];
};

/** Who looks there for an order whose fate is open must find it, if it exists. */
const historyOfOpenFate = (state: AppState): readonly AppDraft[] =>
  isOnPage(state, '/personal/history') && (state.cart.intent || state.cart.givenUp.length > 0)
    ? [draft('order/refreshDue'), draft('order/historyDue')]
    : [];

export const orderRules: Rules<AppEvents, AppState> = {
  'user/profileDue': () => [draft('order/refreshDue')],
  'order/placed': (state, { payload: { id, paymentUrl, isPaymentUrlRefused } }) => [
    draft('order/refreshDue'),
    paymentUrl ? draft('view/navigationDue', { to: paymentUrl, mode: 'page' }) : complete(state, id),
    ...(isPaymentUrlRefused ? [paymentLost] : []),
  ],
  // The order went out from another tab: this one shows what became of it.
  'order/cartReplaced': (state, { payload }) =>
    state.cart.placed?.key === payload.key
      ? [draft('order/refreshDue'), complete(state, state.cart.placed.id)]
      : shownHere(state),
  'view/factsArrived': (state, event) => [
    ...settledElsewhere(state, event),
    ...shownHere(state),
    ...event.payload.facts.flatMap((fact) =>
      fact.type === 'order/lateAnswered' ? toldLate(state, fact.payload.answer) : [],
    ),
  ],
  'view/slicesArrived': shownHere,
  'order/placeRefused': (state) => [
    draft('view/navigationDue', { to: `${selectBasePath(state)}complete-error`, mode: 'push' }),
    ...(state.cart.lines.length > 0 ? [draft('cart/promoCalculationDue')] : []),
  ],
  'order/abandoned': (state) => [
    draft('order/refreshDue'),
    draft('view/navigationDue', { to: `${selectBasePath(state)}cart`, mode: 'push' }),
    ...(state.cart.lines.length > 0 ? [draft('cart/promoCalculationDue')] : []),
  ],
  'order/lateAnswered': (state, { payload }) => toldLate(state, payload.answer),
  'order/payAgainTapped': payAgain,
  'view/restored': (state, event) => [...settleDue(true)(state), ...lapses(state, event)],
  'view/pageEntered': (state) => [...settleDue(false)(state), ...historyOfOpenFate(state)],
  'view/minutePassed': lapses,
  // The checkout that a browser has kept as it was left.
  'view/pageShown': (state, event) => (state.view.isPaymentOpen ? unpaidPage(state, event) : []),
  // Only this customer's active order, and never back in time (specification, section 4; assumptions, section 6).
  'order/statusPushed': ({ order, user }, { payload: { orderId, userId, status, courier, timestamp } }) => {
    const isOurs = user.customer?.id === userId && order.active?.id === orderId;
    const known = order.pushed?.orderId === orderId ? order.pushed.timestamp : -Infinity;
    if (!isOurs || order.completedIds.includes(orderId) || timestamp < known) return [];
    return [draft('order/statusApplied', { orderId, status, courier, timestamp }), draft('order/refreshDue')];
  },
  'order/statusApplied': completeIfFinal,
  'order/activeLoaded': completeIfFinal,
  'view/connectionOpened': ({ user }) => (user.customer ? [draft('order/refreshDue')] : []),
};
