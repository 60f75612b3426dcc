import type { Product } from '../../domain/catalog.ts';
import { pressPlus } from '../../slices/cart/lines/plus.ts';
import { selectInCart, type InCart } from '../../slices/cart/lines/selectors.ts';
import type { BuyControlProps } from '../primitives/BuyControl.tsx';
import { useStore } from '../store.tsx';

type Buying = Pick<
  BuyControlProps,
  'quantity' | 'sum' | 'asksFirst' | 'onAdd' | 'onIncrement' | 'onDecrement'
>;

/**
 * What the buttons of a dish mean, by what the cart holds when they are pressed: a card that is hydrated under a press was drawn
 * from the state of the server.
 */
export function useBuying({ id, modifierGroups }: Product, { quantity, sum }: InCart): Buying {
  const store = useStore();
  const inCart = () => selectInCart(id)(store.state());
  const onIncrement = () => pressPlus(store.emit, id, inCart());
  return {
    quantity,
    sum,
    asksFirst: modifierGroups.length > 0,
    onAdd: onIncrement,
    onIncrement,
    onDecrement: () => {
      const { line } = inCart();
      if (line) store.emit('cart/decrementTapped', { lineId: line.id });
    },
  };
}
