import { INFO_PAGES, isInfoSlug } from '../domain/infoPages.ts';
import { isPersonalPart, PERSONAL_PARTS } from '../domain/personalParts.ts';
import { SHOP_NAME } from '../domain/chain.ts';
import { selectMenuProductIndex, selectSectionIndex } from '../slices/catalog/selectors.ts';
import { selectCity } from '../slices/city/selectors.ts';
import { selectPageText } from '../slices/view/selectors.ts';
import type { AppState } from '../slices/state.ts';
import { matchPage, type PageId, type PageParams } from './routes.tsx';

const FIXED = {
  search: 'Поиск по меню',
  cart: 'Корзина',
  checkout: 'Оформление заказа',
  complete: 'Заказ оформлен',
  completeError: 'Не удалось оформить заказ',
  restaurants: 'Рестораны',
} as const satisfies Partial<Record<PageId, string>>;

/** An informational page, in the chain's words once they are there. */
function infoTitle(state: AppState, slug: string): string {
  if (!isInfoSlug(slug)) return 'Страница не найдена';
  const text = selectPageText(slug)(state);
  return (text.status === 'ready' && text.title) || INFO_PAGES[slug].title;
}

const personalTitle = ({ part = '' }: PageParams): string =>
  isPersonalPart(part) ? PERSONAL_PARTS[part] : 'Личный кабинет';

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
  if (match.page === 'info') return named(infoTitle(state, match.params.info ?? ''));
  if (match.page === 'vacancies') return named(infoTitle(state, 'vacancies'));
  if (match.page === 'personal') return named(personalTitle(match.params));
  if (match.page !== 'product') return named(FIXED[match.page]);
  const product = selectMenuProductIndex(state).get(match.params.product ?? '');
  return product
    ? { title: `${product.name} — ${SHOP_NAME}`, description: product.description || description }
    : named('Блюдо не найдено');
}
