import { profileChanges } from '../../domain/profile.ts';
import type { Rules } from '../../kernel/define.ts';
import { draft } from '../draft.ts';
import type { AppDraft, AppEvents } from '../events.ts';
import type { ModalKind } from '../modal/state.ts';
import type { AppState } from '../state.ts';
import type { Notice } from '../view/notices/state.ts';
import { isLoggedIn, resumedBy, type Caused } from './selectors.ts';
import { settled, waitingRules } from './waiting/rules.ts';

const isOpen = ({ modal }: AppState, kind: ModalKind): boolean => modal.open?.kind === kind;

const notice = (kind: Notice['kind'], text: string): AppDraft =>
  draft('view/noticeRaised', { notice: { kind, text, action: null } });

/** Whoever has put the dialog away hears of it all the same. */
const unlessOpen = (state: AppState, kind: ModalKind, told: AppDraft): readonly AppDraft[] =>
  isOpen(state, kind) ? [] : [told];

/** The answer to a reservation; the form that is open is of another one where this one has waited. */
const answered = (state: AppState, event: Caused, told: AppDraft): readonly AppDraft[] =>
  resumedBy(state, event) ? [told, ...settled(state, event)] : unlessOpen(state, 'reservation', told);

export const userRules: Rules<AppEvents, AppState> = {
  ...waitingRules,
  'view/restored': (state) => (isLoggedIn(state) ? [draft('user/profileDue')] : []),
  // A login of another tab brings the customer; this tab's own lists are loaded here.
  'view/factsArrived': (state, { payload }) =>
    isLoggedIn(state) && payload.facts.some(({ type }) => type === 'auth/loggedIn')
      ? [draft('user/profileDue')]
      : [],
  'view/slicesArrived': (_state, { payload }) => (payload.isLogin ? [draft('user/profileDue')] : []),

  // Only what was changed goes out; nothing changed, nothing to say.
  'user/profileSubmitted': ({ user: { customer } }, { payload }) => {
    if (!customer) return [];
    const changes = profileChanges(payload, customer);
    return Object.keys(changes).length > 0
      ? [draft('user/profileChangeDue', { changes })]
      : [draft('modal/closed', { kind: 'profile' })];
  },
  'user/profileChanged': (state) => [
    ...(isOpen(state, 'profile') ? [draft('modal/closed', { kind: 'profile' })] : []),
    notice('success', 'Изменения сохранены'),
  ],
  'user/profileChangeFailed': (state, { payload }) =>
    unlessOpen(state, 'profile', notice('error', payload.message)),
  'user/tableReserved': (state, event) => answered(state, event, notice('success', 'Стол забронирован')),
  'user/reservationFailed': (state, event) => answered(state, event, notice('error', event.payload.message)),
  'address/saveFailed': (state, event) => [
    ...unlessOpen(state, 'address', notice('error', event.payload.message)),
    ...settled(state, event),
  ],
  'user/applicationSent': () => [notice('success', 'Отклик отправлен')],
};
