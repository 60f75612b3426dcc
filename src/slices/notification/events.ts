import { fact } from '../../kernel/event.ts';
import type { NotificationItem } from './state.ts';

export const notificationEvents = {
  'notification/listLoaded': fact<{ items: readonly NotificationItem[] }>('server'),
  'notification/listFailed': fact('server'),
  /** What this browser remembers of the customer's last look; `at` in ms. */
  'notification/checkRecalled': fact<{ at: number }>('system'),
  'notification/listOpened': fact('user'),
} as const;
