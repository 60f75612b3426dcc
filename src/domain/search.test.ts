import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleProduct } from '../../tests/samples.ts';
import { hasAllergen, matchesFilters, matchesSearch, withoutAllergens } from './search.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);
const text = fc.string({ unit: fc.constantFrom(...Array.from('АаЁёЖжЩщ xX.*+?([\\^$|')) });
const code = fc.constantFrom('fish', 'nuts', 'milk', 'spicy');
const codes = fc.uniqueArray(code);
const marks = codes.map((all) => all.map((each) => ({ code: each, name: each })));
const product = fc
  .record({ name: text, description: text, categoryName: text, allergens: marks, filters: marks })
  .map(sampleProduct);
const products = fc.array(product, { maxLength: 5 });

test('finds by name, description and category in any case', () => {
  const roll = sampleProduct({ name: 'Филадельфия', description: 'Лосось', categoryName: 'Роллы' });
  for (const query of ['филад', 'ЛОСОСЬ', ' роллы '] as const) expect(matchesSearch(roll, query)).toBe(true);
  expect(matchesSearch(roll, 'пицца')).toBe(false);
  expect(matchesSearch(sampleProduct({ name: 'Чёрный дракон' }), 'черный')).toBe(false);
  expect(matchesSearch(sampleProduct({ name: 'Вок', description: '' }), '.*')).toBe(false);
});

test('an empty query finds everything', () => {
  fc.assert(
    fc.property(product, fc.constantFrom('', ' ', '\u00A0\t'), (each, query) => {
      expect(matchesSearch(each, query)).toBe(true);
    }),
    { numRuns },
  );
});

test('more letters never find more, and the case does not matter', () => {
  fc.assert(
    fc.property(product, text, text, (each, query, more) => {
      if (matchesSearch(each, query + more)) expect(matchesSearch(each, query)).toBe(true);
      expect(matchesSearch(each, query.toUpperCase())).toBe(matchesSearch(each, query));
    }),
    { numRuns },
  );
});

test('any piece of a text is found, signs of patterns included', () => {
  fc.assert(
    fc.property(product, fc.nat(), fc.nat(), (each, from, length) => {
      for (const field of [each.name, each.description, each.categoryName]) {
        const start = from % (field.length + 1);
        expect(matchesSearch(each, field.slice(start, start + length))).toBe(true);
      }
    }),
    { numRuns },
  );
});

test('more exclusions never show more, and nothing shown holds an excluded allergen', () => {
  fc.assert(
    fc.property(products, codes, codes, (all, excluded, more) => {
      const shown = withoutAllergens(all, excluded);
      const fewer = withoutAllergens(all, [...excluded, ...more]);
      expect(fewer.every((each) => shown.includes(each))).toBe(true);
      for (const each of all) {
        const holds = each.allergens.some((mark) => excluded.some((one) => one === mark.code));
        expect(shown.includes(each)).toBe(!holds);
        expect(hasAllergen(each, excluded)).toBe(holds);
      }
    }),
    { numRuns },
  );
});

test('filters show what fits any of them, and everything when none is chosen', () => {
  fc.assert(
    fc.property(products, codes, (all, chosen) => {
      for (const each of all) {
        const fits = each.filters.some((mark) => chosen.some((one) => one === mark.code));
        expect(matchesFilters(each, chosen)).toBe(chosen.length === 0 || fits);
        expect(matchesFilters(each, [])).toBe(true);
      }
    }),
    { numRuns },
  );
});
