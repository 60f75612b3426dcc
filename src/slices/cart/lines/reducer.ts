import { castDraft, current, type Draft } from 'immer';
import type { CartLine, LineId } from '../../../domain/cart.ts';
import { NOTHING } from '../../../domain/money.ts';
import { onFields, type Fields } from '../../onFields.ts';
import type { CartState } from '../state.ts';
import type { PartMeanings } from '../tables.ts';
import { begin, remember, rememberChosenGift } from '../undo/remembering.ts';
import type { StepBack } from '../undo/state.ts';
import type { linesEvents } from './events.ts';
import { missing, quantityAfter } from './line.ts';

const highlight = (
  cart: Fields<CartState, 'lastAddedId' | 'lastAddedAt'>,
  lineId: LineId,
  time: number,
): void => {
  cart.lastAddedId = lineId;
  cart.lastAddedAt = time;
};

/** What brings these lines back, each to its place. */
function linesBack(cart: Draft<CartState>, isOne: (line: CartLine) => boolean) {
  const steps: Extract<StepBack, { readonly kind: 'lineBack' }>[] = [];
  let index = 0;
  for (const line of current(cart).lines) {
    if (isOne(line)) steps.push({ kind: 'lineBack', line, index });
    if (line.kind === 'goods') index += 1;
  }
  return steps;
}

export const linesMeanings: PartMeanings<keyof typeof linesEvents> = {
  'cart/addTapped': null,
  'cart/incrementTapped': null,
  'cart/decrementTapped': null,
  'cart/lineEdited': null,
  'cart/removeTapped': null,
  'cart/productRemoveTapped': null,
  'cart/clearTapped': (cart, event) => {
    const goods = linesBack(cart, ({ kind }) => kind === 'goods');
    if (goods.length > 0) remember(cart, event, { kind: 'cleared' }, ...goods);
  },
  'cart/repeatTapped': (cart, event) => begin(cart, event, { kind: 'repeated' }),
  'cart/pastRepeatTapped': (cart, event) => begin(cart, event, { kind: 'repeated' }),
  'cart/choicesDue': (cart, event) => {
    const { payload } = event;
    remember(cart, event, { kind: 'repeated' }, { kind: 'unasked', ids: payload.dishes.map(({ id }) => id) });
    cart.unchosen.push(...castDraft([...payload.dishes]));
  },
  'cart/choiceSettled': (cart, { payload }) => {
    cart.unchosen = cart.unchosen.filter(({ id }) => id !== payload.id);
  },
  'cart/lineAdded': (cart, event) => {
    const { line } = event.payload;
    if (missing(cart, [line]).length === 0) return;
    remember(cart, event, { kind: 'added', name: line.name }, { kind: 'lineGone', lineId: line.id });
    cart.lines.push(castDraft(line));
    if (line.kind !== 'delivery') highlight(cart, line.id, event.time);
    cart.revision += 1;
  },
  'cart/quantityChanged': onFields(
    ['revision', 'lines', 'lastAddedId', 'lastAddedAt', 'history', 'offered'],
    (cart, event) => {
      const { payload } = event;
      const at = cart.lines.findIndex(({ id }) => id === payload.lineId);
      const line = cart.lines[at];
      if (!line) return;
      const quantity = quantityAfter(line, payload);
      if (quantity > line.quantity) highlight(cart, line.id, event.time);
      const { name, quantity: before } = line;
      if (quantity !== before)
        remember(
          cart,
          event,
          { kind: 'quantity', lineId: line.id, name, before, after: quantity },
          { kind: 'quantity', lineId: line.id, quantity: before, from: quantity },
        );
      cart.lines = cart.lines.with(at, { ...line, quantity });
      cart.revision += 1;
    },
  ),
  'cart/lineRemoved': (cart, event) => {
    const { lineId } = event.payload;
    const [step] = linesBack(cart, ({ id }) => id === lineId);
    if (!step) return;
    const { line } = step;
    remember(cart, event, { kind: 'removed', name: line.name }, step);
    cart.lines = cart.lines.filter(({ id }) => id !== lineId);
    // Under both names that an answer may use.
    if (line.isFromPromocode) cart.declinedGifts.push(line.code, line.productId);
    cart.revision += 1;
  },
  'cart/lineReplaced': (cart, event) => {
    const { line, absorbed } = event.payload;
    const [edited] = linesBack(cart, ({ id }) => id === line.id);
    if (edited)
      remember(
        cart,
        event,
        { kind: 'edited', name: edited.line.name },
        { kind: 'asBefore', line: edited.line },
        ...linesBack(cart, ({ id }) => absorbed.includes(id)),
      );
    cart.lines = cart.lines
      .filter(({ id }) => !absorbed.includes(id))
      .map((each) => (each.id === line.id ? castDraft(line) : each));
    cart.revision += 1;
  },
  // Made by rule, so the promo calculation does not depend on them: no new revision, no loop.
  'cart/ruledLinesChanged': (cart, event) => {
    const { removed, added } = event.payload;
    rememberChosenGift(cart, event, added);
    cart.lines = cart.lines.filter(({ id }) => !removed.includes(id));
    const fresh = missing(cart, added);
    cart.lines.push(...castDraft(fresh));
    // Whoever chooses a gift that they had taken out wants it again.
    const given = fresh.filter(({ isFromPromocode }) => isFromPromocode);
    if (given.length > 0)
      cart.declinedGifts = cart.declinedGifts.filter(
        (name) => !given.some(({ code, productId }) => name === code || name === productId),
      );
    const gift = fresh.findLast(({ kind }) => kind === 'gift');
    if (gift) highlight(cart, gift.id, event.time);
  },
  'cart/linesRejected': (cart, { payload }) => {
    cart.lines = cart.lines.filter(({ id }) => !payload.removed.includes(id));
    cart.revision += 1;
  },
  'cart/emptied': (cart) => {
    cart.lines = [];
    cart.discountTotal = NOTHING;
    cart.spendBonus = NOTHING;
    cart.bonusWish = NOTHING;
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
