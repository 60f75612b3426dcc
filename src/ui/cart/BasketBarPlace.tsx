import { selectCount } from '../../slices/cart/lines/selectors.ts';
import { Arriving } from '../shell/Arriving.tsx';
import { chunkOf } from '../shell/chunk.ts';
import { useSelect } from '../store.tsx';

const basketBar = chunkOf(null, async () => (await import('./BasketBar.tsx')).BasketBar);

/** The bar comes with the first dish of the cart. */
export function BasketBarPlace() {
  return useSelect(selectCount) > 0 && <Arriving part={basketBar} />;
}
