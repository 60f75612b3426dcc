import type { CartLine } from '../../../domain/cart.ts';
import type { Product, ProductId } from '../../../domain/catalog.ts';
import { priceRange } from '../../../domain/productPrice.ts';
import { textHash } from '../../../domain/textHash.ts';
import type { ActiveOrder } from '../../../domain/customer.ts';
import type { WorkWeek } from '../../../domain/workTime.ts';
import { selectedAddress } from '../../address/selectors.ts';
import { selectRestaurant } from '../../cart/receiving/selectors.ts';
import { selectLikedProducts, selectProductIndex, selectStopped } from '../../catalog/selectors.ts';
import { selectWorkWeek } from '../../setting/selectors.ts';
import type { AppState } from '../../state.ts';
import { whoseOf } from '../../user/selectors.ts';
import type { NotedDish, NotedZone, VisitNote } from './noteShape.ts';

const DISHES_MOST = 40;
const LINES_MOST = 4;
const NAME_MOST = 80;
const ID_MOST = 60;
/** Characters of a whole note. */
export const NOTE_MOST = 8_000;

/** Both are as the server has them now: before that nothing is judged, and nothing noted. */
export const isShopFresh = ({ catalog, setting }: AppState): boolean =>
  catalog.isFresh && catalog.status === 'ready' && setting.isFresh;

/** The cheapest that a card names, whatever is stopped. */
export const cardPrice = (product: Product): number => priceRange(product, () => false).from;

/** Where the order is received, with its hours; the city for a delivery. */
export const placeOf = (state: AppState): VisitNote['place'] => {
  const restaurant = state.cart.deliveryMethod === 'self' ? selectRestaurant(state) : null;
  const week: WorkWeek | null = restaurant?.workWeek ?? selectWorkWeek(state);
  return { id: restaurant?.id ?? null, name: restaurant?.name.slice(0, NAME_MOST) ?? null, week };
};

/** The terms of the chosen address's zone, which is named by the hash of its id; null without a delivery or before they are known. */
export const zoneOf = (state: AppState): NotedZone | null => {
  const zoneId = selectedAddress(state)?.zoneId;
  const { zone } = state.city;
  if (state.cart.deliveryMethod === 'self' || !zoneId || zone?.zoneId !== zoneId || !zone.delivery)
    return null;
  const { deliveryId, minSum, freeFrom, minutes } = zone.delivery;
  const price = deliveryId === null ? null : (selectProductIndex(state).get(deliveryId)?.price ?? null);
  return { key: textHash(zoneId), price, minSum, freeFrom, minutes };
};

/** An order without its number. */
export const orderOf = (order: ActiveOrder | null): VisitNote['order'] =>
  order && { key: textHash(order.id), status: order.status.slice(0, ID_MOST), method: order.method };

const goodsByDish = (lines: readonly CartLine[]): ReadonlyMap<ProductId, readonly string[]> => {
  const all = new Map<ProductId, string[]>();
  for (const { kind, productId, id } of lines)
    if (kind === 'goods') all.set(productId, [...(all.get(productId) ?? []), id]);
  return all;
};

const dishesOf = (state: AppState): readonly NotedDish[] => {
  const inCart = goodsByDish(state.cart.lines);
  const products = selectProductIndex(state);
  const stopped = selectStopped(state);
  const ids = new Set([...inCart.keys(), ...selectLikedProducts(state).map(({ id }) => id)]);
  return [...ids].slice(0, DISHES_MOST).flatMap((id) => {
    const product = products.get(id);
    if (!product || id.length > ID_MOST) return [];
    const lines = (inCart.get(id) ?? []).filter((line) => line.length <= ID_MOST).slice(0, LINES_MOST);
    return [
      {
        id,
        name: product.name.slice(0, NAME_MOST),
        base: product.price,
        price: cardPrice(product),
        isStopped: stopped.has(id),
        lines,
      },
    ];
  });
};

/**
 * What a visit leaves for the next one to compare with: nothing personal, and little. Null while the page knows less than
 * an earlier note may say.
 */
export function noteOf(state: AppState, at: number): VisitNote | null {
  const city = state.city.currentId;
  const areLikesAwaited = state.user.customer !== null && state.view.lists.favourites === 'loading';
  if (city === null || !isShopFresh(state) || areLikesAwaited) return null;
  return {
    v: 1,
    at,
    city,
    whose: whoseOf(state),
    dishes: dishesOf(state),
    place: placeOf(state),
    zone: zoneOf(state),
    order: orderOf(state.order.active),
  };
}

/** As it lies in storage; where it would be too long, its last dishes are left out. */
export function writeNote(note: VisitNote): string {
  const text = JSON.stringify(note);
  if (text.length <= NOTE_MOST || note.dishes.length === 0) return text;
  return writeNote({ ...note, dishes: note.dishes.slice(0, -1) });
}
