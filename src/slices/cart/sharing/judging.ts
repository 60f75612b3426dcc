import type { CartLine } from '../../../domain/cart.ts';
import type { Product } from '../../../domain/catalog.ts';
import type { PastItem } from '../../../domain/customer.ts';
import type { SharedLine } from '../../../domain/sharedCart.ts';
import { dishesOf, type SharedDish } from '../../../domain/sharedDishes.ts';
import { selectGoodsIndex, selectStopped } from '../../catalog/selectors.ts';
import { select, selectField, type AppSelector } from '../../select.ts';
import { lineOf } from '../lines/line.ts';

/** Why a dish of a shared cart is not to be had here and now. */
export type Refusal = 'unknown' | 'notHere' | 'stopped' | 'option';

export interface Judged {
  /** What can be added, as it would lie in the cart, and what to ask for. */
  readonly had: readonly { readonly line: CartLine; readonly item: PastItem }[];
  readonly refused: readonly { readonly name: string; readonly why: Refusal }[];
}

interface Here {
  readonly goods: ReadonlyMap<string, Product>;
  readonly stopped: ReadonlySet<string>;
}

const refusalOf = ({ product, isIncomplete }: SharedDish, { goods, stopped }: Here): Refusal | null => {
  if (!product) return 'unknown';
  if (!goods.has(product.id)) return 'notHere';
  if (stopped.has(product.id)) return 'stopped';
  return isIncomplete ? 'option' : null;
};

const asked = (product: Product, { quantity, modifiers }: SharedDish): PastItem => ({
  productId: product.id,
  name: product.name,
  amount: quantity,
  isGift: false,
  modifiers: modifiers.map(({ id, groupId, amount }) => ({ id, groupId, amount })),
});

function judge(dishes: readonly SharedDish[], here: Here): Judged {
  const had: Judged['had'][number][] = [];
  const refused: Judged['refused'][number][] = [];
  for (const [at, dish] of dishes.entries()) {
    const { product, quantity, modifiers } = dish;
    const why = refusalOf(dish, here);
    if (product && why === null)
      had.push({
        line: lineOf({ id: `shared/${at}`, product, kind: 'goods', quantity, modifiers }),
        item: asked(product, dish),
      });
    else refused.push({ name: product?.name ?? '', why: why ?? 'unknown' });
  }
  return { had, refused };
}

const selectProducts = selectField('catalog', 'products');

/** What of these lines can be had in the city at hand. */
export const selectJudged = (lines: readonly SharedLine[]): AppSelector<Judged> =>
  select(selectProducts, selectGoodsIndex, selectStopped, (menu, goods, stopped) =>
    judge(dishesOf(lines, menu), { goods, stopped }),
  );
