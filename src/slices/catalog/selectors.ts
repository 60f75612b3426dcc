import type { Mark, Product, ProductId } from '../../domain/catalog.ts';
import { groupBy } from '../../domain/groupBy.ts';
import { hasAllergen, matchesFilters, matchesSearch, withoutAllergens } from '../../domain/search.ts';
import { selectCity } from '../city/selectors.ts';
import { select, selectEach, selectField } from '../select.ts';
import { selectRestaurants, selectSideGroupIds } from '../setting/selectors.ts';
import type { AppState } from '../state.ts';
import { goodsOf, menuOf, productsIn, type MenuSection } from './menu.ts';
import type { Like } from './state.ts';

const products = (state: AppState) => state.catalog.products;
const groups = (state: AppState) => state.catalog.groups;
const excluded = (state: AppState) => state.user.allergens;

/** Which of the three flags of the specification hides products in the current city. */
const selectCityFlag = select(
  selectCity,
  (state: AppState) => state.setting.values?.cityIds,
  (city, ids) => {
    const isCity = (id: string | undefined) => Boolean(city && id && (city.id === id || city.iikoId === id));
    return (['samara', 'tolyatti', 'novokujbyshevsk'] as const).find((name) => isCity(ids?.[name])) ?? null;
  },
);

/** Products of the catalog by id, hidden ones included: lines, modifiers and gifts refer to them. */
export const selectProductIndex = select(
  products,
  (all) => new Map(all.map((product) => [product.id, product])),
);

const selectSoldHere = select(products, selectCityFlag, (all, flag) =>
  flag ? all.filter(({ hiddenIn }) => !hiddenIn.includes(flag)) : all,
);

/** The menu as this city sells it, before the customer's own filters. */
export const selectMenu = select(groups, selectSoldHere, menuOf);
export const selectMenuProducts = select(selectMenu, (menu) => menu.flatMap(productsIn));

/** All that this city sells, in the menu or not: what is searched, liked, repeated, offered beside and opened by its link. */
export const selectGoods = select(
  groups,
  selectSoldHere,
  selectMenu,
  (state: AppState) => state.setting.values?.addToOrderGroupId,
  (state: AppState) => state.setting.values?.additionallyGroupId,
  (all, products, menu, ...offered) => goodsOf({ groups: all, products, menu, offered }),
);

const selectVisible = select(
  selectSoldHere,
  excluded,
  (state: AppState) => state.catalog.filters,
  (all, allergens, filters) =>
    allergens.length + filters.length === 0
      ? all
      : all.filter((product) => !hasAllergen(product, allergens) && matchesFilters(product, filters)),
);

/** Which dishes the customer's allergens and filters leave; null where they leave all. */
export const selectVisibleIds = select(
  selectVisible,
  selectSoldHere,
  (visible, all): ReadonlySet<ProductId> | null =>
    visible.length === all.length ? null : new Set(visible.map(({ id }) => id)),
);

/** The menu after the customer's allergens and filters. */
export const selectVisibleMenu = select(groups, selectVisible, menuOf);

export interface Hidden {
  readonly byAllergens: number;
  readonly byFilters: number;
}
export const selectHidden = select(
  selectMenuProducts,
  excluded,
  (state: AppState) => state.catalog.filters,
  (all, allergens, filters): Hidden => {
    const safe = all.filter((product) => !hasAllergen(product, allergens));
    const shown = filters.length === 0 ? safe : safe.filter((product) => matchesFilters(product, filters));
    return { byAllergens: all.length - safe.length, byFilters: safe.length - shown.length };
  },
);

/** What the search shows (specification, section 5): literal, within what the customer may eat. */
export const selectFound = select(
  selectGoods,
  excluded,
  (state: AppState) => state.catalog.search,
  (all, allergens, query) =>
    query.trim() === ''
      ? []
      : all.filter((product) => matchesSearch(product, query) && !hasAllergen(product, allergens)),
);

export const selectSearch = selectField('catalog', 'search');
export const selectFilters = selectField('catalog', 'filters');
/** The filters that at least one product of the menu carries, in order of first appearance. */
export const selectFilterChoice = select(selectMenuProducts, (all): readonly Mark[] => [
  ...new Map(all.flatMap(({ filters }) => filters).map((mark) => [mark.code, mark])).values(),
]);
export const selectCatalogStatus = selectField('catalog', 'status');

export const selectProduct = selectEach((id: ProductId) =>
  select(selectProductIndex, (index): Product | null => index.get(id) ?? null),
);

/**
 * Products that cannot be had now: listed by the selected restaurant for self-pickup, by every terminal of the city
 * for delivery (assumptions, section 2, "Stop-list entry").
 */
export const selectStopped = select(
  (state: AppState) => state.catalog.stopList,
  (state: AppState) => state.cart.deliveryMethod,
  (state: AppState) => state.cart.restaurantId,
  selectRestaurants,
  (stopList, method, restaurantId, restaurants): ReadonlySet<ProductId> => {
    if (method === 'self' && restaurantId)
      return new Set(
        stopList.filter((entry) => entry.terminalId === restaurantId).map(({ productId }) => productId),
      );
    const byProduct = groupBy(stopList, ({ productId }) => productId);
    const stopped = [...byProduct].filter(
      ([, entries]) =>
        restaurants.length > 0 &&
        restaurants.every(({ id }) => entries.some((entry) => entry.terminalId === id)),
    );
    return new Set(stopped.map(([productId]) => productId));
  },
);

export const selectLike = selectEach((id: ProductId) =>
  select(
    // Own keys only: an id is the server's word.
    ({ catalog: { likes } }: AppState) => (Object.hasOwn(likes, id) ? likes[id] : undefined),
    selectProduct(id),
    (like, product): Like =>
      like ?? {
        isLiked: false,
        count: product?.likesCount ?? 0,
        isSaved: false,
        sending: null,
        isNewer: false,
      },
  ),
);

const byAddress = <V>(
  all: readonly V[],
  of: (value: V) => { readonly id: string; readonly slug: string },
): ReadonlyMap<string, V> =>
  new Map([
    ...all.map((value) => [of(value).id, value] as const),
    ...all.map((value) => [of(value).slug, value] as const),
  ]);

const flattened = (section: MenuSection): readonly MenuSection[] => [
  section,
  ...section.sections.flatMap(flattened),
];

/** All that this city sells by slug and by id; of two with one slug the menu's. An index, since the keys of an address are endless. */
export const selectGoodsIndex = select(selectGoods, (all) =>
  byAddress(all.toReversed(), (product) => product),
);
/** Sections of this city's menu by slug and by id, sub-sections included: what is not here is a 404. */
export const selectSectionIndex = select(selectMenu, (menu) =>
  byAddress(menu.flatMap(flattened), ({ group }) => group),
);
/** Groups that the address of a dish may name, by slug and by id: sections of the menu, and those that hold goods outside of it. */
export const selectGoodsGroupIndex = select(
  groups,
  selectGoods,
  selectSectionIndex,
  (all, goods, sections) => {
    const holding = new Set(goods.map(({ groupId }) => groupId));
    return byAddress(
      all.filter(({ id }) => holding.has(id) || sections.has(id)),
      (group) => group,
    );
  },
);
/** All dishes of each section, those of its sub-sections included, by the section's slug and id. */
export const selectSectionDishes = select(
  selectSectionIndex,
  (index) => new Map([...index].map(([key, section]) => [key, productsIn(section)])),
);
/** How many dishes the customer may see. */
export const selectVisibleCount = select(selectVisibleMenu, (menu) => menu.flatMap(productsIn).length);

export const selectGroupSlugs = select(groups, (all) => new Map(all.map(({ id, slug }) => [id, slug])));

/** Sauces and additions for the product's page (setting SECTION_ID_ADDITIONALLY); the group itself need not be in the menu. */
export const selectAdditions = select(
  selectGoods,
  excluded,
  (state: AppState) => state.setting.values?.additionallyGroupId,
  (all, allergens, groupId) =>
    groupId
      ? withoutAllergens(
          all.filter((product) => product.groupId === groupId),
          allergens,
        )
      : [],
);

/**
 * What people like most of what this customer may eat and have now, one dish of a section before the second of any; nothing that
 * is only had with a dish.
 */
export const selectPopular = select(
  selectMenu,
  selectSideGroupIds,
  excluded,
  selectStopped,
  (menu, sideIds, allergens, stopped) => {
    const isOffered = ({ id, groupId }: Product) => !sideIds.has(groupId) && !stopped.has(id);
    const bySection = menu.map((section) =>
      productsIn(section)
        .filter((product) => isOffered(product) && !hasAllergen(product, allergens))
        .toSorted((a, b) => b.likesCount - a.likesCount),
    );
    const ranked = bySection.flatMap((all) => all.map((product, rank) => ({ product, rank })));
    return ranked
      .toSorted((a, b) => a.rank - b.rank || b.product.likesCount - a.product.likesCount)
      .slice(0, 10)
      .map(({ product }) => product);
  },
);

/** What the customer likes of what this city sells. Filters do not hide it, excluded allergens do. */
export const selectLikedProducts = select(
  selectGoods,
  excluded,
  (state: AppState) => state.catalog.likes,
  (all, allergens, likes) =>
    withoutAllergens(all, allergens).filter(
      ({ id }) => Object.hasOwn(likes, id) && likes[id]?.isLiked === true,
    ),
);
