import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { draft } from '../../src/slices/draft.ts';
import { commit, fold, lineAdded, lineFor, restored, shopOpened, signedIn } from '../given.ts';
import { readAsked } from './asked.ts';
import { formatted } from './formatted.ts';
import { happened } from './happened.ts';
import { journalText } from './packed.ts';
import { replayOf } from './replay.ts';
import { actedOut } from './roots.ts';
import { journeyOf } from './toJourney.ts';
import { demoCatalog, NOW } from '../demo.ts';
import type { AppDraft } from '../../src/slices/events.ts';

const journeyFrom = (file: string, ...options: readonly string[]): string => {
  const asked = readAsked([`tests/replay/kept/${file}.json.gz`, '--to', 'journey', ...options]);
  if (typeof asked === 'string') throw new Error(asked);
  return replayOf(journalText(asked.file), asked).told;
};

test('the journey of a kept visit, which Chromium runs, is the one that is written now', () => {
  expect(formatted(journeyFrom('checkout'))).toBe(readFileSync('tests/e2e/reports/checkout.test.ts', 'utf8'));
});

test('up to an event it ends with what the customer saw then', () => {
  const journey = journeyFrom('checkout', '--until', '92');
  expect(journey).not.toContain('chooseTime(page');
  expect(journey).toContain(
    `expect(page.getByRole('dialog', { name: "Время заказа", exact: true })).toBeVisible()`,
  );
});

test('what was wrong may not come out, once the last press and what the server says to it are there', () => {
  const journey = formatted(
    journeyFrom('checkout', '--until', '64', '--wrong', 'cart.lines[0].quantity === 2'),
  );
  const [more, order] = [...journey.matchAll(/const (before\w+) = await eventsIn\(page\);/g)];
  expect(journey.split('\n').slice(-5, -2)).toEqual([
    `  await came(page, ${more?.[1]}, ['cart/promoCalculated']);`,
    `  await came(page, ${order?.[1]}, ['view/pageEntered']);`,
    `  expect(wrongIn(await stateOf(page), 'cart.lines[0].quantity === 2')).toBeNull();`,
  ]);
});

/** The journey of a visit on the demo's menu, an event a second. */
const journeyOfVisit = (...drafts: readonly AppDraft[]): string => {
  const base = fold(shopOpened());
  let state = base;
  const events = drafts.flatMap(({ type, payload }, at) => {
    const next = commit(state, happened(`id${at}`, NOW + at * 1_000, type, payload));
    ({ state } = next);
    return next.events;
  });
  const { roots } = actedOut(base, events);
  const last = roots.at(-1)!;
  const all = [...roots.slice(0, -1), last] as const;
  return journeyOf({ base, roots: all, catalog: demoCatalog, menu: null, wrong: null, title: 'a visit' });
};

const enter = (path: string) => draft('view/pageEntered', { path });
const opened = restored({ user: { isAlreadySelectedCity: true } }) as AppDraft;

test('what the browser had kept is there again, and a customer logs in first', () => {
  const journey = journeyOfVisit(enter('/samara/'), opened, enter('/samara/cart'));
  expect(journey).toContain(
    'await remember(page, "1", {"cart":null,"user":{"isAlreadySelectedCity":true,"customer":null}});',
  );
});

test('lines of one name are told apart in the cart', () => {
  const [first, second] = ['Удон', 'Рисовая'].map((name, at) =>
    lineFor('Вок с курицей терияки', {
      id: `line-${at}` as never,
      modifiers: [{ name, groupId: 'noodles', groupName: 'Лапша', amount: 1 } as never],
    }),
  );
  const journey = journeyOfVisit(
    enter('/samara/cart'),
    opened,
    lineAdded('Вок с курицей терияки', first) as AppDraft,
    lineAdded('Вок с курицей терияки', second) as AppDraft,
    draft('cart/incrementTapped', { lineId: 'line-1' as never }),
  );
  expect(journey).toContain('Количество: Вок с курицей терияки, Рисовая');
});

test('a page to which the shop leads is not gone to; one before it is gone back to', () => {
  const journey = journeyOfVisit(
    enter('/samara/'),
    opened,
    signedIn() as AppDraft,
    enter('/samara/personal'),
    enter('/samara/'),
    enter('/samara/personal'),
    draft('auth/logoutTapped'),
    enter('/samara/'),
  );
  expect(journey.match(/page\.goto\(/g)).toHaveLength(1);
  expect(journey.match(/page\.goBack\(/g)).toHaveLength(1);
  expect(journey.match(/"Личный кабинет"/g)).toHaveLength(2);
});

test('what is pressed by no name is told', () => {
  expect(journeyOfVisit(enter('/samara/'), opened, draft('user/appOfferClosed'))).toContain(
    '// Not by a role and a name: user/appOfferClosed',
  );
});

test('the dialog of a report is opened and put away like any other', () => {
  const journey = journeyOfVisit(
    enter('/samara/'),
    opened,
    draft('modal/requested', { modal: { kind: 'report' } }),
    draft('modal/dismissed', { kind: 'report' }),
  );
  expect(journey).toContain(
    `getByRole('button', { name: "Сообщить о проблеме", exact: true }).first().click();`,
  );
  expect(journey).toContain('await putAway(page, "Сообщить о проблеме");');
});
