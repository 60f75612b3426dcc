import { expect, test } from 'vitest';
import { outsideAddress } from './outsideLinks.ts';

const ORIGIN = 'http://localhost:3000';

test.each([
  ['https://apps.apple.com/ru/app/id1', 'https://apps.apple.com/ru/app/id1'],
  ['http://partner.example/menu?x=1', 'https://partner.example/menu?x=1'],
])('%s is followed as %s', (href, url) => {
  expect(outsideAddress(href, ORIGIN)).toBe(url);
});

test.each([
  `${ORIGIN}/samara/catalog`,
  'tel:+78460000000',
  'mailto:hello@shop.example',
  'javascript:alert(1)',
  'data:text/html,1',
  'blob:https://evil.example/1',
  `https://partner.example/${'a'.repeat(3_000)}`,
  '',
])('%s is not handed to the app', (href) => {
  expect(outsideAddress(href, ORIGIN)).toBeNull();
});
