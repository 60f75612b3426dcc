import { expect, test } from 'vitest';
import { dish } from '../../../tests/demo.ts';
import { catalogLoaded, cityEntered, fold, settingsLoaded } from '../../../tests/given.ts';
import { headOf } from './head.ts';

const SITE = 'https://zhuravl.ru';
const dragon = dish('Зелёный дракон');
const state = fold(settingsLoaded(), cityEntered('tolyatti'), catalogLoaded());
const head = (path: string, changes: { isFound?: boolean; siteUrl?: string | null } = {}) => {
  const { isFound = true, siteUrl = SITE } = changes;
  return headOf({ state, url: new URL(path, siteUrl ?? 'http://nowhere'), siteUrl, isFound });
};

test.each([
  ['/tolyatti', '/tolyatti'],
  ['/', '/tolyatti'],
  ['/catalog?q=1', '/tolyatti/catalog'],
  ['/tolyatti/oferta', '/tolyatti/oferta'],
  [`/tolyatti/catalog/${dragon.groupId}`, '/tolyatti/catalog/rolly-klassicheskie'],
  [`/catalog/rolly-klassicheskie/${dragon.id}`, `/tolyatti/catalog/rolly-klassicheskie/${dragon.slug}`],
])('%s has one address, in its city and by slugs: %s', (path, canonical) => {
  expect(head(path)).toContain(`<link rel="canonical" href="${SITE}${canonical}">`);
});

test('without SITE_URL, and where nobody shall find the page, there is no canonical link', () => {
  expect(head('/tolyatti/catalog', { siteUrl: null })).not.toContain('canonical');
  const hidden = head('/tolyatti/cart', { isFound: false });
  expect(hidden).not.toContain('canonical');
  expect(hidden).toContain('<meta name="robots" content="noindex">');
  expect(head('/tolyatti/catalog')).not.toContain('noindex');
});

test('a dish is shared with its picture, any other page with the sign of the shop', () => {
  const path = `/tolyatti/catalog/rolly-klassicheskie/${dragon.slug}`;
  const page = head(path);
  expect(page).toContain(`<meta property="og:image" content="${SITE}/demo/i/`);
  expect(head(path, { siteUrl: null })).toContain('<meta property="og:image" content="/demo/i/');
  expect(page).toContain('<meta property="og:image:width" content="1000">');
  expect(page).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(page).toContain('<meta property="og:site_name" content="Журавль">');
  expect(head('/tolyatti')).toContain(`<meta property="og:image" content="${SITE}/icon-512x512.png">`);
});
