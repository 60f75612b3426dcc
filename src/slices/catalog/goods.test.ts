import { describe, expect, test } from 'vitest';
import { demoCatalog, dish, pastItem } from '../../../tests/demo.ts';
import {
  catalogLoaded,
  fold,
  lastOrderLoaded,
  shopOpened,
  signedIn,
  type Step,
} from '../../../tests/given.ts';
import { given } from '../../../tests/scenario.ts';
import type { Group, GroupId, Product } from '../../domain/catalog.ts';
import { NOTHING } from '../../domain/money.ts';
import { selectAddToOrder } from '../cart/lines/selectors.ts';
import { draft } from '../draft.ts';
import {
  selectAdditions,
  selectFound,
  selectGoodsGroupIndex,
  selectGoodsIndex,
  selectLikedProducts,
  selectMenu,
  selectMenuProducts,
  selectSectionIndex,
} from './selectors.ts';

const DRAGON = dish('Зелёный дракон');
const own = DRAGON.groupId;
const parent = demoCatalog.groups.find(({ id }) => id === own)!.parentId!;
const isOwn = ({ id }: Group) => id === own;

/** The demo, with these flags of some groups. */
const regrouped = (changes: Partial<Group>, isChanged: (group: Group) => boolean = isOwn): Step =>
  catalogLoaded({
    groups: demoCatalog.groups.map((group) => (isChanged(group) ? { ...group, ...changes } : group)),
  });
const outside = regrouped({ isIncludedInMenu: false });
const shop: Step = [shopOpened({ addToOrderGroupId: own, additionallyGroupId: own }), signedIn()];
const liked = draft('catalog/likesLoaded', { productIds: [DRAGON.id] });
const searched = draft('catalog/searchTyped', { text: DRAGON.name });

describe('goods of a group outside of the menu are whole everywhere but there (specification, section 5)', () => {
  const state = fold(shop, outside, liked, searched);

  test('the menu shows neither the group nor its dishes', () => {
    expect(selectMenuProducts(state)).not.toContain(DRAGON);
    expect(selectSectionIndex(state).has(own)).toBe(false);
  });

  test.each([
    ['«Добавить к заказу»', selectAddToOrder],
    ['sauces and additions', selectAdditions],
    ['the favourites', selectLikedProducts],
    ['the search', selectFound],
  ])('%s shows them', (_where, list) => {
    expect(list(state)).toContain(DRAGON);
  });

  test('their page is known by slug and by id, of dish and group', () => {
    for (const key of [DRAGON.id, DRAGON.slug]) expect(selectGoodsIndex(state).get(key)).toBe(DRAGON);
    expect(selectGoodsGroupIndex(state).get(own)?.id).toBe(own);
  });

  test('a repeated order brings them', () => {
    given(shop, outside, lastOrderLoaded({ items: [pastItem(DRAGON.name)] }))
      .when('cart/repeatTapped')
      .thenAmongOthers(['cart/lineAdded', { line: { productId: DRAGON.id } }])
      .thenNot('view/noticeRaised');
  });

  test('of two dishes with one slug the menu’s has the address', () => {
    const copy: Product = { ...dish('Картофель фри'), slug: DRAGON.slug, id: 'copy' as never };
    const products = [copy, ...demoCatalog.products];
    const doubled = fold(shop, catalogLoaded({ products, groups: fold(outside).catalog.groups }));
    expect(selectGoodsIndex(doubled).get(DRAGON.slug)).toBe(copy);
  });
});

describe('what is not sold by itself stays out', () => {
  test.each([{ isServiceGroup: true }, { isModifierGroup: true }])('a group with %o', (flag) => {
    const state = fold(shop, regrouped(flag), liked, searched);
    for (const list of [
      selectMenuProducts,
      selectAddToOrder,
      selectAdditions,
      selectLikedProducts,
      selectFound,
    ])
      expect(list(state)).not.toContain(DRAGON);
    expect(selectGoodsIndex(state).has(DRAGON.slug)).toBe(false);
  });

  test('a present: what costs nothing outside of the menu is given by the promo calculation alone', () => {
    const gift = dish('Маки с лососем в подарок');
    expect(gift.price).toBe(NOTHING);
    const search = draft('catalog/searchTyped', { text: gift.name });
    expect(selectFound(fold(shop, search))).not.toContain(gift);
    expect(selectGoodsIndex(fold(shop)).has(gift.slug)).toBe(false);
  });

  test('unless the settings offer its group: chopsticks for nothing are goods', () => {
    const gift = dish('Маки с лососем в подарок');
    const offering = fold(shopOpened({ addToOrderGroupId: gift.groupId }), signedIn());
    expect(selectAddToOrder(offering)).toContain(gift);
    expect(selectGoodsIndex(offering).has(gift.slug)).toBe(true);
  });
});

describe('each group by its own flags (specification, section 5, "Catalog visibility")', () => {
  test('a menu group below one that is not in the menu is a section of its own', () => {
    const state = fold(
      shop,
      regrouped({ isIncludedInMenu: false }, ({ id }) => id === parent),
    );
    expect(selectMenu(state).map(({ group }) => group.id)).toContain(own);
    expect(selectMenuProducts(state)).toContain(DRAGON);
  });

  test('below several it stands under the nearest one that is shown', () => {
    const hidden = (id: string, parentId: GroupId): Group => ({
      ...demoCatalog.groups.find(isOwn)!,
      id: id as GroupId,
      slug: id,
      parentId,
      isIncludedInMenu: false,
    });
    const groups = [hidden('a', parent), hidden('b', 'a' as GroupId)];
    const under = demoCatalog.groups.map((group) =>
      isOwn(group) ? { ...group, parentId: 'b' as GroupId } : group,
    );
    const menu = selectMenu(fold(shop, catalogLoaded({ groups: [...under, ...groups] })));
    const top = menu.find(({ group }) => group.id === parent);
    expect(top?.sections.map(({ group }) => group.id)).toContain(own);
  });
});
