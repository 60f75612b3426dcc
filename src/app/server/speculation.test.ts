import { expect, test } from 'vitest';
import { fixedPages } from '../navigation/routeTable.ts';
import { isPrivatePage } from '../navigation/privatePages.ts';
import { SPECULATION_RULES } from './speculation.ts';

type Where =
  | { readonly or: readonly Where[] }
  | { readonly not: Where }
  | { readonly href_matches: { readonly pathname: string; readonly search: string } };
interface Rules {
  readonly prerender: readonly {
    readonly eagerness: string;
    readonly where: { readonly and: readonly [Where, Where, { readonly selector_matches: string }] };
  }[];
}

const ORIGIN = 'https://shop.example';
const readRules = (): Rules => JSON.parse(SPECULATION_RULES.replaceAll(/<[^>]+>/g, '')) as Rules;

const matches = (where: Where, href: string): boolean => {
  if ('or' in where) return where.or.some((one) => matches(one, href));
  if ('not' in where) return !matches(where.not, href);
  return new URLPattern({ ...where.href_matches, baseURL: `${ORIGIN}/samara/` }).test(href, ORIGIN);
};
const isAhead = (href: string): boolean => {
  const [rule] = readRules().prerender;
  const [wanted, not] = rule!.where.and;
  return matches(wanted, href) && matches(not, href);
};

test.each([
  '/',
  '/samara',
  '/samara/',
  '/samara/catalog',
  '/catalog/supy',
  '/samara/catalog/supy',
  '/samara/catalog/supy/tom-yam',
  '/samara/catalog/%D1%81%D1%83%D0%BF%D1%8B/%D1%83%D1%85%D0%B0',
])('%s is made ahead of a press', (href) => {
  expect(isAhead(href)).toBe(true);
});

test.each([
  '/samara/catalog/search',
  '/samara/catalog?q=1',
  '/samara/catalog/supy/tom-yam/more',
  '/samara/personal/history',
  '/admin/overview',
  '/api/v1/settings',
  'https://elsewhere.example/samara/catalog',
])('%s is not', (href) => {
  expect(isAhead(href)).toBe(false);
});

test('no page of the customer’s own is ever made ahead, with a city or without one', () => {
  const own = fixedPages().filter(({ page }) => isPrivatePage(page) && page !== 'appInfo');
  expect(own.length).toBeGreaterThan(5);
  for (const { path } of own)
    for (const href of [`/${path}`, `/samara/${path}`, `/samara/${path}/`])
      expect([href, isAhead(href)]).toEqual([href, false]);
});

test('a press is meant, and only where the page leaves its links to the browser', () => {
  const { prerender } = readRules();
  expect(prerender).toHaveLength(1);
  expect(prerender[0]?.eagerness).toBe('moderate');
  expect(prerender[0]?.where.and[2].selector_matches).toBe(':root:not([data-alive]) a');
});

test('they end no element and stand in one that browsers take for rules', () => {
  expect(SPECULATION_RULES).toMatch(/^<script type="speculationrules">[^<]+<\/script>$/);
});
