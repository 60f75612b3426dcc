import type { Product } from '../../domain/catalog.ts';
import type { InCart } from '../../slices/cart/lines/selectors.ts';
import type { BuyControlProps } from '../primitives/BuyControl.tsx';
import { useEmit } from '../store.tsx';

type Buying = Pick<BuyControlProps, 'quantity' | 'sum' | 'onAdd' | 'onIncrement' | 'onDecrement'>;

/** What the buttons of a dish mean: the first press adds it, later ones count its youngest line. */
export function useBuying({ id: productId }: Product, { quantity, sum, line }: InCart): Buying {
  const emit = useEmit();
  const onAdd = () => emit('cart/addTapped', { productId, choice: null, quantity: 1 });
  if (!line) return { quantity, sum, onAdd, onIncrement: onAdd, onDecrement: () => undefined };
  const isFull = line.maxQuantity > 0 && line.quantity >= line.maxQuantity;
  return {
    quantity,
    sum,
    onAdd,
    // A position that is full takes no more: the same dish goes into a line of its own (specification, section 4, "Adding an item", step 6).
    onIncrement: () =>
      isFull
        ? emit('cart/addTapped', { productId, choice: line.modifiers, quantity: 1 })
        : emit('cart/incrementTapped', { lineId: line.id }),
    onDecrement: () => emit('cart/decrementTapped', { lineId: line.id }),
  };
}
