import type { DeliveryMethod } from '../../../domain/cart.ts';
import type { Kopecks } from '../../../domain/money.ts';
import type { WorkDay } from '../../../domain/workTime.ts';

/** How a dish can be had. `unchosen`: not with the choice that was in the cart, so the line is gone. */
export type DishState = 'sold' | 'stopped' | 'gone' | 'unchosen';
/** What delivery to the chosen address costs and asks for; sums in kopecks. */
export type ZoneTerm = 'price' | 'minSum' | 'freeFrom' | 'minutes';

interface Dish {
  readonly name: string;
  readonly isInCart: boolean;
}
type Turn<What extends string, T, More = object> = {
  readonly what: What;
  readonly was: T;
  readonly is: T;
  /** When it became so, in ms; null where nobody has told. */
  readonly when: number | null;
} & More;

/** What was so at the end of the last visit, and is otherwise now. */
export type AwayChange =
  | Turn<'price', Kopecks, Dish>
  | Turn<'dish', DishState, Dish>
  /** Of today; null where nobody knows them. `place`: the restaurant's name, null for the city. */
  | Turn<'hours', WorkDay | null, { readonly place: string | null }>
  | Turn<'delivery', number | null, { readonly term: ZoneTerm }>
  /** A status as it was sent; null once no order is under way. */
  | Turn<'order', string | null, { readonly method: DeliveryMethod }>;

/** What has changed since a moment, in ms. */
export interface FoundChanges {
  readonly since: number;
  readonly changes: readonly AwayChange[];
}

export interface AwayState {
  /** Null where nothing has changed, nobody knows yet, or it was put away. */
  readonly away: FoundChanges | null;
}

export const initialAway: AwayState = { away: null };
