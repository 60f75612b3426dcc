import * as z from 'zod/mini';
import { fact, payload } from '../../src/kernel/event.ts';
import { onFields } from '../../src/slices/onFields.ts';
import { savedReader } from '../../src/slices/saved.ts';
import type { CartState } from '../../src/slices/cart/state.ts';
import type { cartEvents } from '../../src/slices/cart/events.ts';
import type { CartMeanings, CartRules, SavedMeanings } from '../../src/slices/traits.ts';

/** What must not be forgotten where an event or a field of a saved slice is new: `tsc` fails where an error is missing. */

export const stated = fact('user', payload<{ n: number }>(), { edits: true, shared: false });
export const trait: true = stated.edits;
// @ts-expect-error a trait that nobody knows
export const misspelt = fact('user', payload<{ n: number }>(), { edits: true, share: false });
// @ts-expect-error it holds or it does not
export const vague = fact('rule', { shared: 'perhaps' });

declare const own: Record<keyof typeof cartEvents, null>;
export const known = { ...own, 'city/chosen': () => undefined } satisfies CartMeanings<
  keyof typeof cartEvents,
  CartState
>;
export const silent = {
  ...own,
  // @ts-expect-error it does not say whether other tabs hear of it
  'view/minutePassed': () => undefined,
} satisfies CartMeanings<keyof typeof cartEvents, CartState>;
export const tap = {
  ...own,
  // @ts-expect-error a tap that does not say whether it changes what is ordered
  'address/placeTyped': () => undefined,
} satisfies CartMeanings<keyof typeof cartEvents, CartState>;
export const elsewhere: SavedMeanings<never, { readonly n: number }> = {
  'address/placeTyped': () => undefined,
};

export const rules: CartRules = {
  'view/minutePassed': () => [],
  // @ts-expect-error a tap that does not say whether it changes what is ordered
  'view/noticeDismissed': () => [],
};

interface Slice {
  readonly kept: string;
  readonly ofThisPage: boolean;
}
export const read = savedReader<Slice, 'ofThisPage'>({ kept: z.string() });
// @ts-expect-error a field that is neither read nor named
export const forgotten = savedReader<Slice, never>({ kept: z.string() });
// @ts-expect-error a field that is both
export const both = savedReader<Slice, 'kept'>({ kept: z.string(), ofThisPage: z.boolean() });

export const deeper: CartMeanings<keyof typeof cartEvents, CartState> = {
  ...own,
  'cart/clearTapped': onFields(['coupon', 'askedGifts'], (cart) => {
    cart.coupon = '';
    // @ts-expect-error a field that is not named
    cart.revision = 1;
    // @ts-expect-error what lies in a field is read-only: there is no draft of it
    cart.askedGifts.push('');
  }),
};
