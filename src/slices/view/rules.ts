import type { Rules } from '../../kernel/define.ts';
import { pageOfUnpaid } from '../cart/placing/selectors.ts';
import { asDraft, draft, type AppDraft, type AppEvents } from '../events.ts';
import { isOrderToShow } from '../order/selectors.ts';
import type { AppState } from '../state.ts';
import { firstPolls, openPolls } from './firstPolls.ts';
import { askForCity, greetings, shopWords } from './greetings.ts';
import { emptyCheckout, guard } from './guards.ts';
import { reloadAfterDay, reloadForChunk, reloadForVersion, reloadWhenQuiet } from './reloads.ts';
import { textOfPage } from './texts.ts';

/** Whoever comes back to the checkout from the payment page is led to what became of the order. */
const guardReturn = (state: AppState, event: { readonly time: number }): readonly AppDraft[] => {
  const unpaid = pageOfUnpaid(state, event.time);
  return unpaid === null ? guard(state) : [draft('view/navigationDue', { to: unpaid, mode: 'replace' })];
};

const cartChanged = draft('view/noticeRaised', {
  notice: { kind: 'info', text: 'Корзина изменилась в другой вкладке. Проверьте заказ', action: null },
});

export const viewRules: Rules<AppEvents, AppState> = {
  'view/restored': (state, event) => [
    ...guardReturn(state, event),
    ...askForCity(state),
    ...greetings(state, event.time),
    ...textOfPage(state),
    ...firstPolls(state),
  ],
  'view/adminTokenEntered': () => [draft('view/navigationDue', { to: '/admin/overview', mode: 'push' })],
  'view/adminLeft': guard,
  'view/factsArrived': guard,
  'view/slicesArrived': guard,
  // Another tab's cart may be empty, and then the checkout has nothing to show; an order of one's own is shown elsewhere.
  'cart/replaced': (state, { payload }) =>
    state.cart.placed?.key === payload.key || isOrderToShow(state) ? [] : [...guard(state), cartChanged],
  // What takes the last line away: the customer, the catalog, and the rules that follow.
  'cart/lineRemoved': emptyCheckout,
  'cart/linesRejected': emptyCheckout,
  'cart/ruledLinesChanged': emptyCheckout,
  'cart/emptied': emptyCheckout,
  'city/listLoaded': askForCity,
  'setting/confirmed': (state, { time }) => greetings(state, time),
  'setting/loaded': shopWords,
  'view/pageEntered': (state) => [...guard(state), ...textOfPage(state), ...reloadWhenQuiet(state)],
  'view/wentOnline': (state) => [...textOfPage(state), ...openPolls(state)],
  'view/pageShown': openPolls,
  // A push may have been missed while there was no connection (assumptions, section 6, "after each (re)connection").
  'view/connectionOpened': ({ view }) => (view.isOnline ? [draft('view/pollDue', { what: 'settings' })] : []),
  'view/minutePassed': (state, { time }) => reloadAfterDay(state, time),
  'view/storeVersionFound': (state, { time }) => reloadForVersion(state, time),
  'view/chunkLost': reloadForChunk,
  'view/reloadDue': reloadWhenQuiet,
  'view/reloadReached': ({ view }) => [draft('view/navigationDue', { to: view.path, mode: 'page' })],
  'view/requestRefused': (_state, { payload }) => [
    draft('view/noticeRaised', { notice: { kind: 'error', text: payload.message, action: null } }),
  ],
  'view/noticeActionTapped': ({ view }, { payload }) => {
    const action = view.notices.find(({ id }) => id === payload.id)?.action;
    return action ? [draft('view/noticeDismissed', payload), ...asDraft(action.emits)] : [];
  },
};
