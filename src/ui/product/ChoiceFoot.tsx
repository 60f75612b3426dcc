import { formatPrice } from '../../domain/money.ts';
import { Button } from '../primitives/Button.tsx';
import { QuantityStepper } from '../primitives/QuantityStepper.tsx';
import type { ChoiceModel } from './useChoice.ts';

/** How many, and the button that adds them. It stays live while a choice is missing and then leads to it. */
export function ChoiceFoot({ model }: { readonly model: ChoiceModel }) {
  const { product, quantity, isGift, isEdit, isOut, price } = model;
  const word = isEdit ? 'Сохранить' : 'Добавить';
  if (isOut) {
    return (
      <Button isDisabled isWide size="large">
        Нет в наличии
      </Button>
    );
  }
  return (
    <>
      {!isGift && (
        <QuantityStepper
          name={product.name}
          quantity={quantity}
          isLarge
          isDecrementDisabled={quantity === 1}
          onDecrement={() => model.count(-1)}
          onIncrement={() => model.count(1)}
        />
      )}
      <Button variant="main" onClick={model.confirm}>{`${word} за\u00A0${formatPrice(price)}`}</Button>
    </>
  );
}
