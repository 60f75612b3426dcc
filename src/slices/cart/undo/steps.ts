import type { CartLine, LineId } from '../../../domain/cart.ts';
import { quantityAfter } from '../lines/line.ts';
import type { CartState } from '../state.ts';
import type { Beside, Change, StepBack } from './state.ts';

const withLines = (cart: CartState, lines: readonly CartLine[]): CartState => ({ ...cart, lines });

const withFields = (cart: CartState, fields: Partial<CartState>): CartState => {
  const after = { ...cart, ...fields };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields of a cart
  const names = Object.keys(fields) as readonly (keyof CartState)[];
  return names.every((name) => Object.is(cart[name], after[name])) ? cart : after;
};

const sameTexts = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, at) => text === b[at]);

/** A gift whose line is gone for now comes with its choice once the promotion gives it. */
const giftsBeside = (cart: CartState, { gifts }: Beside): CartState['giftChoices'] => {
  const isNew = ({ productId }: CartLine) =>
    ![...cart.lines, ...cart.giftChoices].some((line) => line.productId === productId);
  const lost = gifts.filter(isNew);
  return lost.length > 0 ? [...cart.giftChoices, ...lost] : cart.giftChoices;
};

function besideBack(cart: CartState, beside: Beside): CartState {
  const { declinedGifts, askedGifts } = cart;
  const isDeclined = (line: CartLine) =>
    line.isFromPromocode &&
    beside.declinedGifts.some((name) => name === line.code || name === line.productId);
  return withFields(cart, {
    lines: cart.lines.some(isDeclined) ? cart.lines.filter((line) => !isDeclined(line)) : cart.lines,
    spendBonus: beside.spendBonus,
    bonusWish: beside.spendBonus,
    declinedGifts: sameTexts(declinedGifts, beside.declinedGifts) ? declinedGifts : beside.declinedGifts,
    askedGifts: sameTexts(askedGifts, beside.askedGifts) ? askedGifts : beside.askedGifts,
    giftChoices: giftsBeside(cart, beside),
  });
}

/** A gift that was chosen is asked for again. Its line may be another one by now: the promotion takes and gives. */
function giftGone(cart: CartState, { productId, code }: CartLine): CartState {
  const isOther = (line: CartLine) => !line.isFromPromocode || line.productId !== productId;
  const lines = cart.lines.filter(isOther);
  const giftChoices = cart.giftChoices.filter((line) => line.productId !== productId);
  if (lines.length === cart.lines.length && giftChoices.length === cart.giftChoices.length) return cart;
  const askedGifts = cart.askedGifts.filter((key) => key !== `${cart.coupon}/${code}`);
  return { ...cart, lines, giftChoices, askedGifts };
}

/** Before that many goods: delivery, fee and presents come and go between them. */
const placeAmong = (lines: readonly CartLine[], index: number): number => {
  const next = lines.filter(({ kind }) => kind === 'goods')[index];
  return next ? lines.indexOf(next) : lines.length;
};

/** Two tabs may both bring a line back, and the promotion a gift. */
const isThere = ({ lines }: CartState, { id, isFromPromocode, productId }: CartLine): boolean =>
  lines.some(
    (line) => line.id === id || (isFromPromocode && line.isFromPromocode && line.productId === productId),
  );

const withLine = (cart: CartState, id: LineId, changed: (line: CartLine) => CartLine): CartState => {
  const at = cart.lines.findIndex((line) => line.id === id);
  const line = cart.lines[at];
  const after = line && changed(line);
  return after && after !== line ? withLines(cart, cart.lines.with(at, after)) : cart;
};

type Meanings = {
  readonly [K in StepBack['kind']]: (
    cart: CartState,
    step: Extract<StepBack, { readonly kind: K }>,
  ) => CartState;
};
const MEANINGS: Meanings = {
  lineBack: (cart, { line, index }) =>
    isThere(cart, line)
      ? cart
      : withLines(cart, cart.lines.toSpliced(placeAmong(cart.lines, index), 0, line)),
  lineGone(cart, { lineId }) {
    const others = cart.lines.filter(({ id }) => id !== lineId);
    return others.length < cart.lines.length ? withLines(cart, others) : cart;
  },
  giftGone: (cart, { line }) => giftGone(cart, line),
  quantity: (cart, step) =>
    withLine(cart, step.lineId, (line) => {
      const quantity = quantityAfter(line, step);
      return quantity === line.quantity ? line : { ...line, quantity };
    }),
  asBefore: (cart, { line }) => withLine(cart, line.id, () => line),
  chosen: (cart, { fields }) => withFields(cart, fields),
  unasked(cart, { ids }) {
    const unchosen = cart.unchosen.filter(({ id }) => !ids.includes(id));
    return unchosen.length < cart.unchosen.length ? { ...cart, unchosen } : cart;
  },
  beside: (cart, { beside }) => besideBack(cart, beside),
};

/** The cart with one fact turned round; the same one where that changes nothing. What stood in between stays. */
export const steppedBack = (cart: CartState, step: StepBack): CartState =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each kind has the meaning of its own step
  (MEANINGS[step.kind] as (before: CartState, one: StepBack) => CartState)(cart, step);

/** A present that the promotion does not give now; it comes once it does, by the choice that is kept beside. */
export const isRefusedGift = ({ freeProducts }: CartState, step: StepBack): boolean =>
  step.kind === 'lineBack' &&
  step.line.isFromPromocode &&
  ![step.line.code, step.line.productId].some((name) => freeProducts.includes(name));

/** Whether something of a change can still be taken back; it may have come to nothing by itself. */
export function isSomethingLeft(cart: CartState, { back, beside }: Pick<Change, 'back' | 'beside'>): boolean {
  const left = back.filter((step) => steppedBack(cart, step) !== cart);
  return left.every((step) => isRefusedGift(cart, step))
    ? left.length > 0 && besideBack(cart, beside) !== cart
    : true;
}

/** Whether the promo calculation depends on what comes back; how bonuses are spent and when one eats is nothing to it. */
export const isAskedAnew = (steps: readonly StepBack[]): boolean =>
  steps.some((step) =>
    step.kind === 'chosen'
      ? step.fields.coupon !== undefined || step.fields.deliveryMethod !== undefined
      : step.kind !== 'unasked' && step.kind !== 'beside',
  );
