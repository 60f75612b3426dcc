import type { CartLine } from '../domain/cart.ts';
import type { ProductId } from '../domain/catalog.ts';

export const productKey = (id: ProductId) => `product:${id}`;
export const lineKey = (id: CartLine['id']) => `line:${id}`;
