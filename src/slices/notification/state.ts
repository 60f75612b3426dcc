export interface NotificationItem {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** ISO time. */
  readonly createdAt: string;
  readonly link: string | null;
}

export interface NotificationState {
  readonly items: readonly NotificationItem[];
  /** Milliseconds; null: today at 00:00 (specification, section 4, "Notifications"). */
  readonly lastCheckedAt: number | null;
}

export const initialNotification: NotificationState = { items: [], lastCheckedAt: null };
