import { Link } from '../primitives/Link.tsx';
import { selectLastOrder } from '../../slices/order/selectors.ts';
import { useCityPath } from '../routing.ts';
import { useSelect } from '../store.tsx';
import { PastOrderCard } from './PastOrderCard.tsx';
import styles from './profile.module.css';

/** The customer's last order, to be had again in one tap; nothing before the first. */
export function LastOrder() {
  const path = useCityPath();
  const order = useSelect(selectLastOrder);
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
      <PastOrderCard order={order} isRepeatable />
    </section>
  );
}
