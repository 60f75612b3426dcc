import { describe, expect, test } from 'vitest';
import { demoCatalog, demoSettings, dish, samara } from '../../../tests/demo.ts';
import { catalogLoaded, cityEntered, fold, restored, shopOpened, type Step } from '../../../tests/given.ts';
import { given } from '../../../tests/scenario.ts';
import { onStage } from '../../../tests/stage.ts';
import type { GroupId } from '../../domain/catalog.ts';
import { draft } from '../draft.ts';
import { selectAddToOrder } from '../cart/lines/selectors.ts';
import {
  selectAdditions,
  selectFound,
  selectHidden,
  selectLikedProducts,
  selectMenu,
  selectGoodsIndex,
  selectMenuProducts,
  selectPopular,
  selectSectionIndex,
  selectStopped,
  selectVisibleMenu,
} from './selectors.ts';
import { selectSearchHidden } from './search.ts';
import { productsIn } from './menu.ts';

const shop = shopOpened();
const names = (...steps: readonly Step[]) => selectMenuProducts(fold(shop, ...steps)).map(({ name }) => name);
const visible = (...steps: readonly Step[]) => selectVisibleMenu(fold(shop, ...steps)).flatMap(productsIn);
const found = (text: string, ...steps: readonly Step[]) =>
  selectFound(fold(shop, ...steps, draft('catalog/searchTyped', { text }))).map(({ name }) => name);
const without = (code: string) => draft('user/allergenToggled', { code });

describe('what the menu shows (specification, section 5, "Catalog visibility")', () => {
  test('neither service groups nor modifiers nor what is not in the menu', () => {
    const shown = names();
    expect(shown).toContain('Зелёный дракон');
    for (const hidden of ['Доставка', 'Удон', 'Маки с лососем в подарок'])
      expect(shown).not.toContain(hidden);
  });

  test('a sub-group stands in its group, and a group without a dish is not there', () => {
    const [rolls] = selectMenu(fold(shop));
    expect(rolls?.sections.map(({ group }) => group.name)).toContain('Роллы классические');
    const groups = [{ ...demoCatalog.groups[0]!, id: 'empty' as GroupId, name: 'Пусто', parentId: null }];
    const menu = selectMenu(fold(shop, catalogLoaded({ groups: [...demoCatalog.groups, ...groups] })));
    expect(menu.map(({ group }) => group.name)).not.toContain('Пусто');
  });

  test('groups that are each other’s parents do not hang the page', () => {
    const [a, b] = demoCatalog.groups as [
      (typeof demoCatalog.groups)[number],
      (typeof demoCatalog.groups)[number],
    ];
    const groups = [
      { ...a, parentId: b.id },
      { ...b, parentId: a.id },
    ];
    expect(selectMenu(fold(shop, catalogLoaded({ groups })))).toEqual([]);
  });

  test.each(['samara', 'tolyatti', 'novokujbyshevsk'] as const)(
    '%s does not show what is hidden there',
    (city) => {
      const state = fold(shop, cityEntered(city));
      const hidden = demoCatalog.products.filter(({ hiddenIn }) => hiddenIn.includes(city));
      expect(hidden.length).toBeGreaterThan(0);
      const everywhere = [...selectMenuProducts(state), ...selectPopular(state)];
      for (const product of hidden) {
        expect(everywhere).not.toContain(product);
        expect(selectGoodsIndex(state).has(product.slug)).toBe(false);
      }
    },
  );

  test('sections and dishes are found by slug and by id', () => {
    const state = fold(shop);
    const dragon = dish('Зелёный дракон');
    expect(selectGoodsIndex(state).get(dragon.slug)).toBe(selectGoodsIndex(state).get(dragon.id));
    expect(selectSectionIndex(state).get('zakuski')?.group.name).toBe('Закуски');
    expect(selectSectionIndex(state).get(dragon.groupId)?.group.id).toBe(dragon.groupId);
  });
});

test.each(['additionallyGroupId', 'addToOrderGroupId'])(
  'what %s names is had with a dish, and is no popular one',
  (group) => {
    const { groupId } = selectPopular(fold(shop))[0]!;
    const popular = selectPopular(fold(shopOpened({ [group]: groupId })));
    expect(popular.length).toBeGreaterThan(1);
    expect(popular.map((product) => product.groupId)).not.toContain(groupId);
  },
);

describe('the customer’s own choice', () => {
  test('an excluded allergen hides every dish that holds it, and what is hidden is counted', () => {
    const all = selectMenuProducts(fold(shop));
    const fishy = all.filter(({ allergens }) => allergens.some(({ code }) => code === 'fish'));
    expect(fishy.length).toBeGreaterThan(0);
    expect(visible(without('fish'))).toHaveLength(all.length - fishy.length);
    expect(selectHidden(fold(shop, without('fish')))).toEqual({ byAllergens: fishy.length, byFilters: 0 });
  });

  test('more exclusions never show more', () => {
    const one = new Set(visible(without('fish')));
    expect(visible(without('fish'), without('milk')).every((product) => one.has(product))).toBe(true);
  });

  test('an excluded allergen is offered nowhere: not beside a dish, not in the cart, not among the favourites', () => {
    const dragon = dish('Зелёный дракон');
    const groupId = dragon.groupId;
    const offering = [
      shopOpened({ additionallyGroupId: groupId, addToOrderGroupId: groupId }),
      draft('catalog/likesLoaded', { productIds: [dragon.id] }),
    ];
    for (const offer of [selectAdditions, selectAddToOrder, selectLikedProducts]) {
      expect(offer(fold(offering))).toContain(dragon);
      expect(offer(fold(offering, without('fish')))).not.toContain(dragon);
    }
  });

  test('filters match any of the chosen ones', () => {
    const filter = (code: string) => draft('catalog/filterToggled', { code });
    const both = visible(filter('hit'), filter('new'));
    expect(both.length).toBeGreaterThan(visible(filter('new')).length);
    expect(both.every(({ filters }) => filters.some(({ code }) => code === 'hit' || code === 'new'))).toBe(
      true,
    );
  });

  test('the search reads name, description and category in any case, and leaves out allergens', () => {
    expect(found('ЗЕЛЁНЫЙ ДРАКОН')).toContain('Зелёный дракон');
    expect(found('копчёный угорь').length).toBeGreaterThan(1);
    expect(found('закуски')).toContain('Картофель фри');
    expect(found('.*')).toEqual([]);
    expect(found('   ')).toEqual([]);
    expect(found('зелёный дракон', without('fish'))).not.toContain('Зелёный дракон');
    const state = fold(shop, without('fish'), draft('catalog/searchTyped', { text: 'угорь' }));
    const { count } = selectSearchHidden(state);
    expect(count).toBe(found('угорь').length - found('угорь', without('fish')).length);
    expect(count).toBeGreaterThan(0);
  });

  test('choosing a filter clears the search, typing a search clears the filters (section 4)', () => {
    const typed = draft('catalog/searchTyped', { text: 'вок' });
    const chosen = draft('catalog/filterToggled', { code: 'hit' });
    expect(fold(typed, chosen).catalog).toMatchObject({ search: '', filters: ['hit'] });
    expect(fold(chosen, typed).catalog).toMatchObject({ search: 'вок', filters: [] });
    expect(fold(chosen, chosen).catalog.filters).toEqual([]);
    expect(fold(chosen, draft('catalog/filtersCleared')).catalog.filters).toEqual([]);
  });

  test('the chosen allergens are written to their cookie', () => {
    onStage(({ open, flush }) => {
      const written: (readonly string[])[] = [];
      const { emit } = open([shop], {
        cookies: { saveCity: () => undefined, saveAllergens: (codes) => written.push(codes) },
      });
      emit('abc', { a: without('fish'), b: without('milk'), c: draft('user/allergensCleared') });
      flush();
      expect(written).toEqual([['fish'], ['fish', 'milk'], []]);
    });
  });
});

describe('the stop list (assumptions, section 2, "Stop-list entry")', () => {
  const [first, second] = demoSettings().restaurants[samara.iikoId]!;
  const scallop = dish('Морской гребешок').id;
  const self = draft('cart/methodChosen', { method: 'self' });
  const at = (terminalId: NonNullable<typeof first>['id']) => draft('cart/restaurantChosen', { terminalId });

  test('for delivery only what every terminal of the city lists', () => {
    const stopped = selectStopped(fold(shop));
    expect(stopped.has(dish('Нигири с осьминогом').id)).toBe(true);
    expect(stopped.has(scallop)).toBe(false);
  });

  test('for self-pickup what the chosen restaurant lists', () => {
    expect(selectStopped(fold(shop, self, at(first!.id))).has(scallop)).toBe(true);
    expect(selectStopped(fold(shop, self, at(second!.id))).has(scallop)).toBe(false);
  });
});

describe('loading (specification, sections 4 and 8)', () => {
  const loaded = { answer: demoCatalog, skipped: 0 };

  test('a page that came without a catalog loads it at start, one that has it does not', () => {
    given()
      .when('view/restored', { saved: {} as never, storeVersion: '1', isOnline: true })
      .thenAmongOthers(['catalog/reloadDue', { reason: 'start' }]);
    given(shop)
      .when('view/restored', { saved: {} as never, storeVersion: '1', isOnline: true })
      .thenNot('catalog/reloadDue', 'setting/reloadDue');
  });

  test('a failure without a catalog at hand is a failed page, with one nothing is shown', () => {
    onStage(({ open, cold, flush }) => {
      const failing = { api: { catalog: () => cold<typeof loaded>('#') } };
      const first = open([restored()], failing);
      const later = open([shop, restored()], failing);
      first.emit('r', { r: draft('catalog/retryTapped') });
      later.emit('r', { r: draft('catalog/retryTapped') });
      flush();
      expect(first.store.state().catalog.status).toBe('failed');
      expect(later.store.state().catalog).toMatchObject({ status: 'ready', products: demoCatalog.products });
      expect(later.store.state().view.notices).toEqual([]);
      expect(later.reports).toEqual(['catalog/loadCatalog']);
    });
  });

  test('the retry loads catalog and settings', () => {
    given()
      .when('catalog/retryTapped')
      .thenOnly(['catalog/reloadDue', { reason: 'retry' }], ['setting/reloadDue']);
  });

  test('a search and the filters outlive a reload', () => {
    const { catalog } = fold(shop, draft('catalog/filterToggled', { code: 'hit' }), catalogLoaded());
    expect(catalog.filters).toEqual(['hit']);
  });
});
