import type { PastItem } from '../../../domain/customer.ts';
import type { SharedLine } from '../../../domain/sharedCart.ts';
import { fact, payload } from '../../../kernel/event.ts';

/** Somebody's cart that came with a link (assumptions, section 7, "a shared cart"). */
export const sharingEvents = {
  /** The fragment of the address was read; null where it says no cart. */
  'cart/sharedArrived': fact('system', payload<{ lines: readonly SharedLine[] | null }>(), { shared: false }),
  /** The customer has seen these dishes of it, and wants them. */
  'cart/sharedTapped': fact('user', payload<{ items: readonly PastItem[] }>(), {
    edits: true,
    shared: false,
  }),
} as const;
