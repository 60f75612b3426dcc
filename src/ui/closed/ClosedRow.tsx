import { selectOpening } from '../../slices/cart/receiving/closedSelectors.ts';
import { usePromiseText } from '../checkout/usePromiseText.ts';
import { Notice } from '../primitives/Notice.tsx';
import { useSelect } from '../store.tsx';
import { EarlySlots } from './EarlySlots.tsx';
import styles from './closed.module.css';

/** Above the cart of a closed shop: when it opens, and the times for which one can order already. */
export function ClosedRow() {
  const opening = useSelect(selectOpening);
  const promise = usePromiseText();
  return (
    <div className={styles.row}>
      <Notice tone="warn" title="Сейчас закрыто" isStill>
        <p>{[opening, promise ?? (opening && 'Закажите заранее')].filter(Boolean).join('. ')}</p>
        <EarlySlots />
      </Notice>
    </div>
  );
}
