import { selectDeliveryPhone } from '../../slices/setting/selectors.ts';
import { EmptyState } from '../primitives/EmptyState.tsx';
import { PhoneButton } from '../primitives/PhoneButton.tsx';
import { useSelect } from '../store.tsx';

/** In place of a page whose code is on the other side of a connection that is not there. */
export function NoConnection() {
  const phone = useSelect(selectDeliveryPhone);
  return (
    <div className="page-width">
      <EmptyState title="Нет соединения с интернетом" headingLevel={1} action={<PhoneButton phone={phone} />}>
        <p>Страница откроется сама, когда связь появится. Заказать можно и по телефону.</p>
      </EmptyState>
    </div>
  );
}
