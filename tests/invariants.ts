import { selectCount, selectVisibleLines } from '../src/slices/cart/lines/selectors.ts';
import type { AppState } from '../src/slices/state.ts';
import { atLeastZero, exactTotal, least } from './properties/model/kopecks.ts';

type Invariant = (state: AppState) => boolean;

/** The units of the visible lines, counted by hand. */
const unitsOf = ({ cart }: AppState): number => {
  let units = 0;
  for (const { kind, quantity } of cart.lines) if (kind !== 'delivery' && kind !== 'fee') units += quantity;
  return units;
};

/** Delivery and fee are neither counted nor listed. */
const countsUnits: Invariant = (state) => {
  const units = unitsOf(state);
  return selectCount(state) === units && (selectVisibleLines(state).length === 0) === (units === 0);
};

/** What a customer may pay with bonuses at most: neither more than they have nor more than there is to pay. */
const bonusesFit: Invariant = ({ cart, user }) => {
  const payable = atLeastZero(exactTotal(cart.lines) - BigInt(cart.discountTotal));
  const most = least(BigInt(user.customer?.balance ?? 0), payable);
  return cart.spendBonus >= 0 && BigInt(cart.spendBonus) <= most;
};

/** A cart without goods has nothing else in it either. */
const isEmptyWithoutGoods: Invariant = ({ cart }) =>
  cart.lines.some(({ kind }) => kind === 'goods') ||
  (cart.lines.length === 0 &&
    cart.discountTotal === 0 &&
    cart.spendBonus === 0 &&
    cart.freeProducts.length === 0 &&
    !cart.isCalculating);

/** What holds in every state that the shop can reach; the properties look for a way out of it, the stories are held to it. */
export const INVARIANTS = {
  'the count is the units of the visible lines': countsUnits,
  'bonuses never pass the balance or what is to pay': bonusesFit,
  'without goods the cart is empty': isEmptyWithoutGoods,
} as const satisfies Readonly<Record<string, Invariant>>;

/** The invariants that a state breaks, in words. */
export const brokenInvariants = (state: AppState): readonly string[] =>
  Object.entries(INVARIANTS)
    .filter(([, holds]) => !holds(state))
    .map(([words]) => words);
