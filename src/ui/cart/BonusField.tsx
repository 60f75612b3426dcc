import { fromRoubles, toRoubles, type Kopecks } from '../../domain/money.ts';
import { selectBonusLimit, selectSpendBonus } from '../../slices/cart/coupons/selectors.ts';
import { selectCustomer } from '../../slices/user/selectors.ts';
import { Field } from '../fields/Field.tsx';
import { useSpin } from '../fields/useSpin.ts';
import { buttonClass } from '../primitives/Button.tsx';
import { useEmit, useSelect } from '../store.tsx';
import { bonusHint, bonusProblem } from './bonusWords.ts';
import styles from './bonus-field.module.css';

/** What one press of an arrow key adds, in roubles. */
const STEP = 10;

const wholeRoubles = (sum: Kopecks): number => Math.floor(toRoubles(sum));

function useBonuses() {
  const customer = useSelect(selectCustomer);
  const limit = wholeRoubles(useSelect(selectBonusLimit));
  const value = wholeRoubles(useSelect(selectSpendBonus));
  return { balance: customer === null ? 0 : wholeRoubles(customer.balance), limit, value };
}

/** How many bonuses go into this order; one bonus is one rouble. Nothing for a guest and for an empty balance. */
export function BonusField() {
  const emit = useEmit();
  const bonuses = useBonuses();
  const { balance, limit, value } = bonuses;
  const spend = (roubles: number) => emit('cart/bonusTyped', { sum: fromRoubles(roubles) });
  const spin = useSpin({ value, min: 0, max: limit, onChange: spend });
  if (balance <= 0) return null;
  const isAll = value > 0 && value === limit;
  return (
    <Field
      label="Списать бонусы"
      hint={bonusHint(bonuses)}
      error={bonusProblem(Number(spin.text), bonuses) ?? undefined}
      isErrorSaid
    >
      {(links) => (
        <div className={styles.box}>
          <input
            {...links}
            className={styles.input}
            type="number"
            inputMode="numeric"
            value={spin.text}
            min={0}
            max={limit}
            step={STEP}
            onFocus={(event) => event.target.select()}
            onChange={(event) => spin.type(event.target.value)}
            onBlur={spin.leave}
          />
          {limit > 0 && (
            <button
              type="button"
              className={buttonClass({ size: 'small' })}
              // The field is not left by this press: what was typed too much would be settled first and turn the button round.
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => {
                event.currentTarget.focus();
                spin.move(isAll ? 0 : limit);
              }}
            >
              {isAll ? 'Не списывать' : 'Списать все'}
            </button>
          )}
        </div>
      )}
    </Field>
  );
}
