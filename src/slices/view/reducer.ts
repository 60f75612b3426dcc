import { castDraft } from 'immer';
import { textHash } from '../../domain/textHash.ts';
import { defineReducer } from '../../kernel/define.ts';
import type { AppEvents } from '../events.ts';
import type { viewEvents } from './events.ts';
import { initialView, type PageText, type ViewState } from './state.ts';

const MINUTE_MS = 60_000;
const toMinute = (time: number): number => Math.floor(time / MINUTE_MS) * MINUTE_MS;
/** More at once would cover the page; the oldest goes. */
const MAX_NOTICES = 3;

/** The specification's constant (section 9, "Caching and versions"): a server that names it asks for no update. */
const FIRST_APP_VERSION = '1';
const isAppOld = ({ newest, own }: ViewState['appVersions']): boolean =>
  newest !== null && newest !== FIRST_APP_VERSION && newest !== own;

export const reduceView = defineReducer<AppEvents, keyof typeof viewEvents, ViewState>({
  'view/restored': (state, { payload, time }) => {
    state.isRestored = true;
    state.storeVersion = payload.storeVersion;
    state.reloadedAt = payload.reloadedAt ?? null;
    state.mayReload = payload.mayReload ?? false;
    state.isOnline = payload.isOnline;
    state.openedAt = time;
    state.now = toMinute(time);
    state.isAdmin = payload.isAdmin ?? false;
    state.analyticsConsent = payload.analyticsConsent ?? null;
    const { seen, device } = payload;
    if (device) state.device = device;
    if (seen) state.seen = { information: seen.information, march: seen.march };
  },
  'view/factsArrived': null,
  'view/slicesArrived': null,
  'view/pageEntered': (state, { payload }) => {
    state.path = payload.path;
    state.isPaymentOpen = false;
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
  'view/storeVersionFound': (state, { payload }) => {
    state.polls.store.failures = 0;
    state.foundStoreVersion = payload.version;
    // A server that spoke out of turn: the version at hand is the right one after all.
    const isBack = state.waitingReload === 'version' && payload.version === state.storeVersion;
    if (isBack) state.waitingReload = null;
  },
  'view/appVersionFound': (state, { payload }) => {
    state.polls.app.failures = 0;
    state.appVersions.newest = payload.version;
    state.isAppUpdateNeeded = isAppOld(state.appVersions);
  },
  'view/appVersionTold': (state, { payload }) => {
    state.appVersions.own = payload.version;
    state.isAppUpdateNeeded = isAppOld(state.appVersions);
  },
  'view/appMessagesRefused': (state, { payload }) => {
    state.refusedAppMessages = payload.count;
  },
  'view/outsideLinkTapped': null,
  'view/appUpdatePostponed': (state) => {
    state.isAppUpdatePostponed = true;
  },
  'view/analyticsAnswered': (state, { payload }) => {
    state.analyticsConsent = payload.consent;
  },
  'catalog/versionFound': (state) => {
    state.polls.catalog.failures = 0;
  },
  'setting/versionFound': (state) => {
    state.polls.settings.failures = 0;
  },
  'view/pollingGranted': (state) => {
    state.isPolling = true;
  },
  'view/pollingLost': (state) => {
    state.isPolling = false;
  },
  'view/pollDue': (state, { payload: { what }, time }) => {
    state.polls[what === 'settingsAtStart' ? 'settings' : what].askedAt = time;
  },
  'view/pollFailed': (state, { payload }) => {
    state.polls[payload.what].failures += 1;
  },
  'view/chunkLost': (state, { payload }) => {
    // The page that failed could not say where the customer is.
    state.path = payload.path;
  },
  'view/reloadDue': (state, { payload }) => {
    state.waitingReload = payload.reason;
  },
  'view/reloadReached': (state, { payload, time }) => {
    state.waitingReload = null;
    if (payload.reason === 'version') state.reloadedAt = time;
    else state.openedAt = time;
    if (payload.reason === 'chunk') state.mayReload = false;
  },
  'cart/orderPlaced': (state, { payload }) => {
    state.isPaymentOpen = payload.paymentUrl !== null;
  },

  'view/adminTokenEntered': (state) => {
    state.isAdmin = true;
  },
  'view/adminLeft': (state) => {
    state.isAdmin = false;
  },

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

  'modal/opened': (state, { payload: { modal } }) => {
    if (modal.kind === 'information') state.shownInformation = textHash(modal.text);
  },
  'modal/dismissed': (state, { payload: { kind } }) => {
    if (kind === 'information') state.seen.information = state.shownInformation;
    if (kind === 'march') state.seen.march = true;
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
