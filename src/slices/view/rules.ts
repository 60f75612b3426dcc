import { isOnDayOf } from '../../domain/day.ts';
import { textHash } from '../../domain/textHash.ts';
import type { Rules } from '../../kernel/define.ts';
import { asDraft, draft, type AppDraft, type AppEvents } from '../events.ts';
import { unpaidPage } from '../order/unpaid.ts';
import { closedFor } from '../setting/selectors.ts';
import type { AppState } from '../state.ts';
import { isAlone } from './alone.ts';
import { guard } from './guards.ts';
import { reloadAfterDay, reloadForChunk, reloadForVersion, reloadWhenQuiet } from './reloads.ts';
import { textOfPage } from './texts.ts';

/** What was rendered may be old: the versions of the menu and the settings are read at start, in every tab. */
const firstPolls = ({ view }: AppState): readonly AppDraft[] =>
  view.isOnline && view.isVisible
    ? [draft('view/pollDue', { what: 'catalog' }), draft('view/pollDue', { what: 'settingsAtStart' })]
    : [];

/** The city is asked for until one was selected, and only when there is one to choose. */
const askForCity = (state: AppState): readonly AppDraft[] => {
  const { user, city, view } = state;
  const isAsked = view.isRestored && !user.isAlreadySelectedCity && city.list.length > 0 && !isAlone(state);
  return isAsked ? [draft('modal/queued', { modal: { kind: 'city' } })] : [];
};

/** The shop's own words: the information once a browser session and text, the greeting of 8 March once ever. */
const shopWords = (state: AppState): readonly AppDraft[] => {
  const {
    setting: { values },
    view,
  } = state;
  if (!view.isRestored || !values || isAlone(state)) return [];
  const { isSiteInformation, textSiteInformation: text, isMarchModalOn } = values;
  const isNews = isSiteInformation && view.seen.information !== textHash(text);
  return [
    ...(isNews ? [draft('modal/queued', { modal: { kind: 'information', text } })] : []),
    ...(isMarchModalOn && !view.seen.march ? [draft('modal/queued', { modal: { kind: 'march' } })] : []),
  ];
};

/** What a visit begins with, the first thing first: the city, the shop's own words, and once a day that it is closed. */
const greetings = (state: AppState, time: number): readonly AppDraft[] => {
  const closed = closedFor(state, time);
  const { workTimeShownOn } = state.cart;
  const wasShownToday =
    closed?.kind === 'workTime' && workTimeShownOn !== null && isOnDayOf(time, workTimeShownOn);
  return [
    ...askForCity(state),
    ...shopWords(state),
    ...(closed && !wasShownToday && !isAlone(state) ? [draft('modal/queued', { modal: closed })] : []),
  ];
};

/** Whoever comes back to the checkout from the payment page is led to what became of the order. */
const guardReturn = (state: AppState, event: { readonly time: number }): readonly AppDraft[] => {
  const unpaid = unpaidPage(state, event);
  return unpaid.length > 0 ? unpaid : guard(state);
};

const cartChanged = draft('view/noticeRaised', {
  notice: { kind: 'info', text: 'Корзина изменилась в другой вкладке. Проверьте заказ', action: null },
});

export const viewRules: Rules<AppEvents, AppState> = {
  'view/restored': (state, event) => [
    ...guardReturn(state, event),
    ...greetings(state, event.time),
    ...textOfPage(state),
    ...firstPolls(state),
  ],
  'view/adminTokenEntered': () => [draft('view/navigationDue', { to: '/admin/overview', mode: 'push' })],
  'view/adminLeft': guard,
  'view/factsArrived': guard,
  'view/slicesArrived': guard,
  // Another tab's cart may be empty, and then the checkout has nothing to show; an order of one's own is shown elsewhere.
  'order/cartReplaced': (state, { payload }) =>
    state.cart.placed?.key === payload.key ? [] : [...guard(state), cartChanged],
  'city/listLoaded': askForCity,
  'setting/loaded': shopWords,
  'view/pageEntered': (state) => [...guard(state), ...textOfPage(state), ...reloadWhenQuiet(state)],
  'view/wentOnline': textOfPage,
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
