import * as z from 'zod/mini';
import { ownPath } from '../../domain/ownPath.ts';
import { personal, type PushToken } from '../../domain/personal.ts';
import type { NativeMessage } from '../../slices/world.ts';
import { parsedJson } from '../../domain/parsedJson.ts';

/** The app's longest message holds a token of some hundred characters. */
const MAX_LENGTH = 8_192;

const token = z.string().check(z.maxLength(4_096), z.regex(/^[!-~]+$/));
const version = z.string().check(z.regex(/^\d{1,9}(\.\d{1,9}){0,3}([.+-][\w.+-]{1,32})?$/));
const message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('fcm-token'), token }),
  z.object({
    type: z.literal('notification-tap'),
    data: z.nullish(z.object({ link: z.nullish(z.string()) })),
  }),
  z.object({ type: z.literal('app-version'), version: z.union([version, z.int().check(z.minimum(0))]) }),
]);
type Message = z.infer<typeof message>;

const tapOf = (link: string | null, origin: string): NativeMessage | null => {
  if (link === null) return { type: 'tap', link };
  const path = ownPath(link, origin);
  return path === null ? null : { type: 'tap', link: path };
};

const meaningOf = (read: Message, origin: string): NativeMessage | null => {
  if (read.type === 'fcm-token') return { type: 'token', token: personal<PushToken>(read.token) };
  if (read.type === 'app-version') return { type: 'version', version: String(read.version) };
  return tapOf(read.data?.link ?? null, origin);
};

/** What a message of the app says; null for one of nobody's, and for a tap that leads out of the shop. Never throws. */
export function readNative(data: unknown, origin: string): NativeMessage | null {
  if (typeof data !== 'string' || data.length > MAX_LENGTH) return null;
  const read = z.safeParse(message, parsedJson(data));
  return read.success ? meaningOf(read.data, origin) : null;
}
