import type { DeliveryMethod } from '../../../domain/cart.ts';
import type { TerminalId } from '../../../domain/catalog.ts';
import { fact, payload } from '../../../kernel/event.ts';

/** How, where and when the order is received. */
export const receivingEvents = {
  'cart/methodChosen': fact('user', payload<{ method: DeliveryMethod }>(), { edits: true, shared: true }),
  'cart/restaurantChosen': fact('user', payload<{ terminalId: TerminalId }>(), { edits: true, shared: true }),
  'cart/timeChosen': fact('user', payload<{ at: string | null }>(), { edits: true, shared: true }),
  'cart/restaurantLost': fact('rule', { shared: true }),
  'cart/timeLost': fact('rule', { shared: true }),
} as const;
