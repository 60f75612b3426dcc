import { atLeastNothing, formatPrice, kopecks, minus, type Kopecks } from '../../domain/money.ts';
import { giftName } from './giftName.ts';

interface LostGift {
  readonly name: string;
  readonly missing: Kopecks | null;
}

export interface GoalInput {
  /** Goods without presents, delivery and fee. */
  readonly goods: Kopecks;
  readonly discount: Kopecks;
  /** The least order of the zone; null for self-pickup and while the zone is not known. */
  readonly minSum: Kopecks | null;
  /** From here on the zone delivers for nothing; null as above. */
  readonly freeFrom: Kopecks | null;
  readonly isDeliveryFree: boolean;
  readonly lostGift: LostGift | null;
}

/** The next thing worth adding for. `value` of `goal` is there. */
export interface Goal {
  readonly kind: 'minSum' | 'freeDelivery' | 'gift';
  readonly label: string;
  readonly text: string;
  readonly value: Kopecks;
  readonly goal: Kopecks;
}

const upTo = (goal: Kopecks, value: Kopecks): Kopecks => atLeastNothing(minus(goal, value));

function minSumGoal({ goods, discount, minSum }: GoalInput): Goal | null {
  const value = atLeastNothing(minus(goods, discount));
  if (minSum === null || value >= minSum) return null;
  return {
    kind: 'minSum',
    label: 'До минимальной суммы',
    text: `Ещё ${formatPrice(upTo(minSum, value))} до минимальной суммы`,
    value,
    goal: minSum,
  };
}

function freeDeliveryGoal({ goods, freeFrom, isDeliveryFree }: GoalInput): Goal | null {
  if (freeFrom === null || isDeliveryFree || goods >= freeFrom) return null;
  return {
    kind: 'freeDelivery',
    label: 'До бесплатной доставки',
    text: `Ещё ${formatPrice(upTo(freeFrom, goods))} до бесплатной доставки`,
    value: goods,
    goal: freeFrom,
  };
}

/** The way to the present of a promotion; null where the answer names none, or no sum to it. */
export function giftGoal({ goods, lostGift }: GoalInput): Goal | null {
  if (!lostGift?.missing) return null;
  return {
    kind: 'gift',
    label: 'До подарка',
    text: `Ещё ${formatPrice(lostGift.missing)}, и ${giftName(lostGift.name)}`,
    value: goods,
    goal: kopecks(goods + lostGift.missing),
  };
}

/** One goal at a time: an order that may go out at all, then the free delivery, then a present. Null: nothing is missing. */
export const nextGoal = (input: GoalInput): Goal | null =>
  minSumGoal(input) ?? freeDeliveryGoal(input) ?? giftGoal(input);
