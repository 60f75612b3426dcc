import { useLocation } from 'react-router-dom';
import type { CartLine } from '../../domain/cart.ts';
import { formatPrice } from '../../domain/money.ts';
import { selectCheckoutGap, selectOrderState } from '../../slices/cart/placing/selectors.ts';
import { selectTotals } from '../../slices/cart/selectors.ts';
import { selectProduct } from '../../slices/catalog/selectors.ts';
import { Button } from '../primitives/Button.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { useProductHref } from '../product/productLinks.tsx';
import type { BackgroundState } from '../shell/background.ts';
import { useSelect } from '../store.tsx';
import styles from './checkout.module.css';

export interface PlaceOrderButtonProps {
  readonly onPress: () => void;
}

/** Leads to the dish that lacks a required choice, over the page. */
function ChooseLink({ line }: { readonly line: CartLine }) {
  const hrefOf = useProductHref();
  const page = useLocation();
  const product = useSelect(selectProduct(line.productId));
  const state: BackgroundState = { background: page, lineId: line.id };
  return (
    product && (
      <ButtonLink variant="main" size="large" isWide to={hrefOf(product)} state={state}>
        {`Сделайте выбор: ${line.name}`}
      </ButtonLink>
    )
  );
}

/**
 * «Заказать за …». Closed below the least sum of the zone, where it says what is missing; a dish without its required
 * choice takes its place; other gaps leave it live.
 */
export function PlaceOrderButton({ onPress }: PlaceOrderButtonProps) {
  const { total } = useSelect(selectTotals);
  const gap = useSelect(selectCheckoutGap);
  const { isWaiting, isSending, isUncertain } = useSelect(selectOrderState);
  if (gap?.kind === 'choice') return <ChooseLink line={gap.line} />;
  if (gap?.kind === 'minSum') {
    return (
      <Button variant="main" size="large" isWide isDisabled>
        {`Ещё ${formatPrice(gap.missing)} до минимальной суммы`}
      </Button>
    );
  }
  return (
    <Button
      variant="main"
      size="large"
      isWide
      isBusy={isWaiting || isSending || isUncertain}
      onClick={onPress}
    >
      {`Заказать за\u00A0${formatPrice(total)}`}
    </Button>
  );
}

/** How the sending goes: nothing at first, then that it takes long, then that the order is being looked for. */
export function SendingState() {
  const { isSending } = useSelect(selectOrderState);
  // Shown by the style sheet once the order is four seconds on its way.
  return (
    isSending && <p className={styles.sendingSlow}>Отправляем дольше обычного. Не закрывайте страницу</p>
  );
}
