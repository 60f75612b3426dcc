import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { Product } from '../../src/domain/catalog.ts';
import { sampleProduct } from '../samples.ts';
import { matchesSearch } from '../../src/domain/search.ts';
import { readCatalog } from '../../src/ports/readers/catalog.ts';
import { selectFound, selectGoods } from '../../src/slices/catalog/selectors.ts';
import { draft } from '../../src/slices/draft.ts';
import type { AppDraft } from '../../src/slices/events.ts';
import { anyDraft } from '../arbitraries.ts';
import { catalogLoaded, cityEntered, commit, fold, settingsLoaded } from '../given.ts';
import { property } from './property.ts';

const shop = fold(settingsLoaded(), cityEntered(), catalogLoaded());
const letters = fc.string({
  unit: fc.constantFrom(...Array.from('АаБбЁёЙйЖж xX.*+?()[]{}\\^$|-/')),
  maxLength: 8,
});
const dishes = fc
  .record({ name: letters, description: letters, categoryName: letters })
  .map((changes) => sampleProduct(changes));
/** Pieces of what is written, in any case, so that searches find something. */
const queries = (product: Product): fc.Arbitrary<string> =>
  fc
    .record({
      field: fc.constantFrom(product.name, product.description, product.categoryName),
      from: fc.nat({ max: 8 }),
      length: fc.nat({ max: 8 }),
      blank: fc.constantFrom('', ' ', '\u00A0'),
      isUpper: fc.boolean(),
    })
    .map(({ field, from, length, blank, isUpper }) => {
      const piece = field.slice(from, from + length);
      return `${blank}${isUpper ? piece.toUpperCase() : piece}${blank}`;
    });
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
/** The literal reading with the engine's own idea of letters: a pattern without any special sign. */
const isFoundIn = (product: Product, query: string): boolean => {
  const pattern = new RegExp(escaped(query.trim()), 'i');
  return [product.name, product.description, product.categoryName].some((text) => pattern.test(text));
};
const searches = dishes.chain((product) =>
  fc.record({ product: fc.constant(product), query: fc.oneof(queries(product), letters), more: letters }),
);

const sometimes: fc.Arbitrary<AppDraft> = fc.oneof(
  letters.map((text) => draft('catalog/searchTyped', { text })),
  fc.constantFrom('hit', 'new').map((code) => draft('catalog/filterToggled', { code })),
  fc.constant(draft('catalog/filtersCleared')),
  anyDraft,
);

property(
  {
    id: 41,
    title: 'the search finds the letters as they stand, in any case, and never works beside the filters',
    section: 'specification, section 5, "Catalog visibility"; section 4, "Catalog filtering"',
  },
  async (check) => {
    await check(
      fc.property(searches, ({ product, query, more }) => {
        const isFound = matchesSearch(product, query);
        expect(isFound).toBe(isFoundIn(product, query));
        if (query.trim() === '') expect(isFound).toBe(true);
        if (matchesSearch(product, query + more) || matchesSearch(product, more + query))
          expect(isFound).toBe(true);
        expect(matchesSearch(product, query.toLowerCase())).toBe(isFound);
      }),
    );
    await check(
      fc.property(letters, (query) => {
        const state = fold(shop, draft('catalog/searchTyped', { text: query }));
        const menu = selectGoods(state);
        expect(selectFound(state)).toEqual(
          query.trim() === '' ? [] : menu.filter((product) => isFoundIn(product, query)),
        );
      }),
      { share: 0.2 },
    );
    const wire = { id: 'p', name: 'Вок', price: 1, description: null, parentGroup: null };
    const [nameless] = readCatalog({ groups: [], products: [wire], stopList: [] }, '').answer.products;
    expect([matchesSearch(nameless!, 'null'), matchesSearch(nameless!, 'вок')]).toEqual([false, true]);
    await check(
      fc.property(fc.array(sometimes, { maxLength: 15 }), (drafts) => {
        let state = shop;
        for (const next of drafts) {
          ({ state } = commit(state, next));
          const { search, filters } = state.catalog;
          expect(search !== '' && filters.length > 0).toBe(false);
          const last = next.type === 'catalog/searchTyped' ? next.payload.text : search;
          expect(search).toBe(last);
        }
      }),
      { share: 0.1 },
    );
  },
);
