import { describe, expect, test } from 'vitest';
import { fontLinks, type Manifest, moduleLinks } from './manifest.ts';

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'] },
  'src/pages/Cart.tsx': {
    file: 'assets/cart.js',
    css: ['assets/cart.css'],
    imports: ['_line.js', 'index.html'],
  },
  '_line.js': { file: 'assets/line.js', css: ['assets/line.css'], imports: ['src/pages/Cart.tsx'] },
  'src/ui/fonts/golos-lat.woff2': { file: 'assets/golos-lat-1.woff2' },
  'src/ui/fonts/golos-cyr.woff2': { file: 'assets/golos-cyr-1.woff2' },
  'src/ui/fonts/golos-sign.woff2': { file: 'assets/golos-sign-1.woff2' },
};
const linked = '<script src="/assets/index.js"></script><link href="/assets/index.css">';

describe('links of lazy modules', () => {
  test('hold their styles and scripts and those of what they import, without what is linked already', () => {
    expect(moduleLinks(manifest, ['src/pages/Cart.tsx'], linked).match(/\/assets\/[\w.]+/g)).toEqual([
      '/assets/cart.css',
      '/assets/cart.js',
      '/assets/line.css',
      '/assets/line.js',
    ]);
  });

  test('are none for unknown modules', () => {
    expect(moduleLinks(manifest, ['src/pages/Missing.tsx', 'constructor'], linked)).toBe('');
  });
});

test('the fonts of every first line are preloaded when the build has them', () => {
  expect(fontLinks(manifest).match(/\/assets\/[\w.-]+/g)).toEqual([
    '/assets/golos-cyr-1.woff2',
    '/assets/golos-sign-1.woff2',
  ]);
  expect(fontLinks({})).toBe('');
});
