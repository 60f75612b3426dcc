import type { DeliveryMethod } from '../../../domain/cart.ts';
import type { WorkWeek } from '../../../domain/workTime.ts';
import type { ZoneTerm } from './state.ts';

export interface NotedDish {
  readonly id: string;
  readonly name: string;
  /** Kopecks, without any choice: what the start-up dialog compares. */
  readonly base: number;
  /** Kopecks, as its card names it. */
  readonly price: number;
  readonly isStopped: boolean;
  /** Its lines in the cart; none of a favourite that is not in it. */
  readonly lines: readonly string[];
}

export type NotedZone = { readonly key: string } & Readonly<Record<ZoneTerm, number | null>>;

/** What the end of a visit was like. Read by later builds: another shape has another `v`. */
export interface VisitNote {
  readonly v: 1;
  /** In ms. */
  readonly at: number;
  readonly city: string;
  readonly whose: string | null;
  readonly dishes: readonly NotedDish[];
  readonly place: {
    readonly id: string | null;
    readonly name: string | null;
    readonly week: WorkWeek | null;
  };
  readonly zone: NotedZone | null;
  readonly order: {
    readonly key: string;
    readonly status: string;
    readonly method: DeliveryMethod;
  } | null;
}
