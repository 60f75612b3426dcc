import { INFO_PAGES, type InfoSlug } from '../../domain/infoPages.ts';
import { ADMIN_AREAS } from '../../domain/adminAreas.ts';
import { PERSONAL_PARTS } from '../../domain/personalParts.ts';
import { SHOP_NAME } from '../../domain/chain.ts';
import { selectGoodsIndex, selectSectionIndex } from '../../slices/catalog/selectors.ts';
import { selectCity } from '../../slices/city/selectors.ts';
import { selectTracking } from '../../slices/order/selectors.ts';
import { selectPromos } from '../../slices/promo/selectors.ts';
import { selectAdvent } from '../../slices/setting/season.ts';
import { selectNow, selectPageText } from '../../slices/view/selectors.ts';
import { select } from '../../slices/select.ts';
import type { AppState } from '../../slices/state.ts';
import { orderNews } from '../../ui/order/orderWords.ts';
import { matchPage, type PageMatch } from './routes.tsx';
import type { PageId, PageParams } from './routeTable.ts';

const FIXED = {
  search: 'Поиск по меню',
  cart: 'Корзина',
  checkout: 'Оформление заказа',
  complete: 'Заказ оформлен',
  completeError: 'Не удалось оформить заказ',
  restaurants: 'Рестораны',
} as const satisfies Partial<Record<PageId, string>>;

/** An informational page, in the chain's words once they are there. */
function infoTitle(state: AppState, slug: InfoSlug): string {
  const text = selectPageText(slug)(state);
  return (text.status === 'ready' && text.title) || INFO_PAGES[slug].title;
}

/** A promotion by its own name, where this customer has it. */
const promotionTitle = (state: AppState, id: string): string =>
  selectPromos(state).find((promo) => promo.id === id)?.title || 'Акция';

function personalTitle(state: AppState, { part, promotion }: PageParams): string {
  if (promotion !== undefined) return promotionTitle(state, promotion);
  return part === undefined ? 'Личный кабинет' : PERSONAL_PARTS[part];
}

const adminTitle = ({ area }: PageParams): string =>
  area === undefined ? 'Вход для администратора' : `${ADMIN_AREAS[area]} · Администратор`;

/** The texts of the seasonal pages that the chain writes, by their page. */
const SEASONAL = { happyHours: 'happy-hours', newYear: 'new-year-promo' } as const;

/** What a page is about, where that is not the menu; the city follows in its prepositional case. */
const DESCRIPTIONS: Readonly<Partial<Record<PageId, string>>> = {
  advent: 'Каждый день в календаре открывается дверца: промокоды, подарки и новые блюда с доставкой',
  happyHours: 'Счастливые часы «Журавля»: блюда дешевле и быстрее в тихие часы, с доставкой',
  newYear: 'Новый год с «Журавлём»: праздничные сеты, подарки и промокод, с доставкой',
};

export interface PageTexts {
  readonly title: string;
  readonly description: string;
}

/** Pages whose name is told by the state or by the address. */
function namedTitle(state: AppState, { page, params }: PageMatch): string | null {
  if (page === 'section')
    return selectSectionIndex(state).get(params.section ?? '')?.group.name ?? 'Раздел не найден';
  if (page === 'info' || page === 'appInfo' || page === 'vacancies')
    return infoTitle(state, params.info ?? 'about');
  if (page === 'happyHours' || page === 'newYear') return infoTitle(state, SEASONAL[page]);
  if (page === 'advent') return selectAdvent(state)?.title || 'Календарь подарков';
  if (page === 'personal') return personalTitle(state, params);
  if (page === 'admin') return adminTitle(params);
  if (page === 'home' || page === 'catalog' || page === 'product') return null;
  return FIXED[page];
}

/** «В пути, 18:40–18:55 — Журавль» while an order is on its way, on whatever page: a tab is looked at from outside. Null without one. */
export const selectOrderTitle = select(selectTracking, selectNow, (tracking, now): string | null => {
  if (!tracking || tracking.isCancelled) return null;
  const { label, eta } = orderNews(tracking, now);
  return `${eta === null ? label : `${label}, ${eta}`} — ${SHOP_NAME}`;
});

/** Title and description of a page, for the server's head and for the tab. */
export function textsOf(state: AppState, path: string): PageTexts {
  const city = selectCity(state);
  const place = city ? ` в ${city.nameIn}` : '';
  const general = `Роллы, вок, пицца и закуски с доставкой${place}. Готовим после заказа, везём горячим.`;

  const match = matchPage(path, state.city.list);
  const own = match && DESCRIPTIONS[match.page];
  const description = own ? `${own}${place}.` : general;
  const named = (name: string) => ({ title: `${name} — ${SHOP_NAME}`, description });
  if (!match) return named('Страница не найдена');
  const name = namedTitle(state, match);
  if (name !== null) return named(name);
  if (match.page === 'home')
    return { title: `${SHOP_NAME} — доставка роллов, вока и пиццы${place}`, description };
  if (match.page === 'catalog') return named(`Меню${place}`);
  const product = selectGoodsIndex(state).get(match.params.product ?? '');
  return product
    ? { title: `${product.name} — ${SHOP_NAME}`, description: product.description || description }
    : named('Блюдо не найдено');
}
