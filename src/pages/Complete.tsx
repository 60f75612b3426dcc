import { orderName } from '../domain/orderName.ts';
import { useQuery } from '../ui/navigating.ts';
import { selectOrdered } from '../slices/order/ordered.ts';
import { selectOrderNumber, selectTracking } from '../slices/order/selectors.ts';
import { selectIsRestored } from '../slices/view/selectors.ts';
import { Freshness } from '../ui/order/Freshness.tsx';
import { PlacedOrderPlace } from '../ui/order/PlacedOrderPlace.tsx';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';
import { useSelect } from '../ui/store.tsx';
import styles from '../ui/order/complete.module.css';

/** What the page is about: the order of the address, else the one that this visit placed, else the active one. */
function useOrder() {
  const query = useQuery();
  const asked = query.get('order') ?? '';
  return useSelect(selectOrderNumber(asked));
}

function CompleteContent() {
  const { id, number } = useOrder();
  const active = useSelect(selectTracking);
  const ordered = useSelect(selectOrdered(id ?? ''));
  const title = `${orderName(number ?? '')} оформлен`;
  const tracking = active !== null && (id === null || active.order.id === id) ? active : null;
  return (
    <>
      {tracking === null ? (
        <div>
          <h1 className="text-h1">{title}</h1>
          <p className={`text-muted ${styles.lead}`}>
            Спасибо! Кухня уже знает о заказе, новости о нём появятся здесь.
          </p>
        </div>
      ) : (
        <div className={styles.head}>
          <h1>{title}</h1>
          <Freshness updatedAt={tracking.updatedAt} />
        </div>
      )}
      <PlacedOrderPlace tracking={tracking} ordered={ordered} />
    </>
  );
}

/** The order is placed; what becomes of it is told here (specification, section 2). */
export function CompletePage() {
  const isRestored = useSelect(selectIsRestored);
  return (
    <div className={`page-width page ${styles.complete}`}>
      {isRestored ? (
        <CompleteContent />
      ) : (
        <div className={styles.wait} aria-busy="true">
          <h1 className="only-heard">Заказ оформлен</h1>
          <Skeleton shape="title" />
          <Skeleton shape="text" />
        </div>
      )}
    </div>
  );
}
