import * as z from 'zod/mini';
import { ownPath } from '../../domain/ownPath.ts';
import { personal, type MessageText } from '../../domain/personal.ts';
import type { PushMessage } from '../../domain/push.ts';
import { lenient } from './lenient.ts';
import { wellFormed } from './wellFormed.ts';

const text = z.nullish(z.string());
/** As the service delivers it: what is shown stands in `notification`, or in `data` where the shop is to show it itself. */
const payload = z.looseObject({
  messageId: text,
  notification: z.nullish(z.looseObject({ title: text, body: text, click_action: text })),
  data: z.nullish(z.looseObject({ title: text, text, body: text, link: text })),
  fcmOptions: z.nullish(z.looseObject({ link: text })),
});
type Payload = z.infer<typeof payload>;

const LONGEST_TITLE = 200;
const LONGEST_TEXT = 1_000;

const linkIn = ({ fcmOptions, data, notification }: Payload): string | null =>
  fcmOptions?.link ?? data?.link ?? notification?.click_action ?? null;
const shortened = (value: string | null | undefined, longest: number): MessageText =>
  // A cut through an emoji leaves no half of it.
  personal<MessageText>(
    (value ?? '')
      .trim()
      .slice(0, longest)
      .replace(/[\uD800-\uDBFF]$/, ''),
  );

/** A message that can be shown: one without a title says nothing. Never throws. */
export function readPush(value: unknown, origin: string): PushMessage | null {
  const read = lenient(payload, wellFormed(value));
  if (!read) return null;
  const { messageId, notification, data } = read.data;
  const title = shortened(notification?.title ?? data?.title, LONGEST_TITLE);
  if (title === '') return null;
  const link = linkIn(read.data);
  return {
    id: messageId ?? title,
    title,
    text: shortened(notification?.body ?? data?.text ?? data?.body, LONGEST_TEXT),
    link: link === null ? null : ownPath(link, origin),
  };
}

const shown = z.looseObject({ link: text, FCM_MSG: z.nullish(payload) });

/** Where a tapped message leads: a path of the shop, or null. The service hides its own message under FCM_MSG. */
export function readTap(data: unknown, origin: string): string | null {
  const read = z.safeParse(shown, data);
  if (!read.success) return null;
  const link = read.data.link ?? (read.data.FCM_MSG ? linkIn(read.data.FCM_MSG) : null);
  return link === null ? null : ownPath(link, origin);
}
