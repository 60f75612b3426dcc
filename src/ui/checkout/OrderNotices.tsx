import { selectOrderState } from '../../slices/cart/placing/selectors.ts';
import { Notice } from '../primitives/Notice.tsx';
import { ReportButton } from '../report/ReportButton.tsx';
import { useSelect } from '../store.tsx';

/** Why the last press of «Заказать» made no order. */
export function OrderNotices() {
  const { failure } = useSelect(selectOrderState);
  return (
    failure !== null && (
      <Notice tone="bad" title="Не удалось оформить заказ">
        {failure}
        <ReportButton />
      </Notice>
    )
  );
}
