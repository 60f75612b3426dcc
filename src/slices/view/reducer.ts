import { castDraft } from 'immer';
import { defineReducer } from '../../kernel/define.ts';
import type { AppEvents } from '../events.ts';
import type { viewEvents } from './events.ts';
import { initialView, type PageText, type ViewState } from './state.ts';

const MINUTE_MS = 60_000;
const toMinute = (time: number): number => Math.floor(time / MINUTE_MS) * MINUTE_MS;
/** More at once would cover the page; the oldest goes. */
const MAX_NOTICES = 3;

export const reduceView = defineReducer<AppEvents, keyof typeof viewEvents, ViewState>({
  'view/restored': (state, { payload, time }) => {
    state.isRestored = true;
    state.storeVersion = payload.storeVersion;
    state.isOnline = payload.isOnline;
    state.openedAt = time;
    state.now = toMinute(time);
  },
  'view/factsArrived': null,
  'view/slicesArrived': null,
  'view/pageEntered': (state, { payload }) => {
    state.path = payload.path;
  },
  'view/minutePassed': (state, { time }) => {
    state.now = toMinute(time);
  },
  'view/wentOnline': (state) => {
    state.isOnline = true;
  },
  'view/wentOffline': (state) => {
    state.isOnline = false;
  },
  'view/pageShown': (state, { time }) => {
    state.isVisible = true;
    state.now = toMinute(time);
  },
  'view/pageHidden': (state) => {
    state.isVisible = false;
  },
  'view/connectionOpened': (state) => {
    state.connection = 'open';
  },
  'view/connectionLost': (state) => {
    state.connection = 'lost';
  },
  'view/navigationDue': null,
  'view/noticeRaised': (state, { payload: { notice }, id }) => {
    const others = state.notices.filter(({ text }) => text !== notice.text);
    state.notices = castDraft([...others, { ...notice, id }].slice(-MAX_NOTICES));
  },
  'view/noticeDismissed': (state, { payload }) => {
    state.notices = state.notices.filter(({ id }) => id !== payload.id);
  },
  'view/noticeActionTapped': null,
  'view/noticePassed': (state, { payload }) => {
    state.notices = state.notices.filter(({ id }) => id !== payload.id);
  },
  'view/requestRefused': null,
  'view/storeVersionFound': null,
  'view/appVersionFound': (state, { payload }) => {
    state.isAppUpdateNeeded = payload.version !== '1';
  },
  'view/pollFailed': null,
  'view/reloadDue': (state) => {
    state.isReloadWaiting = true;
  },
  'view/reloadReached': null,

  'view/textDue': (state, { payload: { slug } }) => {
    state.texts[slug] = { status: 'loading' };
  },
  'view/textLoaded': (state, { payload: { slug, title, content } }) => {
    const text: PageText = { status: 'ready', title, content };
    state.texts[slug] = castDraft(text);
  },
  'view/textFailed': (state, { payload: { slug } }) => {
    state.texts[slug] = { status: 'failed' };
  },

  'address/listLoaded': (state) => {
    state.lists.addresses = 'ready';
  },
  'address/listFailed': (state) => {
    state.lists.addresses = 'failed';
  },
  'catalog/likesFailed': (state) => {
    state.lists.favourites = 'failed';
  },
  'catalog/likesLoaded': (state) => {
    state.lists.favourites = 'ready';
  },
  'order/historyLoaded': (state) => {
    state.lists.history = 'ready';
  },
  'order/historyFailed': (state) => {
    state.lists.history = 'failed';
  },
  'promo/listLoaded': (state) => {
    state.lists.promotions = 'ready';
  },
  'promo/listFailed': (state) => {
    state.lists.promotions = 'failed';
  },
  'auth/loggedOut': (state) => {
    state.lists = initialView.lists;
  },
});
