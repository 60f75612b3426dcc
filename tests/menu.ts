/* oxlint-disable typescript/no-unsafe-type-assertion -- brands are made by readers at run time; tests make them here */
import type { CityId, CityIikoId, Group, GroupId, Product } from '../src/domain/catalog.ts';
import { kopecks } from '../src/domain/money.ts';
import { productId, sampleProduct } from './samples.ts';
import { initialState, type AppState } from '../src/slices/state.ts';

/** A small menu for tests. */
const samara = {
  id: '1' as CityId,
  name: 'Самара',
  slug: 'samara',
  iikoId: 'iiko-1' as CityIikoId,
  nameIn: 'Самаре',
};

export const groupOf = (slug: string, given: Partial<Group> = {}): Group => ({
  id: `group-${slug}` as GroupId,
  name: slug,
  slug,
  parentId: null,
  isIncludedInMenu: true,
  isModifierGroup: false,
  isServiceGroup: false,
  ...given,
});

export const productOf = (slug: string, group: Group, given: Partial<Product> = {}): Product =>
  sampleProduct({
    id: productId(`product-${slug}`),
    code: slug,
    name: slug,
    description: '',
    price: kopecks(10_000),
    slug,
    groupId: group.id,
    categoryName: group.name,
    ...given,
  });

/** A state with this catalog, in Самара. */
export const shopWith = (groups: readonly Group[], products: readonly Product[]): AppState => ({
  ...initialState,
  city: { ...initialState.city, list: [samara], currentId: samara.id },
  catalog: { ...initialState.catalog, status: 'ready', groups, products },
});
