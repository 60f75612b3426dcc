import { isOnDayOf } from '../../../domain/day.ts';
import { textHash } from '../../../domain/textHash.ts';
import { draft } from '../../draft.ts';
import type { AppDraft } from '../../events.ts';
import { closedFor } from '../../setting/selectors.ts';
import type { AppState } from '../../state.ts';
import { isAlone } from '../alone.ts';

/** The city is asked for until one was selected, and only when there is one to choose. */
export const askForCity = (state: AppState): readonly AppDraft[] => {
  const { user, city, view } = state;
  const isAsked = view.isRestored && !user.isAlreadySelectedCity && city.list.length > 0 && !isAlone(state);
  return isAsked ? [draft('modal/queued', { modal: { kind: 'city' } })] : [];
};

const mayGreet = (state: AppState): boolean =>
  state.view.isRestored && state.setting.isFresh && !isAlone(state);

/** The shop's own words: the information once a browser session and text, the greeting of 8 March once ever. */
export const shopWords = (state: AppState): readonly AppDraft[] => {
  const {
    setting: { values },
    view,
  } = state;
  if (!values || !mayGreet(state)) return [];
  const { isSiteInformation, textSiteInformation: text, isMarchModalOn } = values;
  const isNews = isSiteInformation && view.seen.information !== textHash(text);
  return [
    ...(isNews ? [draft('modal/queued', { modal: { kind: 'information', text } })] : []),
    ...(isMarchModalOn && !view.seen.march ? [draft('modal/queued', { modal: { kind: 'march' } })] : []),
  ];
};

/** That the shop is closed, at start and at most once a day; `time` in ms. */
const closedToday = (state: AppState, time: number): readonly AppDraft[] => {
  const closed = mayGreet(state) ? closedFor(state, time) : null;
  const { workTimeShownOn } = state.cart;
  const wasShownToday =
    closed?.kind === 'workTime' && workTimeShownOn !== null && isOnDayOf(time, workTimeShownOn);
  return closed && !wasShownToday ? [draft('modal/queued', { modal: closed })] : [];
};

/** What the settings have to say at the beginning of a visit, once they are fresh. */
export const greetings = (state: AppState, time: number): readonly AppDraft[] => [
  ...shopWords(state),
  ...closedToday(state, time),
];
