import { plural } from '../../src/domain/plural.ts';
import { selectCount } from '../../src/slices/cart/lines/selectors.ts';
import { selectProductIndex } from '../../src/slices/catalog/selectors.ts';
import type { AppState } from '../../src/slices/state.ts';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';

/** The name of the dialog in sight; null where none is open. */
export function dialogIn(state: AppState): string | null {
  const { open } = state.modal;
  if (open === null) return null;
  if (open.kind === 'confirm') return open.title;
  if (open.kind === 'product') return selectProductIndex(state).get(open.productId)?.name ?? null;
  return MODAL_TITLES[open.kind] ?? null;
}

/** The link to the cart, as the header names it. */
export function basketIn(state: AppState): string {
  const count = selectCount(state);
  return count === 0
    ? 'Корзина, пусто'
    : `Корзина, ${count} ${plural(count, ['товар', 'товара', 'товаров'])}`;
}

/** The dish of an address `/samara/catalog/SECTION/DISH`; null for any other page. */
export function dishAt(path: string, { catalog }: AppState): string | null {
  const [, , , , slug] = (path.split(/[?#]/)[0] ?? '').split('/');
  return catalog.products.find((product) => product.slug === slug || product.id === slug)?.name ?? null;
}
