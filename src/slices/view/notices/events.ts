import { fact, payload } from '../../../kernel/event.ts';
import type { Notice } from './state.ts';

/** Short messages at the edge of the page. */
export const noticeEvents = {
  'view/noticeRaised': fact('rule', payload<{ notice: Omit<Notice, 'id'> }>()),
  'view/noticeDismissed': fact('user', payload<{ id: string }>()),
  'view/noticeActionTapped': fact('user', payload<{ id: string }>()),
  'view/noticePassed': fact('timer', payload<{ id: string }>()),
  'view/requestRefused': fact('server', payload<{ message: string }>()),
} as const;
