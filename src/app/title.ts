import { SHOP_NAME } from '../domain/chain.ts';
import { selectMenuProductIndex, selectSectionIndex } from '../slices/catalog/selectors.ts';
import { selectCity } from '../slices/city/selectors.ts';
import type { AppState } from '../slices/state.ts';
import { matchPage, type PageId } from './routes.tsx';

const FIXED = {
  search: 'Поиск по меню',
  cart: 'Корзина',
  checkout: 'Оформление заказа',
  complete: 'Заказ оформлен',
  completeError: 'Не удалось оформить заказ',
} as const satisfies Partial<Record<PageId, string>>;

export interface PageTexts {
  readonly title: string;
  readonly description: string;
}

/** Title and description of a page, for the server's head and for the tab. */
export function textsOf(state: AppState, path: string): PageTexts {
  const city = selectCity(state);
  const place = city ? ` в ${city.nameIn}` : '';
  const description = `Роллы, вок, пицца и закуски с доставкой${place}. Готовим после заказа, везём горячим.`;
  const named = (name: string) => ({ title: `${name} — ${SHOP_NAME}`, description });

  const match = matchPage(path, state.city.list);
  if (!match) return named('Страница не найдена');
  if (match.page === 'home')
    return { title: `${SHOP_NAME} — доставка роллов, вока и пиццы${place}`, description };
  if (match.page === 'catalog') return named(`Меню${place}`);
  if (match.page === 'section')
    return named(selectSectionIndex(state).get(match.params.section ?? '')?.group.name ?? 'Раздел не найден');
  if (match.page !== 'product') return named(FIXED[match.page]);
  const product = selectMenuProductIndex(state).get(match.params.product ?? '');
  return product
    ? { title: `${product.name} — ${SHOP_NAME}`, description: product.description || description }
    : named('Блюдо не найдено');
}
