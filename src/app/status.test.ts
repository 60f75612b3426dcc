import { expect, test } from 'vitest';
import type { CityId, CityIikoId, Group, GroupId, Product, ProductId } from '../domain/catalog.ts';
import { kopecks } from '../domain/money.ts';
import { initialState, type AppState } from '../slices/state.ts';
import { statusOf } from './status.ts';

const samara = {
  id: '1' as CityId,
  name: 'Самара',
  slug: 'samara',
  iikoId: 'iiko-1' as CityIikoId,
  nameIn: 'Самаре',
};
const groupOf = (slug: string, given: Partial<Group> = {}): Group => ({
  id: `group-${slug}` as GroupId,
  name: slug,
  slug,
  parentId: null,
  isIncludedInMenu: true,
  isModifierGroup: false,
  isServiceGroup: false,
  ...given,
});
const productOf = (slug: string, group: Group, given: Partial<Product> = {}): Product => ({
  id: `product-${slug}` as ProductId,
  code: slug,
  name: slug,
  description: '',
  price: kopecks(100),
  slug,
  groupId: group.id,
  categoryName: group.name,
  image: null,
  weight: null,
  energy: null,
  modifierGroups: [],
  allergens: [{ code: 'fish', name: 'Рыба' }],
  filters: [],
  tags: [],
  hiddenIn: [],
  likesCount: 0,
  maxPerPosition: 0,
  isOnSale: true,
  ...given,
});

const rolls = groupOf('rolly');
const empty = groupOf('empty');
const service = groupOf('service', { isServiceGroup: true });
const ready: AppState = {
  ...initialState,
  city: { ...initialState.city, list: [samara], currentId: samara.id },
  catalog: {
    ...initialState.catalog,
    status: 'ready',
    groups: [rolls, empty, service],
    products: [productOf('fila', rolls), productOf('dostavka', service)],
  },
};

test.each([
  ['/', 200],
  ['/samara', 200],
  ['/samara/catalog', 200],
  ['/catalog/search?q=x', 200],
  ['/catalog/rolly', 200],
  ['/catalog/group-rolly', 200],
  ['/samara/catalog/rolly/fila', 200],
  ['/catalog/group-rolly/product-fila', 200],
  ['/cart', 200],
  ['/nowhere', 404],
  ['/nowhere/catalog', 404],
  ['/catalog/unknown', 404],
  ['/catalog/unknown/fila', 404],
  ['/catalog/rolly/unknown', 404],
])('with a catalog, %s answers %i', (path, status) => {
  expect(statusOf(ready, path)).toBe(status);
});

test('a section without dishes and a service group are unknown', () => {
  expect(statusOf(ready, '/catalog/empty')).toBe(404);
  expect(statusOf(ready, '/catalog/service/dostavka')).toBe(404);
});

test('excluded allergens and filters hide dishes, but make no page unknown', () => {
  const picky: AppState = {
    ...ready,
    user: { ...ready.user, allergens: ['fish'] },
    catalog: { ...ready.catalog, filters: ['hit'] },
  };
  expect(statusOf(picky, '/catalog/rolly')).toBe(200);
  expect(statusOf(picky, '/catalog/rolly/fila')).toBe(200);
});

test('without a catalog, pages that need it answer 503 and the others 200', () => {
  const failed: AppState = { ...ready, catalog: { ...initialState.catalog, status: 'failed' } };
  expect(statusOf(failed, '/')).toBe(503);
  expect(statusOf(failed, '/catalog/rolly/fila')).toBe(503);
  expect(statusOf(failed, '/cart')).toBe(200);
  expect(statusOf(failed, '/nowhere')).toBe(404);
});

test('before the cities are known, no first segment can be called unknown', () => {
  expect(statusOf(initialState, '/samara/catalog')).toBe(503);
});
