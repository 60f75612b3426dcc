import { draft } from '../../draft.ts';
import { asDraft } from '../../events.ts';
import type { PartRules } from '../tables.ts';
import type { noticeEvents } from './events.ts';

export const noticeRules: PartRules<keyof typeof noticeEvents> = {
  'view/requestRefused': (_state, { payload }) => [
    draft('view/noticeRaised', { notice: { kind: 'error', text: payload.message, action: null } }),
  ],
  'view/noticeActionTapped': ({ view }, { payload }) => {
    const action = view.notices.find(({ id }) => id === payload.id)?.action;
    return action ? [draft('view/noticeDismissed', payload), ...asDraft(action.emits)] : [];
  },
};
