import { selectHistory, selectLastOrder } from '../../slices/order/selectors.ts';
import { useSelect } from '../store.tsx';
import { Listed } from './Listed.tsx';
import { MenuLink } from '../catalog/MenuLink.tsx';
import { PastOrderCard } from './PastOrderCard.tsx';
import styles from './history.module.css';

/** What was ordered before, the newest first as the server lists it. */
export function History() {
  const orders = useSelect(selectHistory);
  const isRepeatable = useSelect(selectLastOrder) !== null;
  return (
    <Listed
      list="history"
      title="История заказов"
      isEmpty={orders.length === 0}
      empty={{
        title: 'Заказов пока нет',
        text: 'После первого заказа его можно будет повторить отсюда.',
        action: <MenuLink />,
      }}
    >
      <div className={styles.orders}>
        {orders.map((order, index) => (
          <PastOrderCard key={order.id} order={order} isRepeatable={isRepeatable && index === 0} />
        ))}
      </div>
    </Listed>
  );
}
