import type { MouseEvent } from 'react';
import { Link } from '../primitives/Link.tsx';
import { formatPrice } from '../../domain/money.ts';
import { selectGoalInput, selectTotals } from '../../slices/cart/selectors.ts';
import { selectIsLoggedIn } from '../../slices/user/selectors.ts';
import { buttonClass } from '../primitives/Button.tsx';
import { useCityPath } from '../routing.ts';
import { useEmit, useSelect } from '../store.tsx';
import { Dock } from './Dock.tsx';
import { nextGoal } from './goals.ts';
import { useRootMark } from '../primitives/useRootMark.ts';
import styles from './dock.module.css';

function CheckoutLink() {
  const emit = useEmit();
  const to = useCityPath()('checkout');
  const isLoggedIn = useSelect(selectIsLoggedIn);
  const follow = (event: MouseEvent) => {
    if (isLoggedIn) return;
    // «Вход» opens over the cart and goes on to the checkout (assumptions, section 6, "guards").
    event.preventDefault();
    emit('auth/loginAsked', { returnTo: to });
  };
  return (
    <Link className={buttonClass({ variant: 'main', size: 'large', isWide: true })} to={to} onClick={follow}>
      Оформить заказ
    </Link>
  );
}

/** On wide screens, under the sum. */
export function CheckoutLinkInPanel() {
  return (
    <div className={`only-desk ${styles.panelAction}`}>
      <CheckoutLink />
    </div>
  );
}

/** On narrow screens, at the foot of the screen, with the sum that is out of sight there and, below the least order of the zone, with what is missing. */
export function CheckoutLinkInDock() {
  const { total } = useSelect(selectTotals);
  const goal = nextGoal(useSelect(selectGoalInput));
  const isShort = goal?.kind === 'minSum';
  useRootMark('orderGoal', isShort);
  return (
    <Dock>
      {isShort && <p className={styles.goal}>{goal.text}</p>}
      <div className={styles.link}>
        <CheckoutLink />
        <span className={styles.sum}>{formatPrice(total)}</span>
      </div>
    </Dock>
  );
}
