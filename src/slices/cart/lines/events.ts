import type { CartLine, CartModifier, LineId } from '../../../domain/cart.ts';
import type { ProductId } from '../../../domain/catalog.ts';
import { fact, payload } from '../../../kernel/event.ts';
import type { UnchosenDish } from './state.ts';

/** The dishes in the cart: taps, and the facts that follow from them. */
export const linesEvents = {
  /** `choice` is null while nothing was asked; a confirmed choice counts as made even when it is empty. */
  'cart/addTapped': fact(
    'user',
    payload<{ productId: ProductId; choice: readonly CartModifier[] | null; quantity: number }>(),
    { edits: true, shared: false },
  ),
  'cart/incrementTapped': fact('user', payload<{ lineId: LineId }>(), { edits: true, shared: false }),
  'cart/decrementTapped': fact('user', payload<{ lineId: LineId }>(), { edits: true, shared: false }),
  /** The dialog of a line was confirmed: its choice and quantity are these now. */
  'cart/lineEdited': fact(
    'user',
    payload<{ lineId: LineId; choice: readonly CartModifier[]; quantity: number }>(),
    { edits: true, shared: false },
  ),
  'cart/removeTapped': fact('user', payload<{ lineId: LineId }>(), { edits: true, shared: false }),
  /** All lines of one dish, whatever its modifiers. */
  'cart/productRemoveTapped': fact('user', payload<{ productId: ProductId }>(), {
    edits: true,
    shared: false,
  }),
  'cart/clearTapped': fact('user', { edits: true, shared: false }),
  'cart/lineAdded': fact('rule', payload<{ line: CartLine }>(), { shared: true }),
  /** `from`: the quantity that was known when it was changed, so that the changes of two tabs add up. */
  'cart/quantityChanged': fact('rule', payload<{ lineId: LineId; quantity: number; from: number }>(), {
    shared: true,
  }),
  'cart/lineRemoved': fact('rule', payload<{ lineId: LineId }>(), { shared: true }),
  /** In its place; `absorbed` are lines that were the same as it is now. */
  'cart/lineReplaced': fact('rule', payload<{ line: CartLine; absorbed: readonly LineId[] }>(), {
    shared: true,
  }),
  /** Lines that are made by rule: delivery, service fee, gifts. */
  'cart/ruledLinesChanged': fact(
    'rule',
    payload<{ removed: readonly LineId[]; added: readonly CartLine[] }>(),
    { shared: true },
  ),
  'cart/linesRejected': fact('rule', payload<{ removed: readonly LineId[]; messages: readonly string[] }>(), {
    shared: true,
  }),
  'cart/emptied': fact('rule', { shared: true }),
  'cart/highlightPassed': fact('timer', { shared: false }),
  'cart/repeatTapped': fact('user', { edits: true, shared: false }),
  /** «Повторить заказ» of an order of the history; `cart/repeatTapped` is of the last one. */
  'cart/pastRepeatTapped': fact('user', payload<{ orderId: string }>(), { edits: true, shared: false }),
  'cart/choicesDue': fact('rule', payload<{ dishes: readonly UnchosenDish[] }>(), { shared: false }),
  /** The dish was added, or left out. */
  'cart/choiceSettled': fact('rule', payload<{ id: string }>(), { shared: false }),
} as const;
