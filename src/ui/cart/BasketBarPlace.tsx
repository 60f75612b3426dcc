import { createElement } from 'react';
import { selectCount } from '../../slices/cart/lines/selectors.ts';
import { chunkOf } from '../shell/chunk.ts';
import { useLate } from '../shell/useLate.ts';
import { useSelect } from '../store.tsx';

const basketBar = chunkOf(null, async () => (await import('./BasketBar.tsx')).BasketBar);

function Late() {
  const Bar = useLate(basketBar);
  return Bar && createElement(Bar);
}

/** The bar comes with the first dish of the cart. */
export function BasketBarPlace() {
  return useSelect(selectCount) > 0 && <Late />;
}
