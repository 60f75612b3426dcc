import type { CartLine, LineId } from '../../../domain/cart.ts';
import type { ProductId } from '../../../domain/catalog.ts';
import { sum, type Kopecks } from '../../../domain/money.ts';
import { withoutAllergens } from '../../../domain/search.ts';
import { cartCount, lineTotal } from '../../../domain/totals.ts';
import { selectGoods, selectStopped } from '../../catalog/selectors.ts';
import { select, selectEach } from '../../select.ts';
import type { AppState } from '../../state.ts';

const lines = (state: AppState) => state.cart.lines;

/** What the customer sees as the order: goods and gifts; delivery and fee are rows of the sum. */
export const selectVisibleLines = select(lines, (all) =>
  all.filter(({ kind }) => kind === 'goods' || kind === 'gift'),
);

export const selectCount = select(lines, cartCount);
export const selectIsEmpty = select(lines, (all) => all.length === 0);
export interface InCart {
  readonly quantity: number;
  readonly sum: Kopecks;
  /** The line that «+» and «−» of the card act on: the youngest of this product. */
  readonly line: CartLine | null;
  readonly isFresh: boolean;
}

export const selectInCart = selectEach((id: ProductId) =>
  select(
    lines,
    (state: AppState) => state.cart.lastAddedId,
    (all, lastAddedId): InCart => {
      const own = all.filter(({ productId, kind }) => productId === id && kind === 'goods');
      return {
        quantity: own.reduce((count, { quantity }) => count + quantity, 0),
        sum: sum(own.map(lineTotal)),
        line: own.at(-1) ?? null,
        isFresh: all.some((line) => line.id === lastAddedId && line.productId === id),
      };
    },
  ),
);

/** Whether this line was added last, for as long as that is shown. */
export const selectIsLastAdded = selectEach((id: LineId) =>
  select(
    (state: AppState) => state.cart.lastAddedId,
    (lastAddedId) => lastAddedId === id,
  ),
);

/** The row «Добавить к заказу»: at most six dishes of the setting's group that the customer may eat and that are not in the cart yet. */
export const selectAddToOrder = select(
  selectGoods,
  (state: AppState) => state.user.allergens,
  selectStopped,
  lines,
  (state: AppState) => state.setting.values?.addToOrderGroupId,
  (all, allergens, stopped, inCart, groupId) =>
    withoutAllergens(all, allergens)
      .filter(({ id, groupId: own }) => own === groupId && !stopped.has(id))
      .filter(({ id }) => !inCart.some(({ productId }) => productId === id))
      .slice(0, 6),
);
