import { useEffect, useRef, useState } from 'react';
import { selectIsEmpty } from '../slices/cart/lines/selectors.ts';
import { selectIsPlaceMissing } from '../slices/cart/receiving/selectors.ts';
import { selectOrderState } from '../slices/cart/placing/selectors.ts';
import { selectIsLoggedIn } from '../slices/user/selectors.ts';
import { selectIsRestored } from '../slices/view/selectors.ts';
import { BonusPlace } from '../ui/cart/BonusPlace.tsx';
import { CartSkeleton } from '../ui/cart/CartSkeleton.tsx';
import { Dock } from '../ui/cart/Dock.tsx';
import { GoalBar } from '../ui/cart/GoalBar.tsx';
import { MiniLines } from '../ui/cart/MiniLines.tsx';
import { SumRows } from '../ui/cart/SumRows.tsx';
import { CheckingOrder } from '../ui/checkout/CheckingOrder.tsx';
import { DockPromise } from '../ui/checkout/DockPromise.tsx';
import { MethodBlock } from '../ui/checkout/MethodBlock.tsx';
import { OrderNotices } from '../ui/checkout/OrderNotices.tsx';
import { PaymentBlock } from '../ui/checkout/PaymentBlock.tsx';
import { PlaceBlock } from '../ui/checkout/PlaceBlock.tsx';
import { PlaceOrderButton, SendingState } from '../ui/checkout/PlaceOrderButton.tsx';
import { TimeBlock } from '../ui/checkout/TimeBlock.tsx';
import { useChangeField } from '../ui/checkout/useChangeField.ts';
import { WishesBlock } from '../ui/checkout/WishesBlock.tsx';
import { fetchPlacedOrder } from '../ui/order/PlacedOrderPlace.tsx';
import { Panel } from '../ui/primitives/Panel.tsx';
import { PageTop } from '../ui/shell/PageTop.tsx';
import { useEmit, useSelect } from '../ui/store.tsx';
import styles from '../ui/checkout/checkout.module.css';
import fieldStyles from '../ui/fields/field.module.css';
import dockStyles from '../ui/cart/dock.module.css';

/** How long the saved addresses of somebody who has just logged in may take to arrive. */
const ADDRESSES_MS = 800;

/** Asks «Доставить или заберёте?» once when the checkout begins without a place (assumptions, section 6, "delivery choice modal"). */
function useAskForPlace(): void {
  const emit = useEmit();
  const isMissing = useSelect(selectIsPlaceMissing);
  const isSettled = useRef(false);
  useEffect(() => {
    if (!isMissing) isSettled.current = true;
    if (isSettled.current) return undefined;
    const timer = setTimeout(() => {
      isSettled.current = true;
      emit('modal/requested', { modal: { kind: 'deliveryChoice' } });
    }, ADDRESSES_MS);
    return () => clearTimeout(timer);
  }, [emit, isMissing]);
}

interface SummaryProps {
  readonly onPlace: () => void;
}

function Summary({ onPlace }: SummaryProps) {
  return (
    <Panel label="Сумма заказа">
      <div className={styles.sum}>
        <h2 className="text-h3 only-desk">Ваш заказ</h2>
        <MiniLines />
        <GoalBar />
        <BonusPlace />
        <SumRows />
      </div>
      <div className={`only-desk ${dockStyles.panelAction}`}>
        <PlaceOrderButton onPress={onPlace} />
        <SendingState />
        <p className={`${fieldStyles.hint} ${styles.hint}`}>
          Сумму и состав проверим ещё раз перед отправкой. Изменится хоть рубль — покажем разницу.
        </p>
      </div>
    </Panel>
  );
}

function CheckoutForm() {
  const emit = useEmit();
  const changeRef = useRef<HTMLInputElement>(null);
  const change = useChangeField(changeRef);
  const [isTried, setIsTried] = useState(false);
  useAskForPlace();
  const place = () => {
    setIsTried(true);
    if (!change.check()) return;
    emit('cart/orderTapped');
    fetchPlacedOrder();
  };
  return (
    <>
      <div className="page-columns">
        <div>
          <div className={styles.notices}>
            <OrderNotices />
          </div>
          <div>
            <MethodBlock />
            <PlaceBlock isMissed={isTried} />
            <TimeBlock />
            <PaymentBlock change={change} changeRef={changeRef} />
            <WishesBlock />
          </div>
        </div>
        <aside className="page-aside">
          <Summary onPlace={place} />
        </aside>
      </div>
      <Dock>
        <DockPromise />
        <PlaceOrderButton onPress={place} />
        <SendingState />
      </Dock>
    </>
  );
}

/** Whom the guards would send away, and who is not known yet, sees places being kept. */
function useIsReady(): boolean {
  const isRestored = useSelect(selectIsRestored);
  const isLoggedIn = useSelect(selectIsLoggedIn);
  const isEmpty = useSelect(selectIsEmpty);
  const { isSending, isUncertain } = useSelect(selectOrderState);
  return isRestored && isLoggedIn && (!isEmpty || isSending || isUncertain);
}

/** The checkout: one page, four steps (specification, section 2, "What the pages let a user do"). */
export function CheckoutPage() {
  const isReady = useIsReady();
  const { isUncertain } = useSelect(selectOrderState);
  if (isReady && isUncertain) {
    return (
      <div className="page-width page">
        <CheckingOrder />
      </div>
    );
  }
  return (
    <div className={`page-width page ${dockStyles.page}`}>
      <PageTop title="Оформление" fallback="cart" />
      {isReady ? <CheckoutForm /> : <CartSkeleton />}
    </div>
  );
}
