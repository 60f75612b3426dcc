import { isSameThing, isUncertain } from '../../../domain/waiting.ts';
import type { Intent, Need, Wish } from '../../../domain/wish.ts';
import type { Rules } from '../../../kernel/define.ts';
import { selectLike } from '../../catalog/selectors.ts';
import { draft } from '../../draft.ts';
import type { AppDraft, AppEvent, AppEvents } from '../../events.ts';
import type { ModalKind } from '../../modal/state.ts';
import type { AppState } from '../../state.ts';
import { isLoggedIn, resumedBy, type Caused } from '../selectors.ts';

const LATER = 'Нет соединения. Отправим, когда появится связь';

const postpone = (intent: Intent, needs: Need): AppDraft => draft('user/wishPostponed', { intent, needs });
const settle = ({ id }: Wish): AppDraft => draft('user/wishSettled', { id });

/** What was sent again has its answer, and waits no more. */
export const settled = (state: AppState, event: Caused): readonly AppDraft[] => {
  const wish = resumedBy(state, event);
  return wish ? [settle(wish)] : [];
};

/** Nobody was heard. Only a press is told so; its dialog has nothing left to do. */
const unheard = (state: AppState, event: Caused, intent: Intent, dialog?: ModalKind): readonly AppDraft[] =>
  resumedBy(state, event)
    ? [postpone(intent, 'network')]
    : [
        ...(dialog && state.modal.open?.kind === dialog ? [draft('modal/closed', { kind: dialog })] : []),
        postpone(intent, 'network'),
        draft('view/noticeRaised', { notice: { kind: 'info', text: LATER, action: null } }),
      ];

const forLogin = (state: AppState, intent: Intent): readonly AppDraft[] =>
  isLoggedIn(state) ? [] : [postpone(intent, 'login')];

/** The way of its press, from behind the question for the login. */
function press(state: AppState, wish: Wish): readonly AppDraft[] {
  const { intent } = wish;
  if (intent.kind === 'address') return [draft('address/saveDue', { draft: intent.draft })];
  if (intent.kind === 'reservation') return [draft('user/reservationSubmitted', { request: intent.request })];
  const { productId, isLiked } = intent;
  const like = selectLike(productId)(state);
  const wished = draft('catalog/likeWished', { productId, isLiked });
  // Where it goes out by itself, or need not, no answer to this attempt will come.
  return like.sending !== null || like.isSaved === isLiked ? [wished, settle(wish)] : [wished];
}

const find = ({ user }: AppState, id: string): Wish | undefined =>
  user.waiting.find((wish) => wish.id === id);

const withdraw = (state: AppState, { time, payload: { id } }: AppEvent<'user/withdrawTapped'>) => {
  const wish = find(state, id);
  // What is on its way cannot be held back.
  if (!wish || (wish.claim && !isUncertain(wish, time))) return [];
  const { intent } = wish;
  const withdrawn = draft('user/wishWithdrawn', { id });
  if (intent.kind !== 'like' || !isLoggedIn(state)) return [withdrawn];
  const { isSaved: isLiked } = selectLike(intent.productId)(state);
  return [withdrawn, draft('catalog/likeWished', { productId: intent.productId, isLiked })];
};

export const waitingRules: Rules<AppEvents, AppState> = {
  'catalog/likeTapped': (state, { payload: { productId } }) =>
    forLogin(state, { kind: 'like', productId, isLiked: true }),
  // A later press: what it wants goes out, or waits, by itself.
  'catalog/likeWished': (state, event) => {
    const before = state.user.waiting.find(({ intent }) =>
      isSameThing(intent, { kind: 'like', ...event.payload }),
    );
    return before && before !== resumedBy(state, event) ? [settle(before)] : [];
  },
  'catalog/likePostponed': (state, event) => {
    const { productId } = event.payload;
    const { isLiked, isSaved } = selectLike(productId)(state);
    return isLiked === isSaved
      ? settled(state, event)
      : unheard(state, event, { kind: 'like', productId, isLiked });
  },
  'catalog/likeSaved': settled,
  'catalog/likeFailed': settled,
  'address/saveTapped': (state, { payload }) => forLogin(state, { kind: 'address', ...payload }),
  'address/savePostponed': (state, event) =>
    unheard(state, event, { kind: 'address', ...event.payload }, 'address'),
  'address/saved': settled,
  'user/reservationPostponed': (state, event) =>
    unheard(state, event, { kind: 'reservation', ...event.payload }, 'reservation'),
  'user/wishResumed': (state, { payload }) => {
    const wish = find(state, payload.id);
    return wish ? press(state, wish) : [];
  },
  'user/withdrawTapped': withdraw,
};
