import { fact } from '../../kernel/event.ts';
import type { NotificationItem } from './state.ts';

export const notificationEvents = {
  'notification/listLoaded': fact<{ items: readonly NotificationItem[] }>('server'),
  'notification/listFailed': fact('server'),
  'notification/listOpened': fact('user'),
} as const;
