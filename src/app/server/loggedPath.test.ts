import { expect, test } from 'vitest';
import { createLoggedPath } from './loggedPath.ts';

const logged = createLoggedPath(['/api/v1/user/:phone', '/api/v1/user/:phone/last', '/api/v1/setting']);
const at = (url: string, status = 200) => logged({ url, status });

test.each([
  ['/', '/'],
  ['/samara', '/:city'],
  ['/samara/', '/:city'],
  ['/catalog', '/catalog'],
  ['/samara/catalog/rolly/filadelfiya', '/:city/catalog/:section/:product'],
  ['/catalog/search?q=+79270000000', '/catalog/search'],
  ['/samara/personal/promotions/17', '/:city/personal/promotions/:promotion'],
])('the page %s is %s', (url, pattern) => {
  expect(at(url)).toBe(pattern);
});

test.each([
  ['/api/v1/user/%2B79270000000', '/api/v1/user/:phone'],
  ['/api/v1/user/%2B79270000000/last?token=abc', '/api/v1/user/:phone/last'],
  ['/api/v1/setting', '/api/v1/setting'],
  ['/api/v1/other/%2B79270000000', '/…'],
  ['/demo/geocoder?geocode=Самара,+Ленинградская,+12', '/demo/…'],
  ['/a/b/c/79270000000', '/…'],
])('%s is %s', (url, pattern) => {
  expect(at(url)).toBe(pattern);
});

test('a file is named where it is there, and its query never is', () => {
  expect(at('/assets/index-a1.js?x=1')).toBe('/assets/index-a1.js');
  expect(at('/assets/79270000000.js', 404)).toBe('/…');
});
