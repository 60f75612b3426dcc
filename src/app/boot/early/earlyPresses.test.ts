import { describe, expect, test } from 'vitest';
import { earlyTab } from '../../../../tests/app/earlyCards.ts';

const MAKI = { path: '/samara/catalog/maki/ugor', price: '389\u00A0₽' };
const ROLL = { path: '/samara/catalog/rolly/klassik', asks: true };
const MINUTE_MS = 60_000;

const taken = ({ presses }: ReturnType<ReturnType<typeof earlyTab>['open']>): readonly string[] => {
  const paths: string[] = [];
  presses.takeOver(({ path }) => paths.push(path));
  return paths;
};

describe('a press on «+» before the page is alive', () => {
  test('is shown at once, with the count and the sum of the basket', () => {
    const page = earlyTab().open(() => 0);
    page.press(MAKI);
    expect(page.press(MAKI)).toBe(false);
    expect(page.looks()).toContain('content:"2"');
    expect(page.looks()).toContain('content:"778\u00A0₽"');
    expect(page.presses.isAny()).toBe(true);
  });

  test('waits however long, and none is lost', () => {
    let now = 0;
    const page = earlyTab().open(() => now);
    for (const card of [MAKI, ROLL, MAKI]) page.press(card);
    now = 60 * MINUTE_MS;
    expect(taken(page)).toEqual([MAKI.path, ROLL.path, MAKI.path]);
    expect(page.presses.isAny()).toBe(false);
  });

  test('counts also while the page is coming to life', () => {
    const page = earlyTab().open(() => 0);
    const paths: string[] = [];
    page.presses.takeOver(({ path }) => paths.push(path));
    expect(page.press(MAKI)).toBe(false);
    expect(paths).toEqual([MAKI.path]);
  });

  test('goes its usual way once its button hears it, and counts where a part of the page is still asleep', () => {
    const page = earlyTab().open(() => 0);
    const paths: string[] = [];
    page.presses.takeOver(({ path }) => paths.push(path));
    let isHydrated = false;
    page.presses.release(() => isHydrated);
    expect(page.press(ROLL)).toBe(false);
    isHydrated = true;
    expect(page.press(MAKI)).toBe(true);
    expect(paths).toEqual([ROLL.path]);
  });

  test('is no business of links, other buttons, or what is no element', () => {
    const page = earlyTab().open(() => 0);
    expect(page.clickElsewhere({ closest: () => null })).toBe(true);
    expect(page.clickElsewhere(null)).toBe(true);
    expect(page.presses.isAny()).toBe(false);
    expect(page.looks()).toBe('');
  });
});

describe('a page that is left before it is alive', () => {
  test('hands its presses to the next page of the tab, which shows them', () => {
    const tab = earlyTab();
    tab.open(() => 0).press(MAKI);
    const next = tab.open(() => MINUTE_MS);
    expect(next.presses.isAny()).toBe(true);
    next.parse();
    expect(next.looks()).toContain('content:"1"');
    expect(taken(next)).toEqual([MAKI.path]);
    expect(tab.open(() => MINUTE_MS).presses.isAny()).toBe(false);
  });

  test('does not surprise whoever comes back later', () => {
    const tab = earlyTab();
    tab.open(() => 0).press(MAKI);
    expect(tab.open(() => 6 * MINUTE_MS).presses.isAny()).toBe(false);
  });

  test('does not count them again where the browser has kept it and another page has taken them', () => {
    const tab = earlyTab();
    const page = tab.open(() => 0);
    page.press(MAKI);
    expect(taken(tab.open(() => 0))).toEqual([MAKI.path]);
    page.comeBack();
    expect(page.looks()).toBe('');
    page.press(ROLL);
    expect(taken(page)).toEqual([ROLL.path]);
  });

  test('has its own and those of the pages since, where the browser has kept it and nobody has taken them', () => {
    const tab = earlyTab();
    const page = tab.open(() => 0);
    page.press(MAKI);
    tab.open(() => 0).press(ROLL);
    page.comeBack();
    expect(taken(page)).toEqual([MAKI.path, ROLL.path]);
  });

  test('hands them to a page that is alive and that the browser has kept', () => {
    const tab = earlyTab();
    const alive = tab.open(() => 0);
    const paths: string[] = [];
    alive.presses.takeOver(({ path }) => paths.push(path));
    tab.open(() => 0).press(MAKI);
    alive.comeBack();
    expect(paths).toEqual([MAKI.path]);
    expect(tab.open(() => 0).presses.isAny()).toBe(false);
  });

  test.each([
    'null',
    '7',
    '{}',
    '{"at":0}',
    '{"at":0,"presses":null}',
    '{"at":0,"presses":"abc"}',
    '{"at":0,"presses":{"length":1}}',
    '{"at":0,"presses":[null]}',
    '{"at":0,"presses":[{"path":7,"price":1}]}',
    '{"at":0,"presses":[{"path":["/samara/catalog/maki/ugor"],"price":1}]}',
  ])('that has kept %s has kept no presses', (pressed) => {
    const page = earlyTab({ pressed }).open(() => 0);
    page.parse();
    expect(page.presses.isAny()).toBe(false);
    page.press(MAKI);
    expect(taken(page)).toEqual([MAKI.path]);
  });

  test('where the browser keeps nothing the presses last as long as the page', () => {
    const tab = earlyTab({ isClosed: true });
    const page = tab.open(() => 0);
    page.press(MAKI);
    expect(page.looks()).toContain('content:"1"');
    expect(tab.open(() => 0).presses.isAny()).toBe(false);
    page.comeBack();
    expect(taken(page)).toEqual([MAKI.path]);
  });
});

test('where the browser cannot show a press, it is noted all the same', () => {
  const page = earlyTab({ isOld: true }).open(() => 0);
  page.press(MAKI);
  expect(taken(page)).toEqual([MAKI.path]);
});

test.each([
  '{"lines":null}',
  '{"lines":[null]}',
  '{"lines":[{"kind":"goods"}]}',
  '{"lines":[{"kind":"goods","price":"dear","quantity":1,"modifiers":[]}]}',
  '{"lines":[{"kind":"goods","price":7,"quantity":1,"modifiers":[null]}]}',
])('a cart that cannot be read, %s, counts as none', (state) => {
  const page = earlyTab({ cart: `{"state":${state}}` }).open(() => 0);
  page.press(MAKI);
  expect(page.looks()).toContain('content:"1"');
});

test('what the cart of this browser holds already is counted in', () => {
  const line = { kind: 'goods', name: MAKI.path, price: 38_900, quantity: 2, modifiers: [] };
  const page = earlyTab({ cart: JSON.stringify({ state: { lines: [line] } }) }).open(() => 0);
  page.press(MAKI);
  expect(page.looks()).toContain('content:"3"');
});
