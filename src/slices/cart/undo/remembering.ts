import type { CartLine } from '../../../domain/cart.ts';
import type { Fields } from '../../onFields.ts';
import type { CartState } from '../state.ts';
import type { Beside, Change, Said, StepBack } from './state.ts';

/** How far back Ctrl+Z goes. */
const KEPT_CHANGES = 10;
/** Presses on one thing within this time are one change: as long as it can be taken back by «Вернуть». */
const BURST_MS = 6_000;

type Remembering = Fields<CartState, 'history' | 'offered'>;
export interface Cause {
  readonly correlation: string;
  readonly time: number;
}

const isChosenGift = ({ isFromPromocode, modifiers }: CartLine): boolean =>
  isFromPromocode && modifiers.length > 0;

const besideOf = ({ spendBonus, declinedGifts, askedGifts, lines }: Remembering): Beside => ({
  spendBonus,
  declinedGifts: [...declinedGifts],
  askedGifts: [...askedGifts],
  gifts: lines.filter(isChosenGift),
});

/** More portions of a dish are undone by «−» beside them; where and when matters once there is something to receive. */
const isOffered = ({ said }: Change, { lines }: Remembering): boolean => {
  if (said.kind === 'quantity') return said.after < said.before;
  if (said.kind === 'method' || said.kind === 'restaurant' || said.kind === 'time')
    return lines.some(({ kind }) => kind === 'goods');
  return said.kind !== 'added' && said.kind !== 'bonus';
};

type Fresh = Omit<Change, 'beside'>;

/** The line of a change that is about the quantity of one line, as a tap on «+» or «−» is. */
const lineOf = ({ said, back: [first, ...others] }: Pick<Change, 'said' | 'back'>) =>
  (said.kind === 'quantity' && said.lineId) ||
  (said.kind === 'added' && others.length === 0 && first?.kind === 'lineGone' && first.lineId) ||
  null;

/** A burst of taps as one change: what it began with and what it came to; null where the two are no burst. */
function asBurst(before: Change, next: Fresh): Change | null {
  const { said } = next;
  const [step] = next.back;
  if (said.kind === 'bonus') return before.said.kind === 'bonus' ? { ...before, at: next.at } : null;
  if (said.kind === 'quantity') {
    if (lineOf(before) !== said.lineId) return null;
    if (before.said.kind !== 'quantity') return said.after > said.before ? { ...before, at: next.at } : null;
    const { before: quantity } = before.said;
    const back = [{ kind: 'quantity', lineId: said.lineId, quantity, from: said.after }] as const;
    return { ...before, at: next.at, said: { ...said, before: quantity }, back };
  }
  // A quantity that was tapped down to nothing comes back whole.
  if (said.kind !== 'removed' || step?.kind !== 'lineBack') return null;
  if (before.said.kind !== 'quantity' || before.said.lineId !== step.line.id) return null;
  const { before: quantity, after } = before.said;
  const line = { ...step.line, quantity };
  return quantity > after ? { ...next, beside: before.beside, back: [{ ...step, line }] } : null;
}

/** What one press leads to is one change, and so is a burst of presses. */
function joined(before: Change | undefined, next: Fresh): Change | null {
  if (!before) return null;
  if (before.id !== next.id) return next.at - before.at < BURST_MS ? asBurst(before, next) : null;
  const said = before.said.kind === 'giftChosen' ? next.said : before.said;
  return { ...before, said, back: [...next.back, ...before.back] };
}

/** Whoever taps a quantity back to what it was has undone it, unless an answer has changed more in between. */
const isNothing = ({ said }: Change): boolean => said.kind === 'quantity' && said.before === said.after;

const isAsBefore = (cart: Remembering, { beside }: Change): boolean =>
  JSON.stringify(besideOf(cart)) === JSON.stringify(beside);

/** Begins a change whose facts follow in the same commit; one without any is forgotten. */
export function begin(cart: Remembering, { correlation: id, time: at }: Cause, said: Said): void {
  const filled = cart.history.filter(({ back }) => back.length > 0);
  cart.history = [...filled, { id, at, said, back: [], beside: besideOf(cart) }];
}

/** A gift is chosen once the rules have put it into the cart. */
export function rememberChosenGift(cart: Remembering, event: Cause, added: readonly CartLine[]): void {
  const begun = cart.history.at(-1);
  const gift = added.find(isChosenGift);
  if (gift && begun?.id === event.correlation && begun.said.kind === 'giftChosen')
    remember(cart, event, { kind: 'giftChosen', name: gift.name }, { kind: 'giftGone', line: gift });
}

/**
 * Keeps what a fact has changed, turned round, for «Вернуть» and Ctrl+Z; `cart` is the one before it. What takes the
 * whole fact back are `back`, in this order.
 */
export function remember(
  cart: Remembering,
  { correlation: id, time: at }: Cause,
  said: Said,
  ...back: readonly StepBack[]
): void {
  const { history } = cart;
  const before = history.at(-1);
  const fresh: Fresh = { id, at, said, back };
  const burst = joined(before, fresh);
  const isJoined = burst !== null && !(isNothing(burst) && !isAsBefore(cart, burst));
  const change = isJoined ? burst : { ...fresh, beside: besideOf(cart) };
  const others = isJoined || before?.back.length === 0 ? history.slice(0, -1) : history;
  const isKept = !isNothing(change);
  cart.history = isKept ? [...others, change].slice(-KEPT_CHANGES) : others;
  if (isKept && isOffered(change, cart)) cart.offered = change.id;
  else if (change.said.kind === 'added' || cart.offered === change.id) cart.offered = null;
}
