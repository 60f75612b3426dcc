import * as fc from 'fast-check';
import { expect } from 'vitest';
import { statusOf } from '../../src/app/navigation/status.ts';
import type { Group, GroupId, Mark, Product } from '../../src/domain/catalog.ts';
import { kopecks } from '../../src/domain/money.ts';
import { groupId, productId, sampleProduct } from '../samples.ts';
import { selectAddToOrder } from '../../src/slices/cart/lines/selectors.ts';
import { productsIn, type MenuSection } from '../../src/slices/catalog/menu.ts';
import {
  selectAdditions,
  selectFound,
  selectLikedProducts,
  selectMenu,
  selectGoods,
  selectMenuProducts,
  selectPopular,
  selectSectionIndex,
  selectVisibleCount,
  selectVisibleMenu,
} from '../../src/slices/catalog/selectors.ts';
import { draft } from '../../src/slices/draft.ts';
import type { AppState } from '../../src/slices/state.ts';
import { demoCities, pastItem } from '../demo.ts';
import {
  catalogLoaded,
  cityEntered,
  commit,
  fold,
  lastOrderLoaded,
  settingsLoaded,
  signedIn,
} from '../given.ts';
import { property } from './property.ts';

const CODES = ['fish', 'milk', 'nuts'];
const marks = fc.subarray(CODES).map((codes) => codes.map((code): Mark => ({ code, name: code })));

/** How a group stands: in the menu, outside of it, or for what is not sold by itself, whatever the menu's flag says. */
const standings = fc.constantFrom(
  ...(['menu', 'menu', 'menu', 'outside', 'outside', 'service', 'modifiers'] as const),
);
/** Deep trees: a group hangs below any group before it, mostly the one just before, or at the top. */
const trees: fc.Arbitrary<readonly Group[]> = fc
  .array(
    fc.record({
      standing: standings,
      up: fc.constantFrom(1, 1, 1, 2, 3, 5, null),
      isIncludedInMenu: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12, size: 'max' },
  )
  .map((all) =>
    all.map(({ standing, up, isIncludedInMenu }, at) => ({
      id: groupIdOf(at),
      name: `Группа ${at}`,
      slug: `g${at}`,
      parentId: up === null || up > at ? null : groupIdOf(at - up),
      isIncludedInMenu: standing === 'menu' || (standing !== 'outside' && isIncludedInMenu),
      isServiceGroup: standing === 'service',
      isModifierGroup: standing === 'modifiers',
    })),
  );
const groupIdOf = (at: number) => groupId(`group-${at}`);

interface Sold {
  readonly groups: readonly Group[];
  readonly products: readonly Product[];
  /** The groups of «Добавить к заказу» and of sauces and additions. */
  readonly addTo: GroupId;
  readonly beside: GroupId;
}
const catalogs: fc.Arbitrary<Sold> = trees.chain((groups) => {
  // The last is of a group that the catalog does not have.
  const ids = fc.constantFrom(...groups.map(({ id }) => id), groupIdOf(99));
  const dishes = fc.array(
    fc.record({
      allergens: marks,
      hiddenIn: fc.subarray(['samara', 'tolyatti', 'novokujbyshevsk'] as const).map((all) => [...all]),
      groupId: ids,
      price: fc.constantFrom(0, 100, 100).map(kopecks),
      likesCount: fc.nat({ max: 2 }),
    }),
    { minLength: 1, maxLength: 16, size: 'max' },
  );
  return fc.record({
    groups: fc.constant(groups),
    addTo: ids,
    beside: ids,
    products: dishes.map((all) =>
      all.map((changes, index) =>
        sampleProduct({
          ...changes,
          id: productId(`dish-${index}`),
          slug: `s${index}`,
          name: `Вок ${index}`,
        }),
      ),
    ),
  });
});

const slugs = fc.constantFrom(...demoCities.map(({ slug }) => slug));
const shopOf = (slug: string, { groups, products, addTo, beside }: Sold): AppState =>
  fold(
    settingsLoaded({ addToOrderGroupId: addTo, additionallyGroupId: beside }),
    cityEntered(slug),
    catalogLoaded({ groups, products }),
    signedIn(),
    draft('catalog/likesLoaded', { productIds: products.map(({ id }) => id) }),
    draft('catalog/searchTyped', { text: 'вок' }),
  );

/** Section 5, "Catalog visibility", on plain lists: what a city sells, and which of that the menu shows. */
function soldIn(slug: string, { groups, products, addTo, beside }: Sold) {
  const groupOf = (product: Product) => groups.find(({ id }) => id === product.groupId);
  const isShown = (group: Group | undefined) =>
    group !== undefined && group.isIncludedInMenu && !group.isServiceGroup && !group.isModifierGroup;
  const here = products.filter(({ hiddenIn }) => !hiddenIn.some((city) => city === slug));
  const menu = here.filter((product) => isShown(groupOf(product)));
  const goods = here.filter((product) => {
    const group = groupOf(product);
    if (!group || group.isServiceGroup || group.isModifierGroup) return false;
    // A present is given, not sold.
    return isShown(group) || product.price > 0 || [addTo, beside].includes(group.id);
  });
  /** The nearest shown group above; null at the top of the menu. */
  const above = (group: Group): GroupId | null => {
    const parent = groups.find(({ id }) => id === group.parentId);
    return parent ? (isShown(parent) ? parent.id : above(parent)) : null;
  };
  return { menu, goods, above };
}
const placesOf = (sections: readonly MenuSection[], parent: GroupId | null): readonly string[] =>
  sections.flatMap((section) => [
    `${section.group.id} under ${parent}`,
    ...placesOf(section.sections, section.group.id),
  ]);

const without = (state: AppState, codes: readonly string[]): AppState =>
  fold(
    { ...state },
    codes.map((code) => draft('user/allergenToggled', { code })),
  );

/** Whole lists of what there is, and short choices of it. */
const LISTS = [
  (state: AppState) => selectVisibleMenu(state).flatMap(productsIn),
  selectFound,
  selectAdditions,
  selectLikedProducts,
];
const CHOICES = [selectPopular, selectAddToOrder];
const same = (all: readonly Product[], wanted: readonly Product[]) =>
  expect(all.map(({ slug }) => slug).toSorted()).toEqual(wanted.map(({ slug }) => slug).toSorted());

property(
  {
    id: 42,
    title:
      'goods of any tree of groups are whole everywhere, in the menu by the flags of their own group; what is excluded or not sold in the city is nowhere, and excluding more never shows more',
    section: 'specification, section 5, "Catalog visibility"; assumptions, section 7, "goods"',
  },
  async (check) => {
    await check(
      fc.property(catalogs, slugs, (catalog, slug) => {
        const state = shopOf(slug, catalog);
        const { menu, goods, above } = soldIn(slug, catalog);
        same(selectMenuProducts(state), menu);
        for (const whole of [selectGoods, selectFound, selectLikedProducts]) same(whole(state), goods);
        same(
          selectAdditions(state),
          goods.filter((product) => product.groupId === catalog.beside),
        );
        const offered = goods.filter((product) => product.groupId === catalog.addTo);
        expect(selectAddToOrder(state).length).toBe(Math.min(6, offered.length));
        expect(offered).toEqual(expect.arrayContaining([...selectAddToOrder(state)]));

        const places = placesOf(selectMenu(state), null);
        const holding = catalog.groups.filter(({ id }) => selectSectionIndex(state).has(id));
        expect(places.toSorted()).toEqual(
          holding.map((group) => `${group.id} under ${above(group)}`).toSorted(),
        );
        for (const product of catalog.products)
          expect(statusOf(state, `/${slug}/catalog/${product.groupId}/${product.slug}`)).toBe(
            goods.includes(product) ? 200 : 404,
          );
      }),
      { share: 0.4 },
    );
    const excluded = fc.subarray(CODES);
    await check(
      fc.property(catalogs, slugs, excluded, excluded, (catalog, slug, some, others) => {
        const more = [...new Set([...some, ...others])];
        const all = shopOf(slug, catalog);
        const [before, after] = [without(all, some), without(all, more)];
        const isSafe = ({ allergens }: Product) => !allergens.some(({ code }) => some.includes(code));
        for (const list of LISTS) {
          const wanted = list(all).filter(isSafe);
          expect(list(before)).toEqual(wanted);
          expect(list(before)).toEqual(expect.arrayContaining([...list(after)]));
        }
        const { menu, goods } = soldIn(slug, catalog);
        for (const choice of CHOICES) {
          expect(goods.filter(isSafe)).toEqual(expect.arrayContaining([...choice(before)]));
          expect(choice(after).length).toBeLessThanOrEqual(choice(before).length);
        }
        expect(selectVisibleCount(before)).toBe(menu.filter(isSafe).length);
      }),
      { share: 0.3 },
    );
    await check(
      fc.property(catalogs, slugs, (catalog, slug) => {
        const items = catalog.products.map(({ id, name }) => ({
          ...pastItem('Картофель фри'),
          productId: id,
          name,
          modifiers: [],
        }));
        const state = fold({ ...shopOf(slug, catalog) }, lastOrderLoaded({ items }));
        const repeated = commit(state, draft('cart/repeatTapped')).state;
        const names = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name);
        const lines = repeated.cart.lines.filter(({ kind }) => kind === 'goods');
        expect(names(lines)).toEqual(names(soldIn(slug, catalog).goods));
      }),
      { share: 0.2 },
    );
  },
);
