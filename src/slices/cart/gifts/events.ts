import type { CartModifier } from '../../../domain/cart.ts';
import type { ProductId } from '../../../domain/catalog.ts';
import { fact, payload } from '../../../kernel/event.ts';

/** Gifts with modifiers, which ask what they shall be; others come and go as lines. */
export const giftEvents = {
  'cart/giftChosen': fact('user', payload<{ productId: ProductId; choice: readonly CartModifier[] }>(), {
    edits: true,
    shared: false,
  }),
  'cart/giftAsked': fact('rule', payload<{ key: string }>(), { shared: true }),
} as const;
