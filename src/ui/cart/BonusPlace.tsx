import { createElement } from 'react';
import { selectCustomer } from '../../slices/user/selectors.ts';
import { chunkOf } from '../shell/chunk.ts';
import { useLate } from '../shell/useLate.ts';
import { useSelect } from '../store.tsx';
import styles from './bonus-field.module.css';

/** Only for customers who have any. */
const bonusField = chunkOf(null, async () => (await import('./BonusField.tsx')).BonusField);

function Late() {
  const Field = useLate(bonusField);
  return Field ? createElement(Field) : <div className={styles.place} />;
}

/** Where bonuses are written off: nothing for a guest and for an empty balance, and a place kept while its code comes. */
export function BonusPlace() {
  const customer = useSelect(selectCustomer);
  return customer !== null && customer.balance > 0 && <Late />;
}
