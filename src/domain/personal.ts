import type { Secret } from '../kernel/event.ts';

/** Personal data by kind. The readers of the API port put these brands on; the journal needs a mask for each. */
export type Phone = Secret<string>;
export type Token = Secret<string>;
/** One-time code that proves whose phone it is. */
export type LoginCode = Secret<string>;
export type PersonName = Secret<string>;
export type StreetLine = Secret<string>;
export type OrderComment = Secret<string>;

/** Marks text as personal. The only way to make a branded value. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters, typescript/no-unsafe-type-assertion -- the caller names the kind
export const personal = <T extends Secret<string>>(text: string): T => text as T;

/** Masks keep the truthiness, so that a replay decides as the original did. */
// oxlint-disable typescript/no-unsafe-type-assertion -- a mask has its value's type, brand included
export const maskText = <T extends string | null | undefined>(value: T): T => (value ? 'masked' : value) as T;
export const maskPhone = <T extends string | null>(value: T): T => (value ? '+70000000000' : value) as T;
