import type { Intent, Wish } from './wish.ts';

/** For so long after its press a wish may still go through. */
export const WISH_LASTS_MS = 24 * 60 * 60 * 1_000;
/** An attempt that nobody has heard of for so long has ended with its page. */
const CLAIM_LASTS_MS = 60_000;
/** More than anybody presses without a connection. */
export const MOST_WISHES = 50;

const thingOf = (intent: Intent): string => {
  if (intent.kind === 'like') return `like ${intent.productId}`;
  return JSON.stringify(intent.kind === 'address' ? intent.draft : intent.request);
};
/** Whether the later of two presses replaces the earlier: a like and its unlike, the same address, the same table. */
export const isSameThing = (one: Intent, other: Intent): boolean => thingOf(one) === thingOf(other);

/** `now` in ms; a clock that was set back makes nothing older. */
export const isOver = ({ at }: Pick<Wish, 'at'>, now: number): boolean => now - at >= WISH_LASTS_MS;

/** It was sent by a page that has gone meanwhile: nobody knows whether it arrived. */
export const isUncertain = ({ claim }: Wish, now: number): boolean =>
  claim !== null && now - claim.at >= CLAIM_LASTS_MS;

/** Whether an attempt may begin. What is uncertain is sent again where twice is as once; a table is not reserved twice. */
export const mayBeSent = (wish: Wish, now: number): boolean =>
  !isOver(wish, now) &&
  (wish.claim === null || (isUncertain(wish, now) && wish.intent.kind !== 'reservation'));
