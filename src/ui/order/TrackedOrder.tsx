import { orderName } from '../../domain/orderName.ts';
import type { selectTracking } from '../../slices/order/selectors.ts';
import { selectUnpaidOrder } from '../../slices/cart/placing/selectors.ts';
import { selectNow } from '../../slices/view/selectors.ts';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { OrderPath } from '../primitives/OrderPath.tsx';
import { PhoneButton } from '../primitives/PhoneButton.tsx';
import { useCityPath } from '../routing.ts';
import { useSelect } from '../store.tsx';
import { Freshness } from './Freshness.tsx';
import { orderNews } from './orderWords.ts';
import styles from './active-order.module.css';

type Tracking = NonNullable<ReturnType<typeof selectTracking>>;

interface PartProps {
  readonly tracking: Tracking;
}

/** Says a new status once; what is there from the beginning is read with the page. */
function Announcement({ text }: { readonly text: string }) {
  return <output className="only-heard">{text}</output>;
}

const courierText = ({ courier }: Tracking['order']): string | undefined =>
  courier?.name ? `Курьер ${courier.name}` : undefined;

function Actions({ tracking: { order, isCancelled } }: PartProps) {
  const path = useCityPath();
  const unpaid = useSelect(selectUnpaidOrder(order.id));
  // Once the kitchen has taken it, it was paid.
  const page = unpaid && order.status === 'Unconfirmed' ? 'complete-error' : 'complete';
  const phone = (!isCancelled && order.courier?.phone) || null;
  const name = !isCancelled && phone === null ? courierText(order) : undefined;
  return (
    <div className={styles.actions}>
      {phone !== null && <PhoneButton label="Курьер:" phone={phone} variant="solid" />}
      {name !== undefined && <p className={styles.courier}>{name}</p>}
      <ButtonLink to={`${path(page)}?order=${encodeURIComponent(order.id)}`}>Подробнее о заказе</ButtonLink>
    </div>
  );
}

/** The order that the kitchen works on, on a page of other things: the status first, the steps by name. */
export function TrackedOrder({ tracking }: PartProps) {
  const { heading, eta } = orderNews(tracking, useSelect(selectNow));
  const { steps, current, isCancelled } = tracking;
  return (
    <section className={styles.order} aria-label="Ваш заказ" data-active-order="">
      <p className={`text-muted text-small ${styles.number}`}>
        <span>{orderName(tracking.order.number)}</span>
        <Freshness updatedAt={tracking.updatedAt} />
      </p>
      {/* The card stands above the page's own heading. */}
      <p className={`text-h2 ${styles.status}`}>{heading}</p>
      {eta !== null && <p className={styles.arrival}>{eta}</p>}
      <Announcement text={eta === null ? heading : `${heading}, ${eta}`} />
      {!isCancelled && (
        <OrderPath
          isCompact
          label="Путь заказа"
          current={steps.findIndex(({ step }) => step === current)}
          steps={steps.map(({ step, label }) => ({ id: step, name: label }))}
        />
      )}
      <Actions tracking={tracking} />
    </section>
  );
}
