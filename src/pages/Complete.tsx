import { useQuery } from '../ui/navigating.ts';
import { selectOrderNumber, selectTracking } from '../slices/order/selectors.ts';
import { selectDeliveryPhone } from '../slices/setting/selectors.ts';
import { selectIsRestored } from '../slices/view/selectors.ts';
import { ActiveOrder } from '../ui/order/ActiveOrder.tsx';
import { OrderDetails } from '../ui/order/OrderDetails.tsx';
import { ButtonLink } from '../ui/primitives/ButtonLink.tsx';
import { PhoneButton } from '../ui/primitives/PhoneButton.tsx';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';
import { ReportButton } from '../ui/report/ReportButton.tsx';
import { useCityPath } from '../ui/routing.ts';
import { useSelect } from '../ui/store.tsx';
import { classNames } from '../ui/primitives/classNames.ts';
import styles from '../ui/order/complete.module.css';

/** What the page is about: the order of the address, else the one that this visit placed, else the active one. */
function useOrder() {
  const query = useQuery();
  const asked = query.get('order') ?? '';
  return useSelect(selectOrderNumber(asked));
}

function WaysOn() {
  const path = useCityPath();
  const phone = useSelect(selectDeliveryPhone);
  return (
    <div className={styles.actions}>
      <ButtonLink to={path('catalog')}>В меню</ButtonLink>
      <ButtonLink to={path('personal/history')}>История заказов</ButtonLink>
      <PhoneButton label="Вопрос?" phone={phone} />
      <ReportButton />
    </div>
  );
}

function CompleteContent() {
  const { id, number } = useOrder();
  const isCancelled = useSelect(selectTracking)?.isCancelled ?? false;
  return (
    <>
      <h1 className="text-h1">{number === null ? 'Заказ оформлен' : `Заказ №${number} оформлен`}</h1>
      <p className={classNames('text-muted', styles.lead)}>
        {isCancelled
          ? 'Заказ отменён. Позвоните нам, и мы расскажем почему.'
          : 'Спасибо! Кухня уже знает о заказе, новости о нём появятся здесь.'}
      </p>
      <ActiveOrder />
      {id !== null && <OrderDetails orderId={id} />}
      <WaysOn />
    </>
  );
}

/** The order is placed; what becomes of it is told here (specification, section 2). */
export function CompletePage() {
  const isRestored = useSelect(selectIsRestored);
  return (
    <div className={classNames('page-width page', styles.complete)}>
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
