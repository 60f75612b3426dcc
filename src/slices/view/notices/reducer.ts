import { castDraft } from 'immer';
import type { PartMeanings } from '../tables.ts';
import type { noticeEvents } from './events.ts';

/** More at once would cover the page; the oldest goes. */
const MAX_NOTICES = 3;

export const noticeMeanings: PartMeanings<keyof typeof noticeEvents> = {
  'view/noticeRaised': (view, { payload: { notice }, id }) => {
    const others = view.notices.filter(({ text }) => text !== notice.text);
    view.notices = castDraft([...others, { ...notice, id }].slice(-MAX_NOTICES));
  },
  'view/noticeDismissed': (view, { payload }) => {
    view.notices = view.notices.filter(({ id }) => id !== payload.id);
  },
  'view/noticeActionTapped': null,
  'view/noticePassed': (view, { payload }) => {
    view.notices = view.notices.filter(({ id }) => id !== payload.id);
  },
  'view/requestRefused': null,
};
