import { selectUnpaidOrder } from '../../slices/cart/placing/selectors.ts';
import { selectTracking } from '../../slices/order/selectors.ts';
import { selectNow } from '../../slices/view/selectors.ts';
import { classNames } from '../primitives/classNames.ts';
import { CraneOutline } from '../primitives/Crane.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { Link } from '../primitives/Link.tsx';
import { useRootMark } from '../primitives/useRootMark.ts';
import { useCityPath } from '../routing.ts';
import { useSelect } from '../store.tsx';
import { orderNews } from './orderWords.ts';
import styles from './order-row.module.css';

type Tracking = NonNullable<ReturnType<typeof selectTracking>>;

/** How far the order is, for who only looks. */
function Way({ tracking: { steps, current } }: { readonly tracking: Tracking }) {
  const last = steps.length - 1;
  const part =
    Math.max(
      0,
      steps.findIndex(({ step }) => step === current),
    ) / last;
  const x = 12 + part * 58;
  return (
    <svg className={styles.way} viewBox="0 0 84 32" aria-hidden="true">
      <path className={styles.rest} d={`M${x} 25H76`} />
      <path className={styles.flown} d={`M2 25H${x}`} />
      <circle className={styles.end} cx="78" cy="25" r="4" />
      <g transform={`translate(${x - 12} 2) scale(.38)`}>
        <CraneOutline />
      </g>
    </svg>
  );
}

export interface OrderRowProps {
  /** The first of the page, above a header that lies in a picture and scrolls away with it. */
  readonly isFirst: boolean;
}

function Row({ tracking, isFirst }: OrderRowProps & { readonly tracking: Tracking }) {
  const path = useCityPath();
  const { order } = tracking;
  const unpaid = useSelect(selectUnpaidOrder(order.id));
  const { label, eta, lateness } = orderNews(tracking, useSelect(selectNow));
  useRootMark('orderRow');
  // Once the kitchen has taken it, it was paid.
  const page = unpaid && order.status === 'Unconfirmed' ? 'complete-error' : 'complete';
  return (
    <section
      className={classNames(styles.row, isFirst && styles.first)}
      aria-label="Ваш заказ"
      data-active-order=""
    >
      <Link
        className={`page-width ${styles.link}`}
        to={`${path(page)}?order=${encodeURIComponent(order.id)}`}
      >
        <Way tracking={tracking} />
        <span className={styles.text}>
          <b>{label}</b>
          {eta !== null && <span className={classNames(lateness !== 'none' && styles.late)}>{eta}</span>}
        </span>
        <Icon name="forward" size={20} />
      </Link>
      <output className="only-heard">{`Ваш заказ: ${eta === null ? label : `${label}, ${eta}`}`}</output>
    </section>
  );
}

/** The order on its way in one row: the step, the time, and the way to its page. */
export function OrderRow(props: OrderRowProps) {
  const tracking = useSelect(selectTracking);
  return tracking && <Row tracking={tracking} {...props} />;
}
