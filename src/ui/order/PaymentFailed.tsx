import { numbered, orderName } from '../../domain/orderName.ts';
import { keptUntil } from '../../domain/unsettledOrder.ts';
import { selectIsEmpty } from '../../slices/cart/lines/selectors.ts';
import type { UnpaidOrder } from '../../slices/cart/placing/selectors.ts';
import { selectDeliveryPhone } from '../../slices/setting/selectors.ts';
import { Button } from '../primitives/Button.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { PhoneButton } from '../primitives/PhoneButton.tsx';
import { ReportButton } from '../report/ReportButton.tsx';
import { useCityPath } from '../routing.ts';
import { useEmit, useSelect } from '../store.tsx';
import { BrokenFlight } from './BrokenFlight.tsx';
import { OrderedCard } from './OrderedCard.tsx';
import { clockText } from '../../domain/clock.ts';
import styles from './payment-failed.module.css';

function PayAgain({ orderId }: { readonly orderId: string }) {
  const emit = useEmit();
  return (
    <div className={styles.way}>
      <Button variant="main" size="large" isWide onClick={() => emit('cart/payAgainTapped', { orderId })}>
        Оплатить ещё раз
      </Button>
      <p className="text-small text-muted">Откроем оплату этого же заказа, новый не создадим</p>
    </div>
  );
}

function CartBack({ order, isOver }: UnpaidOrder) {
  const emit = useEmit();
  const path = useCityPath();
  const isEmpty = useSelect(selectIsEmpty);
  const stands = isOver ? '' : `, а\u00A0${numbered(order.number)} может ещё действовать`;
  if (order.isCartReturned) {
    return (
      <div className={styles.way}>
        <ButtonLink to={path('cart')} variant={isOver ? 'main' : 'quiet'} size="large" isWide>
          В корзину
        </ButtonLink>
        <p className="text-small text-muted">{`Блюда уже в корзине. Это будет новый заказ${stands}.`}</p>
      </div>
    );
  }
  const place = order.body.deliveryMethod === 'self' ? 'ресторан' : 'адрес';
  return (
    <div className={styles.way}>
      <Button
        variant={isOver ? 'main' : 'quiet'}
        size="large"
        isWide
        onClick={() => emit('cart/returnTapped', { orderId: order.id })}
      >
        Вернуть корзину
      </Button>
      <p className="text-small text-muted">
        {`Блюда, ${place} и комментарий вернутся как были. `}
        {!isEmpty && 'То, что уже лежит в корзине, останется. '}
        {`Это будет новый заказ${stands}. Бережём до\u00A0${clockText(keptUntil(order))}.`}
      </p>
    </div>
  );
}

function MoneyQuestion() {
  const phone = useSelect(selectDeliveryPhone);
  return (
    <section className={styles.money}>
      <div>
        <h2 className="text-h3">Деньги всё же списались?</h2>
        <p className="text-small text-muted">Позвоните, проверим платёж и запустим заказ.</p>
      </div>
      <PhoneButton phone={phone} />
    </section>
  );
}

/** The order exists and is not paid: what happened, and every way on (comp `pay-failed`). */
export function PaymentFailed({ order, isOver }: UnpaidOrder) {
  return (
    <div className={styles.unpaid}>
      <div className={styles.head}>
        <BrokenFlight />
        <h1 className="text-h1">Не удалось оформить заказ</h1>
        <p className="text-muted">
          {'Оплата не прошла, или её отменили. '}
          {`${orderName(order.number)} ${isOver ? 'отменён' : 'создан, но не оплачен'}.`}
        </p>
      </div>
      <OrderedCard body={order.body} />
      {!isOver && <PayAgain orderId={order.id} />}
      <CartBack order={order} isOver={isOver} />
      <MoneyQuestion />
      <ReportButton />
    </div>
  );
}
