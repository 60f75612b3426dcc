import type { UserId } from '../../domain/customer.ts';
import { maskText, type PushToken } from '../../domain/personal.ts';
import { maskMessage, type PushMessage, type PushPermission, type TokenSource } from '../../domain/push.ts';
import { fact } from '../../kernel/event.ts';
import type { NotificationItem } from './state.ts';

export const notificationEvents = {
  'notification/listLoaded': fact<{ items: readonly NotificationItem[] }>('server'),
  'notification/listFailed': fact('server'),
  /** What this browser remembers of the customer's last look; `at` in ms. */
  'notification/checkRecalled': fact<{ at: number }>('system'),
  'notification/listOpened': fact('user'),

  'notification/pushPermissionFound': fact<{ permission: PushPermission }>('system'),
  /** The person wants messages in this browser: only now may it ask. */
  'notification/pushAllowTapped': fact('user'),
  'notification/pushTokenDue': fact('rule'),
  'notification/pushTokenReceived': fact<{ token: PushToken; source: TokenSource }>('system', {
    token: maskText,
  }),
  'notification/pushTokenFailed': fact('system'),
  'notification/registrationDue': fact<{ customerId: UserId }>('rule'),
  'notification/registered': fact('server'),
  'notification/registrationFailed': fact('server'),
  /** The consent or the permission was taken back. */
  'notification/pushEndDue': fact('rule'),

  /** While the shop is in sight, no message is shown but by the shop itself. */
  'notification/messageReceived': fact<{ message: PushMessage }>('server', { message: maskMessage }),
  /** A message was tapped, in the app or in the browser; `link` is a path of the shop. */
  'notification/tapped': fact<{ link: string | null; source: TokenSource }>('user'),
  /** The same tap once more, 2 s later (specification, section 9, "Push notifications"). */
  'notification/tapRepeated': fact<{ link: string }>('timer'),
} as const;
