import type { ProductId } from '../../domain/catalog.ts';
import { pressPlus } from '../../slices/cart/lines/plus.ts';
import { selectCount, selectInCart } from '../../slices/cart/lines/selectors.ts';
import { selectTotals } from '../../slices/cart/selectors.ts';
import { selectGoodsIndex } from '../../slices/catalog/selectors.ts';
import { selectCities } from '../../slices/city/selectors.ts';
import type { ShopStore } from '../../ui/store.tsx';
import { matchPage } from '../navigation/routes.tsx';
import type { EarlyPresses } from './early/earlyPresses.ts';

/** Where the shop was faster than the first script, there is nothing left to note. */
export const NO_PRESSES: EarlyPresses = {
  isAny: () => false,
  whenPressed: () => undefined,
  takeOver: () => undefined,
  show: () => undefined,
  isAsSent: () => false,
  release: () => undefined,
};

/**
 * Gives the presses that were made before the page was alive to the store, as «+» itself would, and takes back what the
 * first script has shown of those that the rules refuse.
 */
export function takePresses(store: ShopStore, early: EarlyPresses = NO_PRESSES): void {
  const pressed = new Map<string, ProductId>();
  let unwatch: (() => void) | null = null;
  const inCart = (id: ProductId) => selectInCart(id)(store.state());
  /** Only a card that is not hydrated yet still needs what the first script shows. */
  const show = (): void => {
    for (const [path, id] of pressed)
      if (inCart(id).quantity === 0 || !early.isAsSent(path)) pressed.delete(path);
    const cards = [...pressed].map(([path, id]) => {
      const { quantity: count, sum } = inCart(id);
      return { path, count, sum };
    });
    const { goods } = selectTotals(store.state());
    const count = selectCount(store.state());
    early.show({ cards, basket: cards.length > 0 ? { goods, count } : null });
    if (pressed.size > 0) return;
    unwatch?.();
    unwatch = null;
  };
  early.takeOver(({ path }) => {
    const { params } = matchPage(path, selectCities(store.state())) ?? {};
    const product = selectGoodsIndex(store.state()).get(params?.product ?? '');
    if (!product) return;
    pressPlus(store.emit, product.id, inCart(product.id));
    pressed.set(path, product.id);
    unwatch ??= store.subscribe(show);
    show();
  });
  show();
}
