import { expect, test } from 'vitest';
import { createArrivals } from './arrivals.ts';

const chunk = (imports: readonly string[] = [], isEntry = false) => ({ type: 'chunk', isEntry, imports });

/** What is asked for by code of that file, which needs all of these. */
const missing = (host: string, needed: readonly string[]): readonly string[] => {
  const arrivals = createArrivals();
  const { generateBundle } = arrivals.plugin as unknown as {
    readonly generateBundle: { readonly handler: (options: object, bundle: object) => void };
  };
  generateBundle.handler(
    {},
    {
      'client.js': chunk(['libraries.js'], true),
      'libraries.js': chunk(),
      'cart.js': chunk(['cards.js']),
      'cards.js': chunk(['picture.js', 'cart.js']),
      'picture.js': chunk(),
      'dialog.js': chunk(['picture.js', 'fields.js']),
      'fields.js': chunk(),
      'all.css': { type: 'asset' },
    },
  );
  return arrivals.missing(host, needed);
};

test('what the asking file has brought along, and what came first of all, is not asked for', () => {
  const needed = ['dialog.js', 'client.js', 'libraries.js', 'picture.js', 'fields.js'];
  expect(missing('cart.js', needed)).toEqual(['dialog.js', 'fields.js']);
  expect(missing('client.js', needed)).toEqual(['dialog.js', 'picture.js', 'fields.js']);
});

test('of a file that nobody knows everything is asked for that did not come first', () => {
  expect(missing('other.js', ['libraries.js', 'fields.js'])).toEqual(['fields.js']);
});
