import type { Rules } from '../../kernel/define.ts';
import { draft } from '../draft.ts';
import type { AppDraft, AppEvents } from '../events.ts';
import type { AppState } from '../state.ts';
import { isLoggedIn } from '../user/selectors.ts';

const go = (to: string): readonly AppDraft[] => [draft('view/navigationDue', { to, mode: 'push' })];

/** Nothing of the service is loaded without a login and the customer's consent. */
const isBrowserPushWanted = (state: AppState): boolean =>
  isLoggedIn(state) &&
  state.user.customer?.consents.pushNotifications === true &&
  state.notification.push.permission === 'granted';

/** Each token is registered once for each customer; one that could not be is not tried again before the next login. */
const registration = (state: AppState): readonly AppDraft[] => {
  const { token, registeredFor } = state.notification.push;
  const { customer } = state.user;
  return customer && isLoggedIn(state) && token !== null && registeredFor !== customer.id
    ? [draft('notification/registrationDue', { customerId: customer.id })]
    : [];
};

/** What follows from who is logged in, what they agreed to, and what the browser allows. */
function pushRules(state: AppState): readonly AppDraft[] {
  const { source, stage } = state.notification.push;
  const isOfBrowser = source === 'browser' || (source === null && stage !== 'off');
  if (isOfBrowser && isLoggedIn(state) && !isBrowserPushWanted(state))
    return [draft('notification/pushEndDue')];
  if (source !== null) return registration(state);
  return stage === 'off' && isBrowserPushWanted(state) ? [draft('notification/pushTokenDue')] : [];
}

export const notificationRules: Rules<AppEvents, AppState> = {
  // Of every login and of every visit that begins with one (specification, section 4, "Auth", steps 4 and 6).
  'user/profileDue': pushRules,
  'user/profileLoaded': pushRules,
  'user/profileChanged': pushRules,
  'notification/pushPermissionFound': pushRules,
  'notification/pushTokenReceived': pushRules,
  'notification/tapped': (_state, { payload: { link } }) => (link === null ? [] : go(link)),
  'notification/tapRepeated': ({ view }, { payload: { link } }) =>
    link.replace(/#.*$/, '') === view.path ? [] : go(link),
};
