import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { formatPrice } from '../../domain/money.ts';
import { selectTotals } from '../../slices/cart/selectors.ts';
import { selectIsLoggedIn } from '../../slices/user/selectors.ts';
import { buttonClass } from '../primitives/Button.tsx';
import { useCityPath } from '../routing.ts';
import { useEmit, useSelect } from '../store.tsx';
import { Dock } from './Dock.tsx';

interface LinkProps {
  /** Shows what the order costs, for a place where the sum is not in sight. */
  readonly hasSum?: boolean;
}

function CheckoutLink({ hasSum = false }: LinkProps) {
  const emit = useEmit();
  const to = useCityPath()('checkout');
  const isLoggedIn = useSelect(selectIsLoggedIn);
  const { total } = useSelect(selectTotals);
  const follow = (event: MouseEvent) => {
    if (isLoggedIn) return;
    // «Вход» opens over the cart and goes on to the checkout (assumptions, section 6, "guards").
    event.preventDefault();
    emit('auth/loginAsked', { returnTo: to });
  };
  return (
    <Link
      className={buttonClass({ variant: 'main', size: 'large', isWide: true, isSpread: hasSum })}
      to={to}
      onClick={follow}
      aria-label="Оформить заказ"
    >
      <span>Оформить заказ</span>
      {hasSum && <span>{formatPrice(total)}</span>}
    </Link>
  );
}

/** On wide screens, under the sum. */
export function CheckoutLinkInPanel() {
  return (
    <div className="desk-only panel-act">
      <CheckoutLink />
    </div>
  );
}

/** On narrow screens, at the foot of the screen. */
export function CheckoutLinkInDock() {
  return (
    <Dock>
      <CheckoutLink hasSum />
    </Dock>
  );
}
