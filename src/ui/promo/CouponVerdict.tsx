import { formatPrice } from '../../domain/money.ts';
import { selectGoalInput } from '../../slices/cart/selectors.ts';
import { giftGoal } from '../cart/goals.ts';
import { usePromo } from '../cart/usePromo.ts';
import { classNames } from '../primitives/classNames.ts';
import { Icon } from '../primitives/Icon.tsx';
import { Link } from '../primitives/Link.tsx';
import { ProgressFlight } from '../primitives/ProgressFlight.tsx';
import { useCityPath } from '../routing.ts';
import { useSelect } from '../store.tsx';
import styles from './coupon-code.module.css';

/** What became of the code that lies in the cart, in the words of the last calculation: in force, or what is still missing. */
export function CouponVerdict() {
  const path = useCityPath();
  const { status, isLoggedIn } = usePromo(false);
  const goal = giftGoal(useSelect(selectGoalInput));
  if (status.kind === 'none') return null;
  const isInForce = status.kind === 'accepted';
  return (
    <span className={styles.verdict}>
      {goal && isLoggedIn ? (
        <ProgressFlight {...goal} goalText={`из\u00A0${formatPrice(goal.goal)}`} />
      ) : (
        <span className={classNames(styles.told, isInForce && styles.inForce)}>
          <Icon name={isInForce ? 'check' : 'clock'} size={20} />
          <span>
            {isLoggedIn && <b>Промокод в корзине</b>}
            {status.text}
          </span>
        </span>
      )}
      <Link className={`text-link ${styles.link}`} to={path('cart')}>
        В корзину
      </Link>
    </span>
  );
}
