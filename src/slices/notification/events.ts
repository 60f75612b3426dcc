import type { UserId } from '../../domain/customer.ts';
import { maskText, type PushToken } from '../../domain/personal.ts';
import { maskMessage, type PushMessage, type PushPermission, type TokenSource } from '../../domain/push.ts';
import { fact, payload } from '../../kernel/event.ts';
import type { NotificationItem } from './state.ts';

export const notificationEvents = {
  'notification/listLoaded': fact('server', payload<{ items: readonly NotificationItem[] }>()),
  'notification/listFailed': fact('server'),
  /** What this browser remembers of the customer's last look; `at` in ms. */
  'notification/checkRecalled': fact('system', payload<{ at: number }>()),
  'notification/listOpened': fact('user'),

  'notification/pushPermissionFound': fact('system', payload<{ permission: PushPermission }>()),
  /** The person wants messages in this browser: only now may it ask. */
  'notification/pushAllowTapped': fact('user'),
  'notification/pushTokenDue': fact('rule'),
  'notification/pushTokenReceived': fact(
    'system',
    payload<{ token: PushToken; source: TokenSource }>({
      token: maskText,
    }),
  ),
  'notification/pushTokenFailed': fact('system'),
  'notification/registrationDue': fact('rule', payload<{ customerId: UserId }>()),
  'notification/registered': fact('server'),
  'notification/registrationFailed': fact('server'),
  /** The consent or the permission was taken back. */
  'notification/pushEndDue': fact('rule'),

  /** While the shop is in sight, no message is shown but by the shop itself. */
  'notification/messageReceived': fact('server', payload<{ message: PushMessage }>({ message: maskMessage })),
  /** A message was tapped, in the app or in the browser; `link` is a path of the shop. */
  'notification/tapped': fact('user', payload<{ link: string | null; source: TokenSource }>()),
  /** The same tap once more, 2 s later (specification, section 9, "Push notifications"). */
  'notification/tapRepeated': fact('timer', payload<{ link: string }>()),
} as const;
