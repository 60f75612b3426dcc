import { Link } from '../primitives/Link.tsx';
import { selectRepeatPreview } from '../../slices/cart/lines/repeatPreview.ts';
import { selectLastPlaced } from '../../slices/order/past.ts';
import { useCityPath } from '../routing.ts';
import { useEmit, useSelect } from '../store.tsx';
import { PastOrderCard } from './PastOrderCard.tsx';
import styles from './profile.module.css';

/** The customer's last order, to be had again in one tap; nothing before the first. */
export function LastOrder() {
  const emit = useEmit();
  const path = useCityPath();
  const order = useSelect(selectLastPlaced);
  const preview = useSelect(selectRepeatPreview);
  if (order === null) return null;
  return (
    <section className={styles.last} aria-labelledby="last-order">
      <div className={styles.head}>
        <h2 className="text-h2" id="last-order">
          Последний заказ
        </h2>
        <Link className="text-link" to={path('personal/history')}>
          Все заказы
        </Link>
      </div>
      <PastOrderCard order={order} preview={preview} onRepeat={() => emit('cart/repeatTapped')} isLast />
    </section>
  );
}
