import type { WireProduct } from '../../../contracts/catalog.ts';
import type { HandlersOf } from '../handler.ts';
import { ok } from '../reply.ts';
import type { Store, UserRow } from '../store.ts';

/** How many like each product. */
const likersIn = ({ likes }: Store): ReadonlyMap<string, number> => {
  const likers = new Map<string, number>();
  for (const liked of likes.values())
    for (const productId of liked) likers.set(productId, (likers.get(productId) ?? 0) + 1);
  return likers;
};

interface Beholder {
  readonly store: Store;
  readonly user: UserRow | null;
  readonly likers: ReadonlyMap<string, number>;
}

const seenBy = ({ store, user, likers }: Beholder, product: WireProduct): WireProduct => ({
  ...product,
  likesCount: (product.likesCount ?? 0) + (likers.get(product.id) ?? 0),
  isLiked: user !== null && (store.likes.get(user.id)?.has(product.id) ?? false),
});

export const catalogHandlers = {
  'catalog.all': ({ world: { store }, user }) => {
    const beholder = { store, user, likers: likersIn(store) };
    return ok({
      ...store.catalog,
      products: store.catalog.products.map((product) => seenBy(beholder, product)),
    });
  },
} satisfies HandlersOf<'catalog'>;
