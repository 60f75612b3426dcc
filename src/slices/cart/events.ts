import type { CartLine, CartModifier, DeliveryMethod, LineId, Payment } from '../../domain/cart.ts';
import type { ProductId, TerminalId } from '../../domain/catalog.ts';
import type { AddressId } from '../../domain/customer.ts';
import type { Kopecks } from '../../domain/money.ts';
import { maskText, type OrderComment } from '../../domain/personal.ts';
import { fact, payload } from '../../kernel/event.ts';
import type { PromoAnswer } from './state.ts';

export const cartEvents = {
  /** `choice` is null while nothing was asked; a confirmed choice counts as made even when it is empty. */
  'cart/addTapped': fact(
    'user',
    payload<{ productId: ProductId; choice: readonly CartModifier[] | null; quantity: number }>(),
    { edits: true, shared: false },
  ),
  'cart/giftChosen': fact('user', payload<{ productId: ProductId; choice: readonly CartModifier[] }>(), {
    edits: true,
    shared: false,
  }),
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
  'cart/undoTapped': fact('user', { edits: true, shared: false }),
  'cart/clearTapped': fact('user', { edits: true, shared: false }),
  /** «Вернуть корзину»: of an order that was not paid. */
  'cart/returnTapped': fact('user', payload<{ orderId: string }>(), { edits: true, shared: false }),
  'cart/couponSubmitted': fact('user', payload<{ code: string }>(), { edits: true, shared: true }),
  'cart/couponRemoved': fact('user', { edits: true, shared: true }),
  'cart/methodChosen': fact('user', payload<{ method: DeliveryMethod }>(), { edits: true, shared: true }),
  'cart/restaurantChosen': fact('user', payload<{ terminalId: TerminalId }>(), { edits: true, shared: true }),
  'cart/timeChosen': fact('user', payload<{ at: string | null }>(), { edits: true, shared: true }),
  'cart/bonusTyped': fact('user', payload<{ sum: Kopecks }>(), { edits: true, shared: true }),
  'cart/paymentChosen': fact('user', payload<{ payment: Payment }>(), { edits: true, shared: true }),
  'cart/changeTyped': fact('user', payload<{ sum: Kopecks | null }>(), { edits: true, shared: true }),
  'cart/personsTyped': fact('user', payload<{ persons: number }>(), { edits: true, shared: true }),
  /** «Повторить»: discounts and gifts are calculated now, not when it is tried again by itself. */
  'cart/promoRetryTapped': fact('user', { edits: false }),
  'cart/commentTyped': fact('user', payload<{ comment: OrderComment }>({ comment: maskText }), {
    edits: true,
    shared: true,
  }),

  'cart/lineAdded': fact('rule', payload<{ line: CartLine }>(), { shared: true }),
  /** `from`: the quantity that was known when it was changed, so that the changes of two tabs add up. */
  'cart/quantityChanged': fact('rule', payload<{ lineId: LineId; quantity: number; from: number }>(), {
    shared: true,
  }),
  'cart/lineRemoved': fact('rule', payload<{ lineId: LineId }>(), { shared: true }),
  'cart/lineRestored': fact('rule', payload<{ line: CartLine; index: number }>(), { shared: true }),
  /** In its place; `absorbed` are lines that were the same as it is now. */
  'cart/lineReplaced': fact(
    'rule',
    payload<{ line: CartLine; absorbed: readonly LineId[]; isUndo: boolean }>(),
    { shared: true },
  ),
  /** Lines that are made by rule: delivery, service fee, gifts. */
  'cart/ruledLinesChanged': fact(
    'rule',
    payload<{ removed: readonly LineId[]; added: readonly CartLine[] }>(),
    { shared: true },
  ),
  'cart/linesRejected': fact('rule', payload<{ removed: readonly LineId[]; messages: readonly string[] }>(), {
    shared: true,
  }),
  'cart/giftAsked': fact('rule', payload<{ key: string }>(), { shared: true }),
  'cart/emptied': fact('rule', { shared: true }),
  /** The dishes of that order lie in the cart again; null: its address is saved no more. */
  'cart/returned': fact('rule', payload<{ orderId: string; addressId: AddressId | null }>(), {
    shared: true,
  }),
  'cart/restaurantLost': fact('rule', { shared: true }),
  'cart/timeLost': fact('rule', { shared: true }),
  'cart/bonusCut': fact('rule', payload<{ sum: Kopecks }>(), { shared: true }),
  'cart/highlightPassed': fact('timer', { shared: false }),
  'cart/undoPassed': fact('timer', { shared: false }),

  /** A calculation follows when the catalog is in: the sum is provisional from here on. */
  'cart/promoCalculationAwaited': fact('rule', { shared: false }),
  'cart/promoCalculationDue': fact('rule', { shared: false }),
  'cart/promoCalculated': fact('server', payload<{ revision: number; answer: PromoAnswer }>(), {
    shared: true,
  }),
  'cart/promoCalculationFailed': fact('server', payload<{ revision: number; message: string }>(), {
    shared: false,
  }),
} as const;
