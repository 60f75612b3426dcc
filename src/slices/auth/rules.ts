import { personal, type Phone } from '../../domain/personal.ts';
import { normalisePhone, phoneProblem } from '../../domain/phone.ts';
import type { Rules } from '../../kernel/define.ts';
import { selectBasePath } from '../city/selectors.ts';
import { draft } from '../draft.ts';
import type { AppEvents } from '../events.ts';
import type { AppState } from '../state.ts';
import { isLoggedIn } from '../user/selectors.ts';

const CONSENT_MISSING = 'Нужно согласие на обработку персональных данных';
export const SESSION_EXPIRED = 'Сессия авторизации истекла. Войдите снова, чтобы продолжить';

export const authRules: Rules<AppEvents, AppState> = {
  'auth/loginAsked': (state) =>
    isLoggedIn(state) ? [] : [draft('modal/opened', { modal: { kind: 'auth' } })],
  'auth/loginSubmitted': (_state, { payload }) => {
    const problem = phoneProblem(payload.phone) ?? (payload.consents.personalData ? null : CONSENT_MISSING);
    return problem
      ? [draft('auth/loginRefused', { message: problem })]
      : [draft('auth/loginDue', { ...payload, phone: personal<Phone>(normalisePhone(payload.phone)) })];
  },
  'auth/loggedIn': (_state, { payload }) => [
    draft('user/profileDue'),
    ...(payload.returnTo ? [draft('view/navigationDue', { to: payload.returnTo, mode: 'push' })] : []),
  ],
  // Only the token in force can end the session: an answer to an older one says nothing of the newer.
  'auth/sessionRefused': (state, { payload }) =>
    isLoggedIn(state) && state.auth.token === payload.token
      ? [
          draft('auth/loggedOut', { reason: 'expired' }),
          draft('view/noticeRaised', { notice: { kind: 'error', text: SESSION_EXPIRED, action: null } }),
        ]
      : [],
  'auth/logoutTapped': () => [draft('auth/loggedOut', { reason: 'tapped' })],
  'auth/endedElsewhere': () => [draft('auth/loggedOut', { reason: 'elsewhere' })],
  'auth/accountDeleted': () => [draft('auth/loggedOut', { reason: 'deleted' })],
  'auth/accountDeleteFailed': (_state, { payload }) => [
    draft('view/noticeRaised', { notice: { kind: 'error', text: payload.message, action: null } }),
  ],
  'auth/loggedOut': (state) => [draft('view/navigationDue', { to: selectBasePath(state), mode: 'push' })],
};
