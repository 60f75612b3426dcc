import { describe, expect, test } from 'vitest';
import { cityOfPage, defaultSlugIn, slugsIn } from './cities.ts';

const cities = [
  { id: 'a', iikoId: 'ia', slug: 'samara' },
  { id: 'b', iikoId: 'ib', slug: 'tolyatti' },
  { id: 'c', slug: 'cart' },
  { id: 'd' },
  null,
];
const slugs = slugsIn(cities);

describe('the city of a page', () => {
  test('is the one of its path, whatever the cookie says', () => {
    expect(cityOfPage('/samara/catalog', 'citySlug=tolyatti', slugs)).toEqual({
      citySlug: 'samara',
      isInPath: true,
    });
  });

  test('is the one of the cookie when the path has none', () => {
    const cookie = 'userAllergens=x; citySlug=tolyatti; cityId=b';
    expect(cityOfPage('/catalog', cookie, slugs)).toEqual({ citySlug: 'tolyatti', isInPath: false });
  });

  test.each(['citySlug=moscow', 'citySlug=', 'citySlug=%', 'myCitySlug=samara', 'citySlug=../samara', ''])(
    'is nobody’s with the cookie "%s"',
    (cookie) => expect(cityOfPage('/', cookie, slugs).citySlug).toBeNull(),
  );

  test('is never a city whose slug is the name of a page', () => {
    expect(cityOfPage('/cart', null, slugs)).toEqual({ citySlug: null, isInPath: false });
  });

  test('is not taken from a path that cannot be decoded', () => {
    expect(cityOfPage('/%E0%A4%A/catalog', null, slugs)).toEqual({ citySlug: null, isInPath: false });
  });
});

describe('the default city', () => {
  test('is SAMARA_ID by id, then by iikoId, then the first of the list', () => {
    expect(defaultSlugIn(cities, { SAMARA_ID: 'b' })).toBe('tolyatti');
    expect(defaultSlugIn(cities, { SAMARA_ID: 'ib' })).toBe('tolyatti');
    expect(defaultSlugIn(cities, { SAMARA_ID: 'z' })).toBe('samara');
    expect(defaultSlugIn(cities, null)).toBe('samara');
  });

  test('is empty when there are no cities', () => {
    expect(defaultSlugIn({ message: 'no' }, {})).toBe('');
    expect(slugsIn('nonsense')).toEqual([]);
  });
});
