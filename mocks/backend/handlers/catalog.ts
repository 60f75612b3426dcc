import type { WireProduct } from '../../../contracts/catalog.ts';
import type { HandlersOf } from '../handler.ts';
import { ok } from '../reply.ts';
import type { Store, UserRow } from '../store.ts';

const likersOf = (store: Store, productId: string): number =>
  [...store.likes.values()].filter((likes) => likes.has(productId)).length;

const seenBy = (store: Store, user: UserRow | null, product: WireProduct): WireProduct => ({
  ...product,
  likesCount: (product.likesCount ?? 0) + likersOf(store, product.id),
  isLiked: user !== null && (store.likes.get(user.id)?.has(product.id) ?? false),
});

export const catalogHandlers = {
  'catalog.all': ({ world: { store }, user }) =>
    ok({ ...store.catalog, products: store.catalog.products.map((product) => seenBy(store, user, product)) }),
} satisfies HandlersOf<'catalog'>;
