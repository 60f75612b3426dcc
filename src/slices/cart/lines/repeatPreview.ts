import { sum, times, type Kopecks } from '../../../domain/money.ts';
import { configuredPrice } from '../../../domain/productPrice.ts';
import { lineTotal } from '../../../domain/totals.ts';
import { selectGoodsIndex, selectProductIndex, selectStopped } from '../../catalog/selectors.ts';
import { select } from '../../select.ts';
import type { AppState } from '../../state.ts';
import { leftOut, repeatedBy } from './repeating.ts';

/** What the last order comes to by the menu of now. */
export interface RepeatPreview {
  /** Portions that can be had. */
  readonly count: number;
  readonly sum: Kopecks;
  /** Pictures of its dishes, in their order. */
  readonly images: readonly string[];
  /** Names of dishes that cannot be had as they were. */
  readonly gone: readonly string[];
}

/** «Повторить заказ» before it is pressed; null where there is no last order. */
export const selectRepeatPreview = select(
  (state: AppState) => state.order.last,
  selectGoodsIndex,
  selectProductIndex,
  selectStopped,
  (state: AppState) => state.catalog.groups,
  (last, goods, products, stopped, groups): RepeatPreview | null => {
    if (!last) return null;
    const menu = { goods, products, stopped, groups };
    const { lines, unchosen, gone } = repeatedBy(menu, [], last.items, 'preview', leftOut);
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
  },
);
