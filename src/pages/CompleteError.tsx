import { useQuery } from '../ui/navigating.ts';
import { selectIsEmpty } from '../slices/cart/lines/selectors.ts';
import { selectOrderState } from '../slices/cart/placing/selectors.ts';
import { selectUnpaidOrder } from '../slices/cart/placing/selectors.ts';
import { selectDeliveryPhone } from '../slices/setting/selectors.ts';
import { selectIsRestored } from '../slices/view/selectors.ts';
import { PaymentFailed } from '../ui/order/PaymentFailed.tsx';
import { MenuLink } from '../ui/catalog/MenuLink.tsx';
import { ButtonLink } from '../ui/primitives/ButtonLink.tsx';
import { EmptyState } from '../ui/primitives/EmptyState.tsx';
import { Notice } from '../ui/primitives/Notice.tsx';
import { PhoneButton } from '../ui/primitives/PhoneButton.tsx';
import { ReportButton } from '../ui/report/ReportButton.tsx';
import { useCityPath } from '../ui/routing.ts';
import { useSelect } from '../ui/store.tsx';

/** A payment that failed comes here with an emptied cart: its order exists, only unpaid. */
function Reason() {
  const { failure } = useSelect(selectOrderState);
  const isEmpty = useSelect(selectIsEmpty);
  if (failure === null) {
    return (
      <p>
        {isEmpty
          ? 'Оплата не прошла. Позвоните нам, и мы поможем.'
          : 'Блюда остались в корзине. Попробуйте ещё раз.'}
      </p>
    );
  }
  return (
    <Notice tone="bad" title="Ответ ресторана">
      {failure}
    </Notice>
  );
}

function WaysOn() {
  const path = useCityPath();
  const phone = useSelect(selectDeliveryPhone);
  const isEmpty = useSelect(selectIsEmpty);
  const isRestored = useSelect(selectIsRestored);
  return (
    <>
      {isRestored && isEmpty ? (
        <MenuLink />
      ) : (
        <>
          <ButtonLink to={path('checkout')} variant="main">
            Вернуться к оформлению
          </ButtonLink>
          <ButtonLink to={path('cart')}>В корзину</ButtonLink>
        </>
      )}
      <PhoneButton label="Вопрос?" phone={phone} />
      <ReportButton />
    </>
  );
}

/** The order did not go through: why, and the ways on (specification, section 2). */
export function CompleteErrorPage() {
  const isRestored = useSelect(selectIsRestored);
  const query = useQuery();
  const unpaid = useSelect(selectUnpaidOrder(query.get('order') ?? ''));
  if (unpaid) {
    return (
      <div className="page-width page">
        <PaymentFailed {...unpaid} />
      </div>
    );
  }
  return (
    <div className="page-width page">
      <EmptyState headingLevel={1} title="Не удалось оформить заказ" action={<WaysOn />}>
        {isRestored ? <Reason /> : '\u00A0'}
      </EmptyState>
    </div>
  );
}
