import type { Product } from '../../domain/catalog.ts';
import { useEmit } from '../store.tsx';
import type { ChoiceOptions } from './useChoice.ts';

/** Adds the dish to the cart. */
export function useAdding(product: Product): ChoiceOptions['onAdd'] {
  const emit = useEmit();
  return (choice, quantity) => emit('cart/addTapped', { productId: product.id, choice, quantity });
}
