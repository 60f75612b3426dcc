import { useQuery } from '../ui/navigating.ts';
import { selectOrdered, type Ordered } from '../slices/order/ordered.ts';
import { selectOrderNumber, selectTracking } from '../slices/order/selectors.ts';
import { selectDeliveryPhone } from '../slices/setting/selectors.ts';
import { selectIsRestored } from '../slices/view/selectors.ts';
import { Destination } from '../ui/order/Destination.tsx';
import { Freshness } from '../ui/order/Freshness.tsx';
import { OrderedPanel } from '../ui/order/Ordered.tsx';
import { OrderOnWay } from '../ui/order/OrderOnWay.tsx';
import { Button } from '../ui/primitives/Button.tsx';
import { ButtonLink } from '../ui/primitives/ButtonLink.tsx';
import { LATER_ICONS } from '../ui/primitives/laterIcons.ts';
import { PhoneButton } from '../ui/primitives/PhoneButton.tsx';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';
import { ReportButton } from '../ui/report/ReportButton.tsx';
import { useCityPath } from '../ui/routing.ts';
import { useEmit, useSelect } from '../ui/store.tsx';
import { classNames } from '../ui/primitives/classNames.ts';
import styles from '../ui/order/complete.module.css';

/** What the page is about: the order of the address, else the one that this visit placed, else the active one. */
function useOrder() {
  const query = useQuery();
  const asked = query.get('order') ?? '';
  return useSelect(selectOrderNumber(asked));
}

/** Whoever waits wants no other way on first; whoever does not sees the menu first. */
function WaysOn({ ordered }: { readonly ordered: Ordered | null }) {
  const path = useCityPath();
  const emit = useEmit();
  const phone = useSelect(selectDeliveryPhone);
  return (
    <div className={styles.actions}>
      {ordered?.isLast === true && (
        <Button icon={LATER_ICONS.repeat} onClick={() => emit('cart/repeatTapped')}>
          Повторить заказ
        </Button>
      )}
      <ButtonLink to={path('catalog')}>В меню</ButtonLink>
      <ButtonLink to={path('personal/history')}>История заказов</ButtonLink>
      <PhoneButton label="Вопрос?" phone={phone} />
      <ReportButton />
    </div>
  );
}

function CompleteContent() {
  const { id, number } = useOrder();
  const active = useSelect(selectTracking);
  const ordered = useSelect(selectOrdered(id ?? ''));
  const title = number === null ? 'Заказ оформлен' : `Заказ №${number} оформлен`;
  const tracking = active !== null && (id === null || active.order.id === id) ? active : null;
  return (
    <>
      {tracking === null ? (
        <div>
          <h1 className="text-h1">{title}</h1>
          <p className={classNames('text-muted', styles.lead)}>
            Спасибо! Кухня уже знает о заказе, новости о нём появятся здесь.
          </p>
        </div>
      ) : (
        <div className={styles.head}>
          <h1>{title}</h1>
          <Freshness updatedAt={tracking.updatedAt} />
        </div>
      )}
      {tracking !== null && <OrderOnWay tracking={tracking} ordered={ordered} />}
      <div className={styles.columns}>
        {ordered !== null && <OrderedPanel ordered={ordered} />}
        <div>
          {ordered !== null && <Destination ordered={ordered} />}
          <WaysOn ordered={ordered} />
        </div>
      </div>
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
