import type { ProductId } from '../../../domain/catalog.ts';
import type { Store } from '../../../kernel/store.ts';
import type { AppEvents } from '../../events.ts';
import type { AppState } from '../../state.ts';
import type { InCart } from './selectors.ts';

type Emit = Store<AppEvents, AppState>['emit'];

/** What «+» of a dish means: the first press adds it, later ones count its youngest line. */
export function pressPlus(emit: Emit, productId: ProductId, { line }: Pick<InCart, 'line'>): void {
  if (!line) return emit('cart/addTapped', { productId, choice: null, quantity: 1 });
  const isFull = line.maxQuantity > 0 && line.quantity >= line.maxQuantity;
  // A position that is full takes no more: the same dish goes into a line of its own (specification, section 4, "Adding an item", step 6).
  return isFull
    ? emit('cart/addTapped', { productId, choice: line.modifiers, quantity: 1 })
    : emit('cart/incrementTapped', { lineId: line.id });
}
