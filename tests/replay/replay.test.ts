import { expect, test } from 'vitest';
import { createDiagnostics } from '../../src/app/journal/journal.ts';
import { writeJournal } from '../../src/app/journal/journalFile.ts';
import { createStore } from '../../src/kernel/store.ts';
import { app } from '../../src/slices/app.ts';
import { draft } from '../../src/slices/draft.ts';
import type { AppDraft } from '../../src/slices/events.ts';
import { reduce } from '../../src/slices/reduce.ts';
import { fold, lineFor, shopOpened, signedIn, tell } from '../given.ts';
import { idsFrom, testWorld } from '../world.ts';
import type { Asked } from './asked.ts';
import { formatted } from './formatted.ts';
import { replayOf } from './replay.ts';

const ALL: Asked = {
  file: 'report.json',
  until: null,
  to: null,
  wrong: null,
  bisect: null,
  catalog: null,
  isWithState: false,
};

const { productId } = lineFor('Зелёный дракон');
const add = draft('cart/addTapped', { productId, choice: null, quantity: 1 });
const more = draft('cart/incrementTapped', { lineId: 'id-5/0' as never });

/** The report of somebody who has logged in and done this, a second between two taps. */
const reportOf = (...drafts: readonly AppDraft[]): string => {
  const base = fold(shopOpened());
  const diagnostics = createDiagnostics(base, reduce);
  let now = 1_700_000_000_000;
  const store = createStore(app, testWorld({ now: () => now, newId: idsFrom('id-') }), base);
  store.event$.subscribe(diagnostics.record);
  for (const next of [signedIn() as AppDraft, ...drafts]) {
    tell(store, next);
    now += 1_000;
  }
  return writeJournal(diagnostics.recording(), '0.1.0');
};

test('a report is told event by event, each under its cause with its moment and what it changed', () => {
  const { told, isRead } = replayOf(reportOf(add, more), ALL);
  expect(isRead).toBe(true);
  expect(told.split('\n')).toEqual(
    expect.arrayContaining([
      'Version 0.1.0, 11 events',
      '9. +2.000 s user cart/incrementTapped {"lineId":"#5/0"}',
      '  10. +2.000 s rule cart/quantityChanged {"lineId":"#5/0","quantity":2,"from":1}',
      '       cart.lines[#5/0].quantity: 1 → 2',
      '       cart.revision: 1 → 2',
      '    11. +2.000 s rule cart/promoCalculationDue',
    ]),
  );
});

test('what earlier pages of the visit have kept is named above the listing, with how each of them ended', () => {
  const earlier = [reportOf(add), reportOf()].map((text): unknown => JSON.parse(text));
  const { told } = replayOf(JSON.stringify({ ...(JSON.parse(reportOf(more)) as object), earlier }), ALL);
  expect(told.split('\n').slice(0, 3)).toEqual([
    'Page -2: Version 0.1.0, 8 events, at its end / after cart/promoCalculationDue',
    'Page -1: Version 0.1.0, 4 events, at its end / after order/refreshDue',
    'Version 0.1.0, 5 events',
  ]);
});

test('the words of the customer and the number that they read out stand above the listing', () => {
  const report = JSON.parse(reportOf(more)) as object;
  const listed = (words: string) =>
    replayOf(JSON.stringify({ ...report, told: { words, number: '048201' } }), ALL).told.split('\n')[0];
  expect(listed('Корзина пустая')).toBe('Report 048201: Корзина пустая');
  expect(listed('')).toBe('Report 048201: no words');
});

test('only the first events are told where a number is named; the state after them on demand', () => {
  const { told } = replayOf(reportOf(add, more), { ...ALL, until: 8, isWithState: true });
  expect(told).not.toContain('incrementTapped');
  const { cart } = JSON.parse(told.slice(told.indexOf('\n{'))) as { cart: { lines: { quantity: number }[] } };
  expect(cart.lines[0]?.quantity).toBe(1);
});

test.each([
  ['cart.lines[0].quantity > 1', '10. rule cart/quantityChanged: the first after which '],
  ['state.cart.lines.length === 0', 'From the start: '],
  ['modal.open === "nothing"', 'Never: '],
] as const)('the first event after which %s is found', (bisect, words) => {
  expect(replayOf(reportOf(add, more), { ...ALL, bisect })).toEqual({ told: words + bisect, isRead: true });
});

test('a report becomes a case of its roots, with names for ids and for what the demo has', () => {
  const { told } = replayOf(reportOf(add, more), { ...ALL, to: 'test' });
  const code = formatted(told);
  expect(code).toContain(`customer: demoCustomer,\n      token: demoToken,`);
  expect(code).toContain(`setting: { values: demoSettings(), isFresh: true },`);
  expect(code).toContain(
    `const { facts } = happens(before, 'e3', 1700000002000, 'cart/incrementTapped', { lineId: 'e2/0' });`,
  );
  expect(code).toContain(`['cart/quantityChanged', { lineId: 'e2/0', quantity: 2, from: 1 }],`);
});

test('what an older or a newer shop knew and this one does not is counted, in a listing and above a case', () => {
  const text = reportOf(add, more).replaceAll('"cart/quantityChanged"', '"cart/countChanged"');
  expect(replayOf(text, ALL).told).toContain('Version 0.1.0, 10 events; left out: 1 events, 0 fields');
  for (const to of ['test', 'story', 'journey'] as const)
    expect(replayOf(text, { ...ALL, to }).told).toMatch(
      /^\/\/ Version 0\.1\.0, 10 events; left out: 1 events/,
    );
});

test('what was wrong is what must not come out, and the event that brought it about is what happens', () => {
  const { told } = replayOf(reportOf(add, more, draft('modal/requested', { modal: { kind: 'city' } })), {
    ...ALL,
    to: 'test',
    wrong: 'selectCount(state) === 2',
  });
  const code = formatted(told);
  expect(code).toContain(`const { state } = happens(before, 'e3', 1700000002000, 'cart/incrementTapped'`);
  expect(code).toContain(`expect(wrongIn(state, 'selectCount(state) === 2')).toBeNull();`);
});

test('a case is called by the number and the words of the customer, and does not open the report', () => {
  const reported = JSON.parse(
    reportOf(add, more, draft('modal/requested', { modal: { kind: 'report' } })),
  ) as object;
  const titled = (words: string, wrong: string | null) => {
    const text = JSON.stringify({ ...reported, told: { words, number: '048201' } });
    const { told } = replayOf(text, { ...ALL, to: 'test', wrong });
    expect(told).not.toContain('modal/requested');
    return /test\("(.*)",/.exec(told)?.[1];
  };
  expect(titled('Две порции,\nа не одна', null)).toBe('report 048201: Две порции, а не одна');
  expect(titled('', 'selectCount(state) === 2')).toBe('report 048201: selectCount(state) === 2');
  expect(titled('', null)).toBe('report 048201: cart/incrementTapped');
});

test.each([
  [' \n', {}, 'The file is empty'],
  ['{', {}, 'The file is not JSON'],
  ['{}', {}, 'The file is JSON, but no journal of the shop'],
  [reportOf(), { bisect: 'cart.' }, 'No expression: cart.'],
  [reportOf(), { bisect: 'crat.lines' }, 'Neither a slice nor a selector: crat is not defined in crat.lines'],
  [reportOf(), { bisect: '(() => { for (;;); })()' }, 'It does not end: (() => { for (;;); })()'],
  [reportOf(), { until: 6 }, 'The report has 4 events, not 6'],
  [reportOf(), { until: 0, to: 'test' }, 'Nothing has happened in this report'],
  [
    reportOf(add),
    { to: 'journey', wrong: 'cart.lines.length === 0' },
    'Not wrong, so that the case would be green: it does not hold after the last event: cart.lines.length === 0',
  ],
  [reportOf(), { to: 'test', wrong: 'true' }, 'From the start: true'],
] as const)('what cannot be done is said in words: %#', (text, asked, told) => {
  expect(replayOf(text, { ...ALL, ...asked })).toEqual({ told, isRead: false });
});

test('a report of what has been mended since is no case', () => {
  const text = reportOf(add, more).replaceAll('"quantity":2', '"quantity":3');
  const wrong = 'cart.lines[0].quantity === 3';
  expect(replayOf(text, { ...ALL, to: 'test', wrong })).toEqual({
    told: `Mended: the report ends with it, the rules of this tree do not: ${wrong}`,
    isRead: false,
  });
});

test('what a rule throws ends the case, which is red by it; no screen comes of it', () => {
  const enter = draft('view/pageEntered', { path: '/samara/cart' });
  const text = reportOf(add, enter, more).replaceAll('"/samara/cart"', '5');
  const { told } = replayOf(text, { ...ALL, to: 'test', wrong: 'cart.lines.length > 2' });
  expect(told).toContain('test("a report: Reported by view/pageEntered"');
  expect(told).toMatch(/happens\(before, "e3", \d+, "view\/pageEntered"/);
  expect(replayOf(text, { ...ALL, to: 'story' })).toEqual({
    told: 'No screen comes of it: Reported by view/pageEntered',
    isRead: false,
  });
});
