import { isSameOrder, type OrderRequest } from '../../../domain/orderRequest.ts';
import { LEAVE_MS, STALE_MS } from '../../../domain/orderRetry.ts';
import { draft } from '../../draft.ts';
import type { AppDraft } from '../../events.ts';
import type { AppState } from '../../state.ts';
import type { CartState } from '../state.ts';
import type { GivenUpOrder, OrderIntent } from './state.ts';

/** Those of the last hour. */
export const recent = (orders: readonly GivenUpOrder[], time: number): readonly GivenUpOrder[] =>
  orders.filter(({ madeAt }) => time - madeAt <= STALE_MS);

export const hasGivenUp = ({ givenUp = [] }: Partial<CartState>, key: string): boolean =>
  givenUp.some((order) => order.key === key);

/** Whether it was left after this press; its key may have been pressed again since. */
export const hasLeft = ({ givenUp = [] }: Partial<CartState>, { key, madeAt }: OrderIntent): boolean =>
  givenUp.some((order) => order.key === key && order.madeAt === madeAt);

/** This very order as the kitchen may know it: pressed again with its key it makes no second one. */
export const knownOrder = (
  { refused, givenUp }: CartState,
  wish: OrderRequest,
  time: number,
): { readonly key: string; readonly body: OrderRequest } | undefined =>
  [refused, ...recent(givenUp, time)]
    .flatMap((order) => (order?.body ? [{ key: order.key, body: order.body }] : []))
    .find(({ body }) => isSameOrder(body, wish));

/** «Вернуться к корзине», three minutes after the press at the earliest. */
export const leaveTapped = (
  { cart: { intent } }: AppState,
  { time }: { readonly time: number },
): readonly AppDraft[] =>
  intent?.state === 'uncertain' && time - intent.madeAt >= LEAVE_MS
    ? [draft('cart/orderAbandoned', { key: intent.key })]
    : [];
