import { selectReceiving } from '../../slices/cart/receiving/selectors.ts';
import { useSelect } from '../store.tsx';
import { usePromiseText } from './usePromiseText.ts';
import styles from './checkout.module.css';

/** When and where, above the button that sends the order: the blocks that say it are out of sight by then. */
export function DockPromise() {
  const promise = usePromiseText();
  const { placeInCity } = useSelect(selectReceiving);
  if (promise === null) return null;
  return (
    <p className={styles.promise}>
      <b>{promise}</b>
      <span>{placeInCity}</span>
    </p>
  );
}
