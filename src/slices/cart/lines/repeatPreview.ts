import type { PastItem } from '../../../domain/customer.ts';
import { sum, times, type Kopecks } from '../../../domain/money.ts';
import { configuredPrice } from '../../../domain/productPrice.ts';
import { lineTotal } from '../../../domain/totals.ts';
import { selectGoodsIndex, selectProductIndex, selectStopped } from '../../catalog/selectors.ts';
import { select, selectEach } from '../../select.ts';
import type { AppState } from '../../state.ts';
import { leftOut, repeatedBy, type RepeatMenu } from './repeating.ts';

/** What an order comes to by the menu of now. */
export interface RepeatPreview {
  /** Portions that can be had. */
  readonly count: number;
  readonly sum: Kopecks;
  /** Pictures of its dishes, in their order. */
  readonly images: readonly string[];
  /** Names of dishes that cannot be had as they were. */
  readonly gone: readonly string[];
}

const selectRepeatMenu = select(
  selectGoodsIndex,
  selectProductIndex,
  selectStopped,
  (state: AppState) => state.catalog.groups,
  (goods, products, stopped, groups): RepeatMenu => ({ goods, products, stopped, groups }),
);

const previewOf = (menu: RepeatMenu, items: readonly PastItem[]): RepeatPreview => {
  const { goods } = menu;
  const { lines, unchosen, gone } = repeatedBy(menu, [], items, 'preview', leftOut);
  // What is asked for first has the price of what is chosen so far.
  const asked = unchosen.flatMap(({ productId, quantity, modifiers }) => {
    const product = goods.get(productId);
    return product
      ? [{ productId, quantity, price: times(configuredPrice(product, modifiers), quantity) }]
      : [];
  });
  const all = [...lines.map((line) => ({ ...line, price: lineTotal(line) })), ...asked];
  return {
    count: all.reduce((count, { quantity }) => count + quantity, 0),
    sum: sum(all.map(({ price }) => price)),
    images: all.flatMap(({ productId }) => goods.get(productId)?.image ?? []),
    gone,
  };
};

/** «Повторить заказ» of the last order before it is pressed; null where there is none. */
export const selectRepeatPreview = select(
  (state: AppState) => state.order.last,
  selectRepeatMenu,
  (last, menu): RepeatPreview | null => last && previewOf(menu, last.items),
);

/** The same of an order of the history. */
export const selectPastPreview = selectEach((orderId: string) =>
  select(
    (state: AppState) => state.order.history,
    selectRepeatMenu,
    (history, menu): RepeatPreview | null => {
      const order = history.find(({ id }) => id === orderId);
      return order ? previewOf(menu, order.items) : null;
    },
  ),
);
