import { selectCustomer } from '../../slices/user/selectors.ts';
import { Arriving } from '../shell/Arriving.tsx';
import { chunkOf } from '../shell/chunk.ts';
import { useSelect } from '../store.tsx';
import styles from './bonus-field.module.css';

/** Only for customers who have any. */
const bonusField = chunkOf(null, async () => (await import('./BonusField.tsx')).BonusField);

/** Where bonuses are written off: nothing for a guest and for an empty balance, and a place kept while its code comes. */
export function BonusPlace() {
  const customer = useSelect(selectCustomer);
  return (
    customer !== null &&
    customer.balance > 0 && <Arriving part={bonusField} meanwhile={<div className={styles.place} />} />
  );
}
