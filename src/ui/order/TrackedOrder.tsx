import type { selectTracking } from '../../slices/order/selectors.ts';
import { selectUnpaidOrder } from '../../slices/cart/placing/selectors.ts';
import { selectConnection, selectNow } from '../../slices/view/selectors.ts';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { OrderPath } from '../primitives/OrderPath.tsx';
import { PhoneButton } from '../primitives/PhoneButton.tsx';
import { classNames } from '../primitives/classNames.ts';
import { useCityPath } from '../routing.ts';
import { useSelect } from '../store.tsx';
import { clockText } from '../../domain/clock.ts';
import { etaText, isAwaited, statusHeading } from './orderWords.ts';
import { LATER_ICONS } from '../primitives/laterIcons.ts';
import styles from './active-order.module.css';

type Tracking = NonNullable<ReturnType<typeof selectTracking>>;

interface PartProps {
  readonly tracking: Tracking;
}

/** Number of the order and how fresh the news is. */
function Freshness({ tracking: { order, updatedAt } }: PartProps) {
  const isLost = useSelect(selectConnection) === 'lost';
  return (
    <p className={classNames('text-muted text-small', styles.number)}>
      {`Заказ №\u00A0${order.number}`}
      {updatedAt !== null && ` · обновлено в ${clockText(updatedAt)}`}
      {isLost && (
        <span className={styles.lost}>
          <Icon name={LATER_ICONS.repeat} size={16} />
          обновляем
        </span>
      )}
    </p>
  );
}

/** Says a new status once; what is there from the beginning is read with the page. */
function Announcement({ text }: { readonly text: string }) {
  return <output className="only-heard">{text}</output>;
}

export interface TrackedOrderProps extends PartProps {
  /** A card with a link to the order's page, for the pages of other things. */
  readonly isCompact: boolean;
}

const courierText = ({ courier }: Tracking['order']): string | undefined =>
  courier?.name ? `Курьер ${courier.name}` : undefined;

/** The compact card names the steps only. */
function Steps({ tracking: { steps, current, order }, isCompact }: TrackedOrderProps) {
  const last = steps.length - 1;
  const estimated = order.estimatedAt === null ? Number.NaN : Date.parse(order.estimatedAt);
  return (
    <OrderPath
      isCompact={isCompact}
      label="Путь заказа"
      current={steps.findIndex(({ step }) => step === current)}
      steps={steps.map(({ step, label }, index) => ({
        id: step,
        name: label,
        note: step === 'onWay' && !isCompact ? courierText(order) : undefined,
        time:
          index === last && step !== current && !isCompact && !Number.isNaN(estimated)
            ? `~${clockText(estimated)}`
            : undefined,
      }))}
    />
  );
}

function Actions({ tracking: { order, isCancelled }, isCompact }: TrackedOrderProps) {
  const path = useCityPath();
  const unpaid = useSelect(selectUnpaidOrder(order.id));
  // Once the kitchen has taken it, it was paid.
  const page = unpaid && order.status === 'Unconfirmed' ? 'complete-error' : 'complete';
  const phone = (!isCancelled && order.courier?.phone) || null;
  const name = isCompact && !isCancelled && phone === null ? courierText(order) : undefined;
  if (!isCompact && phone === null) return null;
  return (
    <div className={styles.actions}>
      {phone !== null && <PhoneButton label="Курьер:" phone={phone} variant="solid" />}
      {name !== undefined && <p className={styles.courier}>{name}</p>}
      {isCompact && (
        <ButtonLink to={`${path(page)}?order=${encodeURIComponent(order.id)}`}>Подробнее о заказе</ButtonLink>
      )}
    </div>
  );
}

/** The order that the kitchen works on, the status first. */
export function TrackedOrder({ tracking, isCompact }: TrackedOrderProps) {
  const now = useSelect(selectNow);
  const heading = statusHeading(tracking);
  // The card stands above the page's own heading.
  const Heading = isCompact ? 'p' : 'h2';
  const eta = isAwaited(tracking, tracking.order) ? etaText(tracking.order.estimatedAt, now) : null;
  return (
    <section
      className={classNames(styles.order, isCompact && styles.compact)}
      aria-label="Ваш заказ"
      data-active-order=""
    >
      <Freshness tracking={tracking} />
      <Heading className={classNames('text-h2', styles.status)}>{heading}</Heading>
      {eta !== null && <p className={styles.arrival}>{eta}</p>}
      <Announcement text={eta === null ? heading : `${heading}, ${eta}`} />
      {!tracking.isCancelled && <Steps tracking={tracking} isCompact={isCompact} />}
      <Actions tracking={tracking} isCompact={isCompact} />
    </section>
  );
}
