import { fromRoubles, toRoubles, type Kopecks } from '../../domain/money.ts';
import { plural } from '../../domain/plural.ts';
import { selectBonusLimit, selectSpendBonus } from '../../slices/cart/coupons/selectors.ts';
import { selectCustomer } from '../../slices/user/selectors.ts';
import { SpinField } from '../fields/SpinField.tsx';
import { useEmit, useSelect } from '../store.tsx';

/** What one press of the buttons adds, in roubles. */
const STEP = 10;

const wholeRoubles = (sum: Kopecks): number => Math.floor(toRoubles(sum));

/** How many bonuses go into this order; one bonus is one rouble. Nothing for a guest and for an empty balance. */
export function BonusField() {
  const emit = useEmit();
  const balance = useSelect(selectCustomer)?.balance ?? 0;
  const limit = wholeRoubles(useSelect(selectBonusLimit));
  const value = wholeRoubles(useSelect(selectSpendBonus));
  if (balance <= 0) return null;
  return (
    <SpinField
      label="Списать бонусы"
      hint={`Можно списать ${limit}\u00A0${plural(limit, ['бонус', 'бонуса', 'бонусов'])}, один бонус — один рубль`}
      value={value}
      min={0}
      max={limit}
      step={STEP}
      onChange={(roubles) => emit('cart/bonusTyped', { sum: fromRoubles(roubles) })}
    />
  );
}
