import type { CartLine } from '../domain/cart.ts';
import type { ProductId } from '../domain/catalog.ts';
import { likeMeanings, reduceCatalog, type LikeEvent } from './catalog/reducer.ts';
import { selectStopped } from './catalog/selectors.ts';
import { isSameFor } from './selector.ts';
import type { AppEvent } from './events.ts';
import type { AppState } from './state.ts';
import { lineKey, productKey } from './keys.ts';

/** Lines that are other ones, or gone, or new. A press changes one of them: the others stand where they stood. */
function changedLines(before: readonly CartLine[], after: readonly CartLine[]): readonly CartLine[] {
  const gone: CartLine[] = [];
  const come: CartLine[] = [];
  for (let at = 0; at < before.length || at < after.length; at += 1) {
    const was = before[at];
    const is = after[at];
    if (was === is) continue;
    if (was) gone.push(was);
    if (is) come.push(is);
  }
  return [...gone.filter((line) => !come.includes(line)), ...come.filter((line) => !gone.includes(line))];
}

type Likes = AppState['catalog']['likes'];

/** Dishes whose like is another one; both records are looked through as they stand. */
function* changedLikes(before: Likes, after: Likes): Iterable<ProductId> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a record, which `in` forgets
  const ids = (likes: Likes) => Object.keys(likes) as ProductId[];
  for (const id of ids(after)) if (before[id] !== after[id]) yield id;
  for (const id of ids(before)) if (!Object.hasOwn(after, id)) yield id;
}

const isLikeEvent = (event: AppEvent): event is AppEvent<LikeEvent> =>
  Object.hasOwn(likeMeanings, event.type);
const catalogTypes: ReadonlySet<string> = new Set(reduceCatalog.types);

/** The dishes that a commit names, where no event of it may have changed the like of another. */
function likedBy(commit: readonly AppEvent[]): readonly ProductId[] | null {
  const ids: ProductId[] = [];
  for (const event of commit)
    if (isLikeEvent(event)) ids.push(event.payload.productId);
    else if (event.type !== 'catalog/likeTapped' && catalogTypes.has(event.type)) return null;
  return ids;
}

/** Which products and lines a commit touched, so that only their readers wake. */
export function changedKeys(
  before: AppState,
  after: AppState,
  commit: readonly AppEvent[],
): ReadonlySet<string> {
  const keys = new Set<string>();
  if (before.cart !== after.cart) {
    if (before.cart.lines !== after.cart.lines)
      for (const line of changedLines(before.cart.lines, after.cart.lines))
        keys.add(productKey(line.productId)).add(lineKey(line.id));
    // A line that is marked now has mostly changed as well.
    if (before.cart.lastAddedId !== after.cart.lastAddedId)
      for (const marked of [before.cart.lastAddedId, after.cart.lastAddedId]) {
        if (marked === null || keys.has(lineKey(marked))) continue;
        const line = after.cart.lines.find(({ id }) => id === marked);
        if (line) keys.add(productKey(line.productId)).add(lineKey(line.id));
      }
  }
  const [likesBefore, likesAfter] = [before.catalog.likes, after.catalog.likes];
  if (likesBefore !== likesAfter)
    for (const id of likedBy(commit) ?? changedLikes(likesBefore, likesAfter)) keys.add(productKey(id));
  if (!isSameFor(selectStopped, before, after))
    for (const id of [...selectStopped(before), ...selectStopped(after)]) keys.add(productKey(id));
  if (before.catalog.products !== after.catalog.products)
    for (const { id } of after.catalog.products) keys.add(productKey(id));
  return keys;
}
