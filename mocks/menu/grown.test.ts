import { expect, test } from 'vitest';
import { buildCatalog } from './catalog.ts';
import { dishesIn, grownTo } from './grown.ts';

const catalog = buildCatalog({ imageUrl: ({ id }) => id });

test('a menu grows to the number that is asked for, and no two dishes share an id, a code or an address', () => {
  const { products, groups } = grownTo(catalog, 905);
  const dishes = dishesIn({ ...catalog, products });
  expect(dishes).toHaveLength(905);
  expect(groups).toEqual(catalog.groups);
  for (const key of ['id', 'code', 'name', 'slug'] as const)
    expect(new Set(dishes.map((dish) => dish[key])).size).toBe(905);
});

test('a menu that is large enough stays as it is', () => {
  expect(grownTo(catalog, 10)).toEqual(catalog);
});
