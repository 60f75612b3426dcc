import { formatPrice } from '../../domain/money.ts';
import { counted } from '../../domain/plural.ts';
import { selectCount } from '../../slices/cart/lines/selectors.ts';
import { selectGoalInput, selectTotals } from '../../slices/cart/selectors.ts';
import { CraneOutline } from '../primitives/Crane.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { Link } from '../primitives/Link.tsx';
import { flownPercent } from '../primitives/ProgressFlight.tsx';
import { useRootMark } from '../primitives/useRootMark.ts';
import { useCityPath } from '../routing.ts';
import { useSelect } from '../store.tsx';
import { nextGoal } from './goals.ts';
import styles from './basket-bar.module.css';

interface WayProps {
  readonly text: string;
  /** Per cent of the way. */
  readonly percent: number;
}

function Way({ text, percent }: WayProps) {
  return (
    <div className={styles.way}>
      <p>{text}</p>
      <svg className={styles.flight} aria-hidden="true">
        <rect className={styles.rest} y="16" width="100%" height="4" rx="2" />
        <rect className={styles.done} y="16" width={`${percent}%`} height="4" rx="2" />
        <svg className={styles.crane} x={`${percent}%`} y="0">
          <g transform={`translate(${percent * -0.2} -1) scale(.32)`}>
            <CraneOutline />
          </g>
        </svg>
      </svg>
    </div>
  );
}

/** «Ваша корзина» at the foot of a phone's menu pages: what the goods come to, and the next thing worth adding for. */
export function BasketBar() {
  const path = useCityPath();
  const { goods } = useSelect(selectTotals);
  const count = useSelect(selectCount);
  const input = useSelect(selectGoalInput);
  const next = nextGoal(input);
  const isFree = next === null && input.freeFrom !== null && input.goods >= input.freeFrom;
  useRootMark('basketBar');
  return (
    <section className={styles.bar} aria-label="Ваша корзина">
      {next ? (
        <Way text={next.text} percent={flownPercent(next.value, next.goal)} />
      ) : isFree ? (
        <Way text="Доставка бесплатная" percent={100} />
      ) : (
        <p className={styles.way}>{counted(count, ['товар', 'товара', 'товаров'])}</p>
      )}
      <Link className={styles.go} to={path('cart')} aria-label={`К корзине, ${formatPrice(goods)}`}>
        {formatPrice(goods)}
        <Icon name="forward" size={16} />
      </Link>
    </section>
  );
}
