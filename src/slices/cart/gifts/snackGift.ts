import { earnsSnackGift } from '../../../domain/snackGift.ts';
import { snackGiftWay } from '../../../domain/snackGiftWay.ts';
import { selectProductIndex } from '../../catalog/selectors.ts';
import { select } from '../../select.ts';
import { selectGiftIds } from '../../setting/selectors.ts';
import type { AppState } from '../../state.ts';

/** How far the present for snacks is, in words. */
export const selectSnackGiftWay = select(
  (state: AppState) => state.cart.lines,
  selectProductIndex,
  (state: AppState) => state.setting.values?.snacksGroupId,
  selectGiftIds,
  (lines, products, group, { snack }) => {
    const snacks = lines.filter(({ kind, productId }) => {
      const product = products.get(productId);
      return kind === 'goods' && product !== undefined && earnsSnackGift(product, group);
    });
    const isInCart = lines.some(({ kind, productId }) => kind === 'gift' && productId === snack);
    return snackGiftWay(
      snacks.reduce((sum, { quantity }) => sum + quantity, 0),
      isInCart,
    );
  },
);
