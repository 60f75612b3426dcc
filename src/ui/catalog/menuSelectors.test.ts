import { expect, test } from 'vitest';
import type { TerminalId } from '../../domain/catalog.ts';
import {
  selectPopular,
  selectSectionIndex,
  selectVisibleCount,
  selectVisibleIds,
} from '../../slices/catalog/selectors.ts';
import { selectSearchHidden } from '../../slices/catalog/search.ts';
import type { AppState } from '../../slices/state.ts';
import { groupOf, productOf, shopWith } from '../../../tests/menu.ts';

const rolls = groupOf('rolls');
const baked = groupOf('baked', { parentId: rolls.id });
const wok = groupOf('wok');
const fish = { allergens: [{ code: 'fish', name: 'Рыба' }] };
const fila = productOf('fila', rolls, { likesCount: 90, ...fish });
const cali = productOf('cali', rolls, { likesCount: 80 });
const hot = productOf('hot', baked, { likesCount: 10, ...fish });
const udon = productOf('udon', wok, { likesCount: 5 });
const shop = shopWith([rolls, baked, wok], [fila, cali, hot, udon]);
const without = (code: string): AppState => ({ ...shop, user: { ...shop.user, allergens: [code] } });

test('a section is found by slug and by id, a sub-section too', () => {
  const index = selectSectionIndex(shop);
  expect(index.get('baked')?.group).toBe(baked);
  expect(index.get(baked.id)?.group).toBe(baked);
  expect(index.get('unknown')).toBeUndefined();
});

test('excluded allergens empty a section for the customer, but it stays a section', () => {
  const picky = without('fish');
  expect(selectVisibleIds(picky)).toEqual(new Set([cali.id, udon.id]));
  expect(selectVisibleIds(shop)).toBeNull();
  expect(selectSectionIndex(picky).has('baked')).toBe(true);
  expect(selectVisibleCount(picky)).toBe(2);
});

test('every section has its favourite before any has a second one', () => {
  expect(selectPopular(shop)).toEqual([fila, udon, cali, hot]);
});

test('popular dishes hold nothing that the customer excludes', () => {
  expect(selectPopular(without('fish'))).toEqual([cali, udon]);
});

test('popular dishes can be had now', () => {
  const terminalId = 't1' as TerminalId;
  const stopped: AppState = {
    ...shop,
    cart: { ...shop.cart, deliveryMethod: 'self', restaurantId: terminalId },
    catalog: { ...shop.catalog, stopList: [{ terminalId, productId: fila.id }] },
  };
  expect(selectPopular(stopped)).not.toContain(fila);
});

test('the search counts what only the allergens hide', () => {
  const searching = (state: AppState, search: string): AppState => ({
    ...state,
    catalog: { ...state.catalog, search },
  });
  const hidden = (search: string) => selectSearchHidden(searching(without('fish'), search));
  expect(hidden('FILA')).toEqual({ count: 1, marks: fish.allergens });
  expect(hidden('cali')).toEqual({ count: 0, marks: [] });
  expect(hidden(' ')).toEqual({ count: 0, marks: [] });
});
