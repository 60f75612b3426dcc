import { pathWithoutCity } from '../../domain/citySlug.ts';
import type { InfoSlug } from '../../domain/infoPages.ts';
import { selectAppLinks } from '../setting/selectors.ts';
import { select, selectEach, selectField } from '../select.ts';
import type { AppState } from '../state.ts';
import type { CustomerList, ListStatus } from './lists/state.ts';
import type { PageText } from './texts/state.ts';

export const selectNotices = selectField('view', 'notices');
export const selectIsOnline = selectField('view', 'isOnline');
export const selectConnection = selectField('view', 'connection');
/** Milliseconds, to the minute; 0 on the server and until hydration. */
export const selectNow = selectField('view', 'now');
export const selectIsAdmin = selectField('view', 'isAdmin');
/** This page's ways to the server, for administrators. */
export const selectHealth = select(
  (state: AppState) => state.view,
  ({ isOnline, connection, isPolling, polls }) => ({ isOnline, connection, isPolling, polls }),
);
/** False until the saved state is in: what depends on the customer waits for it. */
export const selectIsRestored = selectField('view', 'isRestored');

/** The page at hand without its city and its query. */
export const pageOf = (state: AppState) =>
  pathWithoutCity(
    state.view.path.split(/[?#]/)[0] ?? '/',
    state.city.list.map(({ slug }) => slug),
  );
const isUnder = (path: string, page: string): boolean => path === page || path.startsWith(`${page}/`);
export const isOnPage = (state: AppState, page: string): boolean => isUnder(pageOf(state).path, page);

/** Nothing is told before a consent where the chain asks for one (assumptions, section 2, IS_ANALYTICS_CONSENT). */
export const isAnalyticsAllowed = ({ setting: { values }, view }: AppState): boolean =>
  values !== null && (!values.isAnalyticsConsentAsked || view.analyticsConsent === 'given');
/** The chain wants to be asked for, and the customer has not answered yet. */
export const selectIsAnalyticsAsked = select(
  (state: AppState) => state.view.isRestored && state.view.analyticsConsent === null,
  (state: AppState) => state.setting.values?.isAnalyticsConsentAsked ?? false,
  (isOpen, isWanted) => isOpen && isWanted,
);

/** What is known of an informational page's text; nothing on the server. */
export const selectPageText = selectEach((slug: InfoSlug) =>
  select(
    (state: AppState) => state.view.texts[slug],
    (text): PageText => text ?? { status: 'loading' },
  ),
);
export const selectListStatus = selectEach((list: CustomerList) =>
  select(
    (state: AppState) => state.view.lists[list],
    (status): ListStatus => status,
  ),
);

/** What is known of the app around the site, for the administrator. */
export const selectAppBridge = select(
  (state: AppState) => state.view,
  ({ device, appVersions, refusedAppMessages }) => ({
    isApp: device.isApp,
    ...appVersions,
    refused: refusedAppMessages,
  }),
);

/** What has changed since the last visit, once nothing else is asked; it goes before what the chain has to offer. */
export const selectAway = select(
  (state: AppState) => (state.modal.open === null ? state.view.away : null),
  selectIsAnalyticsAsked,
  (away, isAsked) => (isAsked ? null : away),
);

const OFFERED_ON = ['ios', 'android'] as const;

/**
 * What is said of the chain's app, and where it can be had: to phones that it is there, inside of it that it is old
 * (specification, section 2, "Other panels"; assumptions, section 5). Nothing before the saved state is in.
 */
export const selectAppPrompt = select(
  (state: AppState) => state.view,
  (state: AppState) => state.user.isShowGetMobileApp,
  selectAppLinks,
  // One question at a time.
  selectIsAnalyticsAsked,
  ({ isRestored, device, away, isAppUpdateNeeded, isAppUpdatePostponed }, isOffered, appLinks, isAsked) => {
    if (!isRestored || isAsked || away) return null;
    const { isApp, platform } = device;
    const links = OFFERED_ON.filter((store) => platform === null || store === platform).flatMap((store) => {
      const to = appLinks[store];
      return to === null ? [] : [{ store, to }];
    });
    if (isApp) return isAppUpdateNeeded && !isAppUpdatePostponed ? { kind: 'update' as const, links } : null;
    return isOffered && platform !== null && links.length > 0 ? { kind: 'get' as const, links } : null;
  },
);
