import { numbered } from '../../../domain/orderName.ts';
import { selectBasePath } from '../../city/selectors.ts';
import { draft } from '../../draft.ts';
import type { AppDraft, AppEvent } from '../../events.ts';
import { isOrderToShow } from '../../order/selectors.ts';
import type { AppState } from '../../state.ts';
import { isOnPage } from '../../view/selectors.ts';
import { pageOfOrder } from './selectors.ts';
import type { LateAnswer } from './state.ts';

const toPage = (state: AppState, id: string): AppDraft =>
  draft('view/navigationDue', { to: pageOfOrder(state, id), mode: 'replace' });

const paymentLost = draft('view/noticeRaised', {
  notice: {
    kind: 'error',
    text: 'Страница оплаты не открылась. Заказ принят, позвоните нам, и мы поможем оплатить',
    action: null,
  },
});

/** A taken order leads to its payment, or to its page. */
export const orderPlaced = (
  state: AppState,
  { payload: { id, paymentUrl, isPaymentUrlRefused } }: AppEvent<'cart/orderPlaced'>,
): readonly AppDraft[] => [
  draft('order/refreshDue'),
  paymentUrl ? draft('view/navigationDue', { to: paymentUrl, mode: 'page' }) : toPage(state, id),
  ...(isPaymentUrlRefused ? [paymentLost] : []),
];

/** The checkout of this tab shows the order that another one has placed; a payment page under way comes first. */
export const shownHere = (state: AppState): readonly AppDraft[] => {
  const { newest } = state.order;
  return newest && isOrderToShow(state) && isOnPage(state, '/checkout') && !state.view.isPaymentOpen
    ? [draft('order/refreshDue'), toPage(state, newest.id)]
    : [];
};

/** The order went out from another tab: this one shows what became of it. */
export const replaced = (state: AppState, { payload }: AppEvent<'cart/replaced'>): readonly AppDraft[] =>
  state.cart.placed?.key === payload.key
    ? [draft('order/refreshDue'), toPage(state, state.cart.placed.id)]
    : shownHere(state);

/** The customer may have ordered anew meanwhile, so this leads nowhere by itself. */
export const toldLate = (state: AppState, answer: LateAnswer): readonly AppDraft[] => {
  const toHistory = draft('view/navigationDue', {
    to: `${selectBasePath(state)}personal/history`,
    mode: 'push',
  });
  const text =
    answer.kind === 'placed'
      ? `Ресторан всё-таки принял прошлый заказ, ${numbered(answer.number)}. Если он не нужен, позвоните нам`
      : `Прошлый заказ ресторан не принял: ${answer.message}`;
  return [
    draft('order/refreshDue'),
    draft('view/noticeRaised', {
      notice: { kind: 'error', text, action: { title: 'История заказов', emits: toHistory } },
    }),
  ];
};

/** Who looks there for an order whose fate is open must find it, if it exists. */
export const historyOfOpenFate = (state: AppState): readonly AppDraft[] =>
  isOnPage(state, '/personal/history') && (state.cart.intent || state.cart.givenUp.length > 0)
    ? [draft('order/refreshDue'), draft('order/historyDue')]
    : [];
