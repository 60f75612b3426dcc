import type { ProductId } from '../../../domain/catalog.ts';
import { kopecks } from '../../../domain/money.ts';
import { dayHours, type WorkDay } from '../../../domain/workTime.ts';
import { selectGoods, selectProductIndex, selectStopped } from '../../catalog/selectors.ts';
import { selectIsZoneAwaited } from '../../city/selectors.ts';
import type { AppState } from '../../state.ts';
import { cardPrice, isShopFresh, orderOf, placeOf, zoneOf } from './note.ts';
import { whoseOf } from '../../user/selectors.ts';
import type { NotedDish, VisitNote } from './noteShape.ts';
import type { AwayChange, DishState, ZoneTerm } from './state.ts';

/** Whoever is away for less is still on the same visit. */
const AWAY_MS = 30 * 60_000;
const CHANGES_MOST = 30;
const TERMS: readonly ZoneTerm[] = ['price', 'minSum', 'freeFrom', 'minutes'];

/** What of the page's own beginning counts here. */
export interface Beginning {
  /** Lines that the cart validation has taken out. */
  readonly rejected: ReadonlySet<string>;
  /** The question for the order under way has been answered. */
  readonly isOrderKnown: boolean;
}

/** Whether a note is of this customer, in this city, and old enough for something to be told; `now` in ms. */
export const isOfLastVisit = (note: VisitNote, state: AppState, now: number): boolean =>
  note.city === state.city.currentId && note.whose === whoseOf(state) && now - note.at > AWAY_MS;

/** Whether all is here that the note is compared with. */
export const isComparable = (note: VisitNote, state: AppState, { isOrderKnown }: Beginning): boolean =>
  isShopFresh(state) &&
  (note.zone === null || !selectIsZoneAwaited(state)) &&
  (note.order === null || isOrderKnown);

/** A line that was taken out with a message is told of by the start-up dialog (specification, section 5, "Cart validation"). */
function dishChange(
  state: AppState,
  { id, name, base, price, isStopped, lines }: NotedDish,
  rejected: ReadonlySet<string>,
): AwayChange | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an id that nobody knows finds nothing
  const productId = id as ProductId;
  const product = selectProductIndex(state).get(productId);
  const isSold = product !== undefined && selectGoods(state).includes(product);
  const isRejected = lines.some((line) => rejected.has(line));
  if (isRejected && product?.price !== base) return null;
  const isInCart = lines.length > 0;
  const was: DishState = isStopped ? 'stopped' : 'sold';
  const stopped: DishState = selectStopped(state).has(productId) ? 'stopped' : 'sold';
  const is: DishState = isRejected ? 'unchosen' : isSold ? stopped : 'gone';
  if (was !== is) return { what: 'dish', name, isInCart, was, is, when: null };
  const priceNow = product ? cardPrice(product) : price;
  return priceNow === price
    ? null
    : { what: 'price', name, isInCart, was: kopecks(price), is: kopecks(priceNow), when: null };
}

const hoursText = (day: WorkDay | null): string => (day ? `${day.open}–${day.close}` : '');

function hoursChange({ place }: VisitNote, state: AppState, now: number): readonly AwayChange[] {
  const present = placeOf(state);
  if (present.id !== place.id) return [];
  const [was, is] = [dayHours(place.week, now), dayHours(present.week, now)];
  return hoursText(was) === hoursText(is)
    ? []
    : [{ what: 'hours', place: present.name, was, is, when: null }];
}

function deliveryChanges({ zone: was }: VisitNote, state: AppState): readonly AwayChange[] {
  const is = zoneOf(state);
  if (!was || is?.key !== was.key) return [];
  return TERMS.filter((term) => was[term] !== is[term]).map((term) => ({
    what: 'delivery',
    term,
    was: was[term],
    is: is[term],
    when: null,
  }));
}

function orderChange({ order: was }: VisitNote, { order }: AppState): readonly AwayChange[] {
  const is = orderOf(order.active);
  const isSame = is !== null && is.key === was?.key;
  if (!was || (isSame && is.status === was.status)) return [];
  const when = isSame ? (order.pushed?.timestamp ?? null) : null;
  return [{ what: 'order', method: was.method, was: was.status, is: isSame ? is.status : null, when }];
}

/**
 * What is not as it was at the end of the last visit, the most urgent first. What the start-up dialog has said already is
 * left out. `now` in ms.
 */
export function changesSince(
  note: VisitNote,
  state: AppState,
  { rejected }: Pick<Beginning, 'rejected'>,
  now: number,
): readonly AwayChange[] {
  const dishes = note.dishes.map((dish) => dishChange(state, dish, rejected)).filter((one) => one !== null);
  const [inCart, others] = [dishes.filter(isOfCart), dishes.filter((one) => !isOfCart(one))];
  return [
    ...orderChange(note, state),
    ...inCart,
    ...hoursChange(note, state, now),
    ...deliveryChanges(note, state),
    ...others,
  ].slice(0, CHANGES_MOST);
}

const isOfCart = (change: AwayChange): boolean => 'isInCart' in change && change.isInCart;
