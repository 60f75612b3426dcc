import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleProduct } from '../../../tests/samples.ts';
import { initialState } from '../../slices/state.ts';
import { embeddable, pageStateOf, sharedStateOf, stateFrom } from './boot.ts';
import { fullState } from '../../../tests/app/shop.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);
const LINE_SEPARATOR = '\u2028';
const PARAGRAPH_SEPARATOR = '\u2029';

describe('the state that goes with a page', () => {
  const state = {
    ...fullState,
    catalog: { ...initialState.catalog, status: 'ready' as const, products: [sampleProduct()] },
    view: { ...fullState.view, path: '/samara/catalog?q=1', isRestored: true },
  };

  const sent = (of: typeof state) => ({
    shared: JSON.parse(JSON.stringify(sharedStateOf(of))) as ReturnType<typeof sharedStateOf>,
    page: JSON.parse(embeddable(pageStateOf(of, true))) as ReturnType<typeof pageStateOf>,
  });
  const started = (of: typeof state) => {
    const { shared, page } = sent(of);
    return stateFrom(shared, page);
  };

  test('comes back as the state that the page was rendered from', () => {
    const boot = started(state);
    expect(boot.catalog).toEqual(state.catalog);
    expect(boot.city).toEqual(state.city);
    expect(boot.setting).toEqual(state.setting);
    expect(boot.view.path).toBe('/samara/catalog?q=1');
  });

  test('may have lain in a cache: it is fresh only once the server has said so', () => {
    const { catalog, setting } = state;
    const rendered = {
      ...state,
      catalog: { ...catalog, isFresh: true },
      setting: { ...setting, isFresh: true },
    };
    const boot = started(rendered);
    expect([boot.catalog.isFresh, boot.setting.isFresh]).toEqual([false, false]);
  });

  test('says nothing of the customer', () => {
    const { shared, page } = sent(state);
    const text = JSON.stringify([shared, page]);
    expect(text).not.toMatch(/9991234567|secret-token|Анна-Мария|Ленинградская|Без лука|LETO/);
    expect(Object.keys(shared).toSorted()).toEqual(['catalog', 'city', 'setting']);
    expect(Object.keys(page).toSorted()).toEqual(['citySlug', 'own', 'path', 'search']);
  });

  test('stands in the page itself only where there is nothing to share', () => {
    expect(pageStateOf(state, true).own).toBeNull();
    expect(pageStateOf(state, false).own).toEqual(sharedStateOf(state));
  });

  test('begins as a guest’s, with nothing restored', () => {
    const { auth, user, address, cart, view } = started(state);
    expect({ auth, user, address, cart }).toEqual({
      auth: initialState.auth,
      user: initialState.user,
      address: initialState.address,
      cart: initialState.cart,
    });
    expect(view.isRestored).toBe(false);
  });
});

describe('embedded JSON', () => {
  test.each(['</script><script>alert(1)</script>', '<!--<script>', ']]>', '</SCRIPT >', '&lt;/script&gt;'])(
    'cannot be ended by %s',
    (text) => {
      const json = embeddable({ [text]: text });
      expect(json).not.toContain('<');
      expect(JSON.parse(json)).toEqual({ [text]: text });
    },
  );

  test('holds no line end that a script would see', () => {
    const text = `a${LINE_SEPARATOR}b${PARAGRAPH_SEPARATOR}c\n`;
    const json = embeddable(text);
    expect(json).toBe(String.raw`"a\u2028b\u2029c\n"`);
    expect(JSON.parse(json)).toBe(text);
  });

  test('is harmless and the same value again, whatever it is', () => {
    const part = fc.constantFrom(
      '<',
      '>',
      '/script',
      '!--',
      LINE_SEPARATOR,
      PARAGRAPH_SEPARATOR,
      '\\',
      '"',
      'я',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(part).map((parts) => parts.join('')),
    );
    // Names of fields without escapes: V8 13.6 takes one escaped sign for another where two such objects are read in turn.
    const value = fc.anything({
      key: fc.stringMatching(/^\w*$/),
      values: [text, fc.integer(), fc.boolean(), fc.constant(null)],
    });
    fc.assert(
      fc.property(value, (original) => {
        const json = embeddable(original);
        for (const sign of ['<', LINE_SEPARATOR, PARAGRAPH_SEPARATOR]) expect(json).not.toContain(sign);
        expect(JSON.parse(json)).toEqual(original);
      }),
      { numRuns },
    );
  });
});
