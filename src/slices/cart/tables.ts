import type { AppEvents } from '../events.ts';
import type { CartMeanings, CartRules } from '../traits.ts';
import type { cartEvents } from './events.ts';
import type { CartState } from './state.ts';

type Own = keyof typeof cartEvents;
/** What the events of one part of the cart mean. A part may change the whole cart: its parts are cut for the reader. */
export type PartMeanings<Events extends Own> = Pick<CartMeanings<Own, CartState>, Events>;
/** What follows from the events of one part; what concerns all parts stands in the cart's own table. */
export type PartRules<Events extends keyof AppEvents> = Pick<CartRules, Events>;
