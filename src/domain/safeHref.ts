import { ownPath } from './ownPath.ts';

const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i;
const OUTSIDE = /^(https:\/\/[^/\\?#@]|tel:[+\d(]|mailto:[^?]+@)/i;
/** Of no web: a link that stays there is a path of the shop. */
const HERE = 'https://shop.invalid';

/**
 * The address of a link that a text of the chain may have: https, a phone, a mailbox, or a path of the shop. One without a
 * slash in front stands for a page beside the text's own, and comes back as a path. Null for any other, and for a place within
 * the text: anchors do not outlive the reading.
 */
export function safeHref(address: string): string | null {
  // Browsers drop control characters before they read an address.
  const href = address.replace(/\p{Cc}/gu, '').trim();
  if (HAS_SCHEME.test(href)) return OUTSIDE.test(href) && URL.canParse(href) ? href : null;
  return /^([?#]|$)/.test(href) ? null : ownPath(href, HERE);
}
