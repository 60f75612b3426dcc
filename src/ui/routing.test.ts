import { expect, test } from 'vitest';
import { contentLink } from './routing.ts';

const slugs = ['samara', 'tolyatti'];
const leadTo = (link: string) => contentLink(link, 'samara', slugs);

test.each([
  ['/catalog/rolly', '/samara/catalog/rolly'],
  ['catalog/rolly', '/samara/catalog/rolly'],
  ['/tolyatti/promo?a=1#b', '/samara/promo?a=1#b'],
  ['/', '/samara'],
])('the link %s of the settings stays in the present city', (link, to) => {
  expect(leadTo(link)).toEqual({ kind: 'shop', to });
});

test('a whole address leads out of the shop', () => {
  expect(leadTo('https://example.com/a')).toEqual({ kind: 'outside', href: 'https://example.com/a' });
  expect(leadTo('tel:+78463000000')).toEqual({ kind: 'outside', href: 'tel:+78463000000' });
});

test('an address with another scheme, or none at all, leads nowhere', () => {
  expect(leadTo('javascript:alert(1)')).toBeNull();
  expect(leadTo('  ')).toBeNull();
});

test('an address that looks like another site stays in the shop', () => {
  expect(leadTo('//example.com/a')).toEqual({ kind: 'shop', to: '/samara/example.com/a' });
});
