import { describe, expect, test } from 'vitest';
import { fakePage } from '../../../../tests/app/clicks.ts';

describe('clicks made before the page is ready (specification, section 9, "Interactivity and loading")', () => {
  const handledAfter = (clickedAt: readonly number[], readyAt: number): number => {
    const page = fakePage();
    for (const time of clickedAt) page.clickAt(time);
    page.listen();
    page.releaseAt(readyAt);
    return page.state[0]?.handled ?? 0;
  };

  test('one of the last second is made again, an older one is not', () => {
    expect(handledAfter([2_000], 2_500)).toBe(1);
    expect(handledAfter([2_000], 3_000)).toBe(1);
    expect(handledAfter([2_000], 3_001)).toBe(0);
  });

  test('once only the customer’s own state is missing, a click waits for it, however long', () => {
    const page = fakePage([{}, {}, {}]);
    page.listen();
    page.clickAt(500, 0);
    page.clickAt(1_900, 1);
    page.waitAt(2_000);
    page.clickAt(2_100, 2);
    page.releaseAt(9_000);
    expect(page.state.map(({ handled }) => handled)).toEqual([0, 1, 1]);
  });

  test('impatience orders nothing twice', () => {
    expect(handledAfter([2_000, 2_100, 2_200], 2_500)).toBe(1);
    expect(handledAfter([0, 2_200], 2_500)).toBe(1);
  });

  test('a handler that listens already does not see it twice', () => {
    const page = fakePage();
    page.listen();
    page.clickAt(100);
    expect(page.state[0]?.handled).toBe(0);
    page.releaseAt(200);
    expect(page.state[0]?.handled).toBe(1);
  });

  test('a button that is gone is not clicked', () => {
    const page = fakePage();
    page.clickAt(100);
    page.listen();
    page.state[0]!.isConnected = false;
    page.releaseAt(200);
    expect(page.state[0]?.handled).toBe(0);
  });

  test('for a button that is gone, what came in its place is clicked, and nothing else', () => {
    const page = fakePage([{ label: 'Войти' }, { was: 'Выйти' }, { was: 'Войти' }]);
    page.clickAt(100);
    page.listen();
    page.state[0]!.isConnected = false;
    page.releaseAt(200);
    expect(page.state.map(({ handled }) => handled)).toEqual([0, 0, 1]);
  });

  test('once the page is ready, clicks go their usual way, and a second release does nothing', () => {
    const page = fakePage();
    page.listen();
    page.releaseAt(100);
    page.clickAt(150);
    page.releaseAt(200);
    expect(page.state[0]?.handled).toBe(1);
  });

  test('what works without scripts is left to the browser: links, fields, submit buttons', () => {
    const page = fakePage([{ isNative: true }]);
    expect(page.clickAt(100)).toBe(true);
    expect(page.clickElsewhere({ closest: () => null })).toBe(true);
    expect(page.clickElsewhere(null)).toBe(true);
    page.listen();
    page.releaseAt(200);
    expect(page.state[0]?.handled).toBe(0);
    expect(fakePage().clickAt(100)).toBe(false);
  });
});
