import { expect, test } from 'vitest';
import { initialState, type AppState } from '../../slices/state.ts';
import { groupOf, productOf, shopWith } from '../../../tests/menu.ts';
import { statusOf } from './status.ts';

const rolls = groupOf('rolly');
const service = groupOf('service', { isServiceGroup: true });
const fish = { allergens: [{ code: 'fish', name: 'Рыба' }] };
const sauces = groupOf('sousy', { isIncludedInMenu: false });
const ready = shopWith(
  [rolls, groupOf('empty'), service, sauces],
  [productOf('fila', rolls, fish), productOf('dostavka', service), productOf('soy', sauces)],
);

test.each([
  ['/', 200],
  ['/samara', 200],
  ['/samara/catalog', 200],
  ['/catalog/search?q=x', 200],
  ['/catalog/rolly', 200],
  ['/catalog/group-rolly', 200],
  ['/samara/catalog/rolly/fila', 200],
  ['/catalog/group-rolly/product-fila', 200],
  ['/samara/catalog/sousy/soy', 200],
  ['/catalog/group-sousy/product-soy', 200],
  ['/catalog/sousy', 404],
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
