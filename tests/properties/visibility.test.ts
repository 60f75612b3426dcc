import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { Mark, Product } from '../../src/domain/catalog.ts';
import { productId, sampleProduct } from '../../src/domain/samples.ts';
import { selectAddToOrder } from '../../src/slices/cart/selectors.ts';
import { productsIn } from '../../src/slices/catalog/menu.ts';
import {
  selectAdditions,
  selectFound,
  selectLikedProducts,
  selectMenuProductIndex,
  selectMenuProducts,
  selectPopular,
  selectVisibleCount,
  selectVisibleMenu,
} from '../../src/slices/catalog/selectors.ts';
import { draft } from '../../src/slices/events.ts';
import type { AppState } from '../../src/slices/state.ts';
import { demoCatalog, demoCities, pastItem } from '../demo.ts';
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
const [group, , addGroup] = demoCatalog.groups.filter(
  ({ isIncludedInMenu, isServiceGroup, isModifierGroup, parentId }) =>
    isIncludedInMenu && !isServiceGroup && !isModifierGroup && parentId === null,
);
const catalogs = fc
  .array(
    fc.record({
      allergens: marks,
      hiddenIn: fc.subarray(['samara', 'tolyatti', 'novokujbyshevsk'] as const).map((all) => [...all]),
      groupId: fc.constantFrom(group!.id, addGroup!.id),
      likesCount: fc.nat({ max: 2 }),
    }),
    { minLength: 1, maxLength: 16 },
  )
  .map((all) =>
    all.map((changes, index) =>
      sampleProduct({
        ...changes,
        id: productId(`dish-${index}`),
        slug: `s${index}`,
        name: `Вок ${index}`,
      }),
    ),
  );

const shopOf = (slug: string, products: readonly Product[]): AppState =>
  fold(
    settingsLoaded({ addToOrderGroupId: addGroup!.id, additionallyGroupId: addGroup!.id }),
    cityEntered(slug),
    catalogLoaded({ products }),
    signedIn(),
    draft('catalog/likesLoaded', { productIds: products.map(({ id }) => id) }),
    draft('catalog/searchTyped', { text: 'вок' }),
  );
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

property(
  {
    id: 42,
    title: 'what is excluded or not sold in the city is shown nowhere, and excluding more never shows more',
    section: 'specification, section 5, "Catalog visibility"',
  },
  async (check) => {
    const excluded = fc.subarray(CODES);
    const slugs = fc.constantFrom(...demoCities.map(({ slug }) => slug));
    await check(
      fc.property(catalogs, slugs, excluded, excluded, (products, slug, some, others) => {
        const more = [...new Set([...some, ...others])];
        const all = shopOf(slug, products);
        const [before, after] = [without(all, some), without(all, more)];
        const isSold = ({ hiddenIn }: Product) => !hiddenIn.some((city) => city === slug);
        const isSafe = ({ allergens }: Product) => !allergens.some(({ code }) => some.includes(code));
        for (const list of LISTS) {
          const wanted = list(all).filter(isSafe);
          expect(list(before)).toEqual(wanted);
          expect(list(before)).toEqual(expect.arrayContaining([...list(after)]));
          expect(list(all).every(isSold)).toBe(true);
        }
        for (const choice of CHOICES) {
          expect(choice(before).every((product) => isSold(product) && isSafe(product))).toBe(true);
          expect(choice(after).length).toBeLessThanOrEqual(choice(before).length);
        }
        const sold = products.filter(isSold);
        expect(new Set(selectMenuProducts(all))).toEqual(new Set(sold));
        expect(new Set(selectFound(all))).toEqual(new Set(sold));
        expect(selectVisibleCount(before)).toBe(sold.filter(isSafe).length);
      }),
      { share: 0.3 },
    );
    await check(
      fc.property(catalogs, slugs, (products, slug) => {
        const items = products.map(({ id, name }) => ({
          ...pastItem('Картофель фри'),
          productId: id,
          name,
          modifiers: [],
        }));
        const state = fold({ ...shopOf(slug, products) }, lastOrderLoaded({ items }));
        const repeated = commit(state, draft('order/repeatTapped')).state;
        const names = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name);
        const goods = repeated.cart.lines.filter(({ kind }) => kind === 'goods');
        const isSold = ({ hiddenIn }: Product) => !hiddenIn.some((city) => city === slug);
        expect(names(goods)).toEqual(names(products.filter(isSold)));
        expect(
          products
            .filter((product) => !isSold(product))
            .some(({ slug: own }) => selectMenuProductIndex(state).has(own)),
        ).toBe(false);
      }),
      { share: 0.2 },
    );
  },
);
