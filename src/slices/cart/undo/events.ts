import type { CartLine } from '../../../domain/cart.ts';
import { fact, payload } from '../../../kernel/event.ts';

/** «Вернуть». */
export const undoEvents = {
  'cart/undoTapped': fact('user', { edits: true, shared: false }),
  'cart/lineRestored': fact('rule', payload<{ line: CartLine; index: number }>(), { shared: true }),
  'cart/undoPassed': fact('timer', { shared: false }),
} as const;
