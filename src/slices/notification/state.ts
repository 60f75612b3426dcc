import type { UserId } from '../../domain/customer.ts';
import type { PushToken } from '../../domain/personal.ts';
import type { PushPermission, TokenSource } from '../../domain/push.ts';

export interface NotificationItem {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** ISO time. */
  readonly createdAt: string;
  readonly link: string | null;
}

/** `starting`: the token or its registration is under way; `failed`: only logged, until the next login or visit. */
type PushStage = 'off' | 'starting' | 'on' | 'failed';

export interface PushState {
  readonly permission: PushPermission;
  /** The person has just asked for messages: the browser's own question is open, or its answer is being followed. */
  readonly isAsking: boolean;
  readonly token: PushToken | null;
  /** Who gave the token. */
  readonly source: TokenSource | null;
  /** Whose messages the token at hand was registered for. */
  readonly registeredFor: UserId | null;
  readonly stage: PushStage;
}

export interface NotificationState {
  readonly items: readonly NotificationItem[];
  /** Milliseconds; null: today at 00:00 (specification, section 4, "Notifications"). */
  readonly lastCheckedAt: number | null;
  readonly push: PushState;
}

export const initialNotification: NotificationState = {
  items: [],
  lastCheckedAt: null,
  push: {
    permission: 'unsupported',
    isAsking: false,
    token: null,
    source: null,
    registeredFor: null,
    stage: 'off',
  },
};
