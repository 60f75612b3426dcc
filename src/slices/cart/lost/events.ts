import type { PastItem } from '../../../domain/customer.ts';
import { fact, payload } from '../../../kernel/event.ts';

/** What a change of STORE_VERSION took out of the cart (assumptions, section 7, "«Восстановить корзину»"). */
export const lostEvents = {
  'cart/lostFound': fact('system', payload<{ items: readonly PastItem[] }>(), { shared: false }),
  'cart/recoveryTapped': fact('user', { edits: true, shared: false }),
  'cart/recoveryDeclined': fact('user', { edits: false, shared: false }),
  /** It was put back, or is not wanted: in no tab it is offered again. */
  'cart/lostSettled': fact('rule', { shared: true }),
} as const;
