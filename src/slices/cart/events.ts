import type { CartLine, CartModifier, DeliveryMethod, LineId, Payment } from '../../domain/cart.ts';
import type { ProductId, TerminalId } from '../../domain/catalog.ts';
import type { AddressId } from '../../domain/customer.ts';
import type { Kopecks } from '../../domain/money.ts';
import { maskText, type OrderComment } from '../../domain/personal.ts';
import { fact } from '../../kernel/event.ts';
import type { PromoAnswer } from './state.ts';

export const cartEvents = {
  /** `choice` is null while nothing was asked; a confirmed choice counts as made even when it is empty. */
  'cart/addTapped': fact<{ productId: ProductId; choice: readonly CartModifier[] | null; quantity: number }>(
    'user',
  ),
  'cart/giftChosen': fact<{ productId: ProductId; choice: readonly CartModifier[] }>('user'),
  'cart/incrementTapped': fact<{ lineId: LineId }>('user'),
  'cart/decrementTapped': fact<{ lineId: LineId }>('user'),
  /** The dialog of a line was confirmed: its choice and quantity are these now. */
  'cart/lineEdited': fact<{ lineId: LineId; choice: readonly CartModifier[]; quantity: number }>('user'),
  'cart/removeTapped': fact<{ lineId: LineId }>('user'),
  /** All lines of one dish, whatever its modifiers. */
  'cart/productRemoveTapped': fact<{ productId: ProductId }>('user'),
  'cart/undoTapped': fact('user'),
  'cart/clearTapped': fact('user'),
  /** «Вернуть корзину»: of an order that was not paid. */
  'cart/returnTapped': fact<{ orderId: string }>('user'),
  'cart/couponSubmitted': fact<{ code: string }>('user'),
  'cart/couponRemoved': fact('user'),
  'cart/methodChosen': fact<{ method: DeliveryMethod }>('user'),
  'cart/restaurantChosen': fact<{ terminalId: TerminalId }>('user'),
  'cart/timeChosen': fact<{ at: string | null }>('user'),
  'cart/bonusTyped': fact<{ sum: Kopecks }>('user'),
  'cart/paymentChosen': fact<{ payment: Payment }>('user'),
  'cart/changeTyped': fact<{ sum: Kopecks | null }>('user'),
  'cart/personsTyped': fact<{ persons: number }>('user'),
  /** «Повторить»: discounts and gifts are calculated now, not when it is tried again by itself. */
  'cart/promoRetryTapped': fact('user'),
  'cart/commentTyped': fact<{ comment: OrderComment }>('user', { comment: maskText }),

  'cart/lineAdded': fact<{ line: CartLine }>('rule'),
  /** `from`: the quantity that was known when it was changed, so that the changes of two tabs add up. */
  'cart/quantityChanged': fact<{ lineId: LineId; quantity: number; from: number }>('rule'),
  'cart/lineRemoved': fact<{ lineId: LineId }>('rule'),
  'cart/lineRestored': fact<{ line: CartLine; index: number }>('rule'),
  /** In its place; `absorbed` are lines that were the same as it is now. */
  'cart/lineReplaced': fact<{ line: CartLine; absorbed: readonly LineId[]; isUndo: boolean }>('rule'),
  /** Lines that are made by rule: delivery, service fee, gifts. */
  'cart/ruledLinesChanged': fact<{ removed: readonly LineId[]; added: readonly CartLine[] }>('rule'),
  'cart/linesRejected': fact<{ removed: readonly LineId[]; messages: readonly string[] }>('rule'),
  'cart/giftAsked': fact<{ key: string }>('rule'),
  'cart/emptied': fact('rule'),
  /** The dishes of that order lie in the cart again; null: its address is saved no more. */
  'cart/returned': fact<{ orderId: string; addressId: AddressId | null }>('rule'),
  'cart/restaurantLost': fact('rule'),
  'cart/timeLost': fact('rule'),
  'cart/bonusCut': fact<{ sum: Kopecks }>('rule'),
  'cart/highlightPassed': fact('timer'),
  'cart/undoPassed': fact('timer'),

  /** A calculation follows when the catalog is in: the sum is provisional from here on. */
  'cart/promoCalculationAwaited': fact('rule'),
  'cart/promoCalculationDue': fact('rule'),
  'cart/promoCalculated': fact<{ revision: number; answer: PromoAnswer }>('server'),
  'cart/promoCalculationFailed': fact<{ revision: number; message: string }>('server'),
} as const;
