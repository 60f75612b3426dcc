import { dayOf } from '../../domain/day.ts';
import type { Rules } from '../../kernel/define.ts';
import { asDraft, draft, type AppDraft, type AppEvents } from '../events.ts';
import { closedFor } from '../setting/selectors.ts';
import type { AppState } from '../state.ts';
import { guard } from './guards.ts';
import { textOfPage } from './texts.ts';

/** A page open longer than this reloads itself (specification, section 4, "App freshness"). */
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Reloads wait for a quiet moment: no order on its way, no dialog with half a form (assumptions, section 6, "reloads"). */
const reloadWhenQuiet = ({ view, cart, modal }: AppState): readonly AppDraft[] =>
  view.isReloadWaiting && !cart.intent && !modal.open ? [draft('view/reloadReached')] : [];

/** The city is asked for until one was selected, and only when there is one to choose. */
const askForCity = ({ user, city, view }: AppState): readonly AppDraft[] =>
  view.isRestored && !user.isAlreadySelectedCity && city.list.length > 0
    ? [draft('modal/queued', { modal: { kind: 'city' } })]
    : [];

/** What a visit begins with, the first thing first: the city, then the shop's own words. */
const greetings = (state: AppState, time: number): readonly AppDraft[] => {
  const { setting, cart } = state;
  const closed = closedFor(state, time);
  const wasShownToday = cart.workTimeShownOn === dayOf(time);
  return [
    ...askForCity(state),
    ...(setting.values?.isSiteInformation ? [draft('modal/queued', { modal: { kind: 'information' } })] : []),
    ...(closed && !wasShownToday ? [draft('modal/queued', { modal: closed })] : []),
  ];
};

const cartChanged = draft('view/noticeRaised', {
  notice: { kind: 'info', text: 'Корзина изменилась в другой вкладке. Проверьте заказ', action: null },
});

export const viewRules: Rules<AppEvents, AppState> = {
  'view/restored': (state, { time }) => [...guard(state), ...greetings(state, time), ...textOfPage(state)],
  // Another tab's cart may be empty, and then the checkout has nothing to show; an order of one's own is shown elsewhere.
  'order/cartTakenOver': (state, { payload }) =>
    state.cart.placed?.key === payload.key ? [] : [...guard(state), cartChanged],
  'city/listLoaded': askForCity,
  'view/pageEntered': (state) => [...guard(state), ...textOfPage(state)],
  'view/wentOnline': textOfPage,
  'view/minutePassed': (state, { time }) =>
    !state.view.isReloadWaiting && time - state.view.openedAt > DAY_MS
      ? [draft('view/reloadDue', { reason: 'day' })]
      : reloadWhenQuiet(state),
  'view/storeVersionFound': ({ view }, { payload }) =>
    view.isReloadWaiting || payload.version === view.storeVersion
      ? []
      : [draft('view/reloadDue', { reason: 'version' })],
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
