import { expect, test } from 'vitest';
import { notification } from '../../contracts/notification.ts';
import { page } from '../../contracts/page.ts';
import { promo } from '../../contracts/promo.ts';
import { recipeOf } from '../menu/recipes.ts';
import { buildNotifications } from './notifications.ts';
import { PAGES, pageOf } from './pages.ts';
import { buildPromos, PROMO_TERMS } from './promos.ts';
import { SCENES, type ChainScene } from './scenes.ts';
import { buildSettings } from './settings.ts';

const NOW = Date.parse('2026-02-10T12:00:00Z');
const scenes: readonly (readonly [string, ChainScene])[] = Object.entries(SCENES);

const SLUGS = [
  'about',
  'delivery',
  'promo',
  'rule',
  'legal',
  'legal-information',
  'oferta',
  'user-agreement',
  'push-notifications-rules',
  'receive-advertising-information',
  'loyalty-program',
  'vacancies',
  'happy-hours',
  'new-year-promo',
];

/** The tags still open at the end of simple HTML, and the tags closed out of turn. */
const misnested = (html: string): readonly string[] => {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, slash, tag] of html.matchAll(/<(\/?)([a-z]\w*)[^>]*>/g)) {
    if (!tag) continue;
    if (!slash) open.push(tag);
    if (slash && open.pop() !== tag) wrong.push(tag);
  }
  return [...wrong, ...open];
};

test('the check of nesting finds a tag that is not closed and one closed out of turn', () => {
  expect(misnested('<p>а</p>')).toEqual([]);
  expect(misnested('<p>а')).toEqual(['p']);
  expect(misnested('<p><b>а</p></b>')).not.toEqual([]);
});

test.each(SLUGS)('the page %s has a title and sound simple HTML of two paragraphs or more', (slug) => {
  const found = pageOf(slug);
  expect(page.safeParse(found).success).toBe(true);
  const html = found?.html ?? '';
  expect(misnested(html)).toEqual([]);
  expect(html.match(/<p>/g)?.length ?? 0).toBeGreaterThanOrEqual(2);
  const tags = new Set(Array.from(html.matchAll(/<([a-z]\w*)/g), ([, tag]) => tag));
  const known = 'p ul li h2 h3 strong small a table thead tbody tr th td'.split(' ');
  expect([...tags].filter((tag) => !known.includes(tag ?? ''))).toEqual([]);
});

test('there is no page beyond the listed ones, and an unknown slug has none', () => {
  expect(Object.keys(PAGES).toSorted()).toEqual(SLUGS.toSorted());
  expect(pageOf('toString')).toBeNull();
});

test('the promotions are five: one personal, one over, codes of their own, each with its terms', () => {
  const promos = buildPromos(NOW);
  expect(promos.filter((entry) => !promo.safeParse(entry).success)).toEqual([]);
  expect(promos.map(({ code }) => code).toSorted()).toEqual(Object.keys(PROMO_TERMS).toSorted());
  expect(promos.filter(({ isPersonal }) => isPersonal)).toHaveLength(1);
  const over = promos.filter(({ dateTo }) => dateTo && Date.parse(dateTo) < NOW);
  expect(over.map(({ code }) => PROMO_TERMS[code]?.kind)).toEqual(['expired']);
  expect(promos.map(({ code }) => code)).toEqual(expect.arrayContaining(['ЖУРАВЛЬ10', 'ЛАПША', 'ПОДАРОК']));
});

test('notifications come newest first, two of them within the last minutes', () => {
  const list = buildNotifications(NOW);
  expect(list.filter((entry) => !notification.safeParse(entry).success)).toEqual([]);
  const times = list.map(({ createdAt }) => Date.parse(createdAt));
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  expect(times.filter((time) => NOW - time < 5 * 60_000)).toHaveLength(2);
  expect(times.every((time) => time <= NOW)).toBe(true);
});

test.each(scenes)('the scene %s is drawn from dishes that have a recipe', (_, { dishes, ground }) => {
  expect(ground).toMatch(/^(#[\dA-F]{6}|none)$/);
  expect(dishes.length).toBeGreaterThan(0);
  expect(dishes.filter((id) => !recipeOf(id))).toEqual([]);
});

test('every scene is shown somewhere, and every shown scene exists', () => {
  const shown = new Set(
    Array.from(
      JSON.stringify([buildSettings(), buildPromos(NOW)]).matchAll(/\/demo\/i\/scene\/([\w-]+)/g),
      ([, name]) => name,
    ),
  );
  expect(shown).toEqual(new Set(Object.keys(SCENES)));
});
