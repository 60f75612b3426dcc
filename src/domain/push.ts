import { maskText, type MessageText } from './personal.ts';

/** `unsupported`: messages cannot come here, and nobody is asked; `unasked`: the person has not been asked yet. */
export type PushPermission = 'unsupported' | 'unasked' | 'granted' | 'denied';

/** A message that came while the shop is in sight. */
export interface PushMessage {
  /** The same message in several tabs is shown once. */
  readonly id: string;
  readonly title: MessageText;
  readonly text: MessageText;
  /** A path of the shop. */
  readonly link: string | null;
}

/** Beside every message (specification, section 9, "Push notifications"). */
export const PUSH_ICON = '/icon-192x192.png';
/** What the worker says to a page whose message was tapped. */
export const PUSH_TAP = 'notification-tap';

/** Which of the two registrations a token goes to (assumptions, section 4, "push registration"). */
export type TokenSource = 'app' | 'browser';

export const maskMessage = ({ title, text, ...others }: PushMessage): PushMessage => ({
  ...others,
  title: maskText(title),
  text: maskText(text),
});
