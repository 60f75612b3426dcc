import type { Secret } from '../kernel/event.ts';

/** Personal data by kind. The readers of the API port put these brands on; the journal needs a mask for each. */
export type Phone = Secret<string>;
export type Token = Secret<string>;
/** One-time code that proves whose phone it is. */
export type LoginCode = Secret<string>;
/** What the captcha gave: it proves once that a person acts. */
export type CaptchaProof = Secret<string>;
export type PersonName = Secret<string>;
export type StreetLine = Secret<string>;
export type OrderComment = Secret<string>;
/** Names this browser or this phone to the service that sends messages to it. */
export type PushToken = Secret<string>;
/** What a message says; the chain may address the customer by name. */
export type MessageText = Secret<string>;
/** What an applicant writes of themselves. */
export type SelfDescription = Secret<string>;

/** Marks text as personal. The only way to make a branded value. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters, typescript/no-unsafe-type-assertion -- the caller names the kind
export const personal = <T extends Secret<string>>(text: string): T => text as T;

/** Texts that are remembered as masked; beyond them the oldest is forgotten and would get a new pseudonym. */
const REMEMBERED = 5_000;
const numbers = new Map<string, number>();
let lastNumber = 0;
/** The same text has the same number as long as this page lives. Only the numbers ever leave it. */
const numberOf = (text: string): number => {
  const known = numbers.get(text);
  if (known !== undefined) return known;
  const [oldest] = numbers.keys();
  if (oldest !== undefined && numbers.size >= REMEMBERED) numbers.delete(oldest);
  lastNumber += 1;
  numbers.set(text, lastNumber);
  return lastNumber;
};

/** Masks keep the truthiness and the equality, so that a replay decides as the original did. */
// oxlint-disable typescript/no-unsafe-type-assertion -- a mask has its value's type, brand included
export const maskText = <T extends string | null | undefined>(value: T): T =>
  (value ? `masked-${numberOf(value)}` : value) as T;
export const maskPhone = <T extends string | null>(value: T): T =>
  (value ? `+7000${String(numberOf(value) % 10_000_000).padStart(7, '0')}` : value) as T;
