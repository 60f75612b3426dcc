import type { CartLine } from '../domain/cart.ts';
import type { ProductId } from '../domain/catalog.ts';
import { selectStopped } from './catalog/selectors.ts';
import type { AppState } from './state.ts';

export const productKey = (id: ProductId) => `product:${id}`;
export const lineKey = (id: CartLine['id']) => `line:${id}`;

function* changedLines(before: readonly CartLine[], after: readonly CartLine[]): Iterable<CartLine> {
  const [were, are] = [new Set(before), new Set(after)];
  for (const line of before) if (!are.has(line)) yield line;
  for (const line of after) if (!were.has(line)) yield line;
}

type Likes = AppState['catalog']['likes'];

/** Dishes with a like of either time; all others have none. */
const likedIn = (before: Likes, after: Likes): readonly ProductId[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a record, which Object.keys forgets
  Object.keys({ ...before, ...after }) as ProductId[];

/** Which products and lines a commit touched, so that only their readers wake. */
export function changedKeys(before: AppState, after: AppState): ReadonlySet<string> {
  const keys = new Set<string>();
  if (before.cart !== after.cart) {
    for (const line of changedLines(before.cart.lines, after.cart.lines))
      keys.add(productKey(line.productId)).add(lineKey(line.id));
    if (before.cart.lastAddedId !== after.cart.lastAddedId)
      for (const line of after.cart.lines)
        if (line.id === before.cart.lastAddedId || line.id === after.cart.lastAddedId)
          keys.add(productKey(line.productId)).add(lineKey(line.id));
  }
  const [likesBefore, likesAfter] = [before.catalog.likes, after.catalog.likes];
  if (likesBefore !== likesAfter)
    for (const id of likedIn(likesBefore, likesAfter))
      if (likesBefore[id] !== likesAfter[id]) keys.add(productKey(id));
  const [stoppedBefore, stoppedAfter] = [selectStopped(before), selectStopped(after)];
  if (stoppedBefore !== stoppedAfter)
    for (const id of [...stoppedBefore, ...stoppedAfter]) keys.add(productKey(id));
  if (before.catalog.products !== after.catalog.products)
    for (const { id } of after.catalog.products) keys.add(productKey(id));
  return keys;
}
