import { selectOrderState } from '../../slices/cart/selectors.ts';
import { Notice } from '../primitives/Notice.tsx';
import { useSelect } from '../store.tsx';

/** What became of the last press of «Заказать»: a refusal, or an answer that did not come. */
export function OrderNotices() {
  const { isUncertain, failure } = useSelect(selectOrderState);
  if (isUncertain) {
    return (
      <Notice tone="warn" title="Проверяем заказ">
        Ответ пока не пришёл. Спрашиваем ресторан сами, второй раз заказ не уйдёт
      </Notice>
    );
  }
  return (
    failure !== null && (
      <Notice tone="bad" title="Не удалось оформить заказ">
        {failure}
      </Notice>
    )
  );
}
