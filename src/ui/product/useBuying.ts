import type { Product } from '../../domain/catalog.ts';
import { pressPlus } from '../../slices/cart/lines/plus.ts';
import type { InCart } from '../../slices/cart/lines/selectors.ts';
import type { BuyControlProps } from '../primitives/BuyControl.tsx';
import { useEmit } from '../store.tsx';

type Buying = Pick<
  BuyControlProps,
  'quantity' | 'sum' | 'asksFirst' | 'onAdd' | 'onIncrement' | 'onDecrement'
>;

/** What the buttons of a dish mean. */
export function useBuying({ id, modifierGroups }: Product, inCart: InCart): Buying {
  const emit = useEmit();
  const { quantity, sum, line } = inCart;
  const onIncrement = () => pressPlus(emit, id, inCart);
  return {
    quantity,
    sum,
    asksFirst: modifierGroups.length > 0,
    onAdd: onIncrement,
    onIncrement,
    onDecrement: () => {
      if (line) emit('cart/decrementTapped', { lineId: line.id });
    },
  };
}
