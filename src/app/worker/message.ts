import { PUSH_ICON } from '../../domain/push.ts';
import { readPush } from '../../ports/readers/push.ts';
import type { WorkerScope } from './scope.ts';

const hasNotification = (payload: unknown): boolean =>
  typeof payload === 'object' &&
  payload !== null &&
  'notification' in payload &&
  Boolean(payload.notification);

/** Shows a message that came while the shop is out of sight. What carries a notice of its own is shown by the service. */
export async function showMessage({ registration, location }: WorkerScope, payload: unknown): Promise<void> {
  const message = hasNotification(payload) ? null : readPush(payload, location.origin);
  if (!message) return;
  const { id, title, text, link } = message;
  await registration.showNotification(title, { body: text, icon: PUSH_ICON, tag: id, data: { link } });
}
