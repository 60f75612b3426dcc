import { selectCount } from '../../../src/slices/cart/lines/selectors.ts';
import { Button } from '../../../src/ui/primitives/Button.tsx';
import { useEmit, useSelect } from '../../../src/ui/store.tsx';

export function ClearCart() {
  const emit = useEmit();
  const count = useSelect(selectCount);
  return (
    <Button isDisabled={count === 0} onClick={() => emit('cart/clearTapped')}>
      Очистить корзину
    </Button>
  );
}
