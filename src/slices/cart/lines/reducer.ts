import { castDraft, current } from 'immer';
import type { CartLine, LineId } from '../../../domain/cart.ts';
import { NOTHING } from '../../../domain/money.ts';
import { onFields, type Fields } from '../../onFields.ts';
import type { CartState } from '../state.ts';
import type { PartMeanings } from '../tables.ts';
import { keepEdited, keepGoods, keepQuantity, keepRemoved } from '../undo/undo.ts';
import type { linesEvents } from './events.ts';
import { missing } from './line.ts';

const highlight = (
  cart: Fields<CartState, 'lastAddedId' | 'lastAddedAt'>,
  lineId: LineId,
  time: number,
): void => {
  cart.lastAddedId = lineId;
  cart.lastAddedAt = time;
};

/** A quantity that another tab has changed meanwhile stays between one and the limit. */
const quantityOf = (line: CartLine, change: { readonly quantity: number; readonly from: number }): number => {
  if (change.from === line.quantity) return change.quantity;
  const wanted = Math.max(1, line.quantity + change.quantity - change.from);
  return line.maxQuantity > 0 ? Math.min(line.maxQuantity, wanted) : wanted;
};

export const linesMeanings: PartMeanings<keyof typeof linesEvents> = {
  'cart/addTapped': null,
  'cart/incrementTapped': null,
  'cart/decrementTapped': null,
  'cart/lineEdited': null,
  'cart/removeTapped': null,
  'cart/productRemoveTapped': (cart, { payload: { productId }, time }) =>
    keepGoods(cart, 'removed', time, (line) => line.productId === productId),
  'cart/clearTapped': (cart, { time }) => keepGoods(cart, 'cleared', time),
  'cart/repeatTapped': null,
  'cart/choicesDue': (cart, { payload }) => {
    cart.unchosen.push(...castDraft([...payload.dishes]));
  },
  'cart/choiceSettled': (cart, { payload }) => {
    cart.unchosen = cart.unchosen.filter(({ id }) => id !== payload.id);
  },
  'cart/lineAdded': (cart, { payload: { line }, time }) => {
    if (missing(cart, [line]).length === 0) return;
    cart.lines.push(castDraft(line));
    cart.undo = null;
    if (line.kind !== 'delivery') highlight(cart, line.id, time);
    cart.revision += 1;
  },
  'cart/quantityChanged': onFields(
    ['revision', 'lines', 'lastAddedId', 'lastAddedAt', 'undo'],
    (cart, { payload, time }) => {
      const at = cart.lines.findIndex(({ id }) => id === payload.lineId);
      const line = cart.lines[at];
      if (!line) return;
      const quantity = quantityOf(line, payload);
      if (quantity > line.quantity) highlight(cart, line.id, time);
      keepQuantity(cart, line, quantity, time);
      cart.lines = cart.lines.with(at, { ...line, quantity });
      cart.revision += 1;
    },
  ),
  'cart/lineRemoved': (cart, { payload: { lineId }, time }) => {
    const index = cart.lines.findIndex(({ id }) => id === lineId);
    const [line] = index < 0 ? [] : cart.lines.splice(index, 1);
    if (!line) return;
    keepRemoved(cart, { line: current(line), index }, time);
    // Under both names that an answer may use.
    if (line.isFromPromocode) cart.declinedGifts.push(line.code, line.productId);
    cart.revision += 1;
  },
  'cart/lineReplaced': (cart, { payload: { line, absorbed, isUndo }, time }) => {
    if (isUndo) cart.undo = null;
    else keepEdited(cart, line.id, absorbed, time);
    cart.lines = cart.lines
      .filter(({ id }) => !absorbed.includes(id))
      .map((each) => (each.id === line.id ? castDraft(line) : each));
    cart.revision += 1;
  },
  // Made by rule, so the promo calculation does not depend on them: no new revision, no loop.
  'cart/ruledLinesChanged': (cart, { payload: { removed, added }, time }) => {
    cart.lines = cart.lines.filter(({ id }) => !removed.includes(id));
    const fresh = missing(cart, added);
    cart.lines.push(...castDraft(fresh));
    const gift = fresh.findLast(({ kind }) => kind === 'gift');
    if (gift) highlight(cart, gift.id, time);
  },
  'cart/linesRejected': (cart, { payload }) => {
    cart.lines = cart.lines.filter(({ id }) => !payload.removed.includes(id));
    cart.revision += 1;
  },
  'cart/emptied': (cart) => {
    cart.lines = [];
    cart.discountTotal = NOTHING;
    cart.spendBonus = NOTHING;
    cart.lostGift = null;
    cart.freeProducts = [];
    cart.declinedGifts = [];
    cart.loyaltyErrors = [];
    cart.isCalculating = false;
    cart.seenTotal = null;
    cart.revision += 1;
  },
  'cart/highlightPassed': (cart) => {
    cart.lastAddedId = null;
    cart.lastAddedAt = null;
  },
};
