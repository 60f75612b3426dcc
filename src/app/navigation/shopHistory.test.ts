import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createShopHistory } from './shopHistory.ts';
import { TestBrowser } from '../../../tests/app/browser.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Dialogs over the pages of a shop; `isKind` ones close by Back. */
const visit = (browser = new TestBrowser()) => {
  const open: { readonly name: string; readonly stays: boolean }[] = [];
  let tell = (): void => undefined;
  const history = createShopHistory(browser as never, {
    isAny: () => open.length > 0,
    back: () => {
      if (open.at(-1)?.stays === false) close();
    },
    watch: (listener) => {
      tell = listener;
      return () => undefined;
    },
  });
  const seen: string[] = [];
  history.listen(({ action, location }) => void seen.push(`${action} ${location.pathname}`));
  const lay = (name: string, stays = false): void => {
    open.push({ name, stays });
    tell();
  };
  function close(): void {
    open.pop();
    tell();
  }
  return {
    browser,
    history,
    seen,
    lay,
    close,
    names: () => open.map(({ name }) => name),
    wait: () => vi.advanceTimersByTime(50),
  };
};

describe('Back while something lies over the page (decision 0020)', () => {
  test('closes the topmost, one at a time, and then leaves the page', () => {
    const { browser, history, seen, lay, wait, names } = visit();
    history.push('/cart');
    lay('time');
    lay('question');
    wait();
    browser.move(-1);
    wait();
    expect(names()).toEqual(['time']);
    browser.move(-1);
    wait();
    expect(names()).toEqual([]);
    expect(seen).toEqual(['PUSH /cart']);
    browser.move(-1);
    expect(seen).toEqual(['PUSH /cart', 'POP /catalog']);
  });

  test('does nothing, as often as it is pressed, to one that stays', () => {
    const { browser, seen, lay, wait, names } = visit();
    lay('city', true);
    for (let press = 0; press < 3; press += 1) {
      wait();
      browser.move(-1);
    }
    expect(names()).toEqual(['city']);
    expect(seen).toEqual([]);
    expect(browser.location.pathname).toBe('/catalog');
  });

  test('leaves no step behind where it was closed by other means', () => {
    const { browser, history, seen, lay, close, wait } = visit();
    history.push('/cart');
    lay('time');
    wait();
    close();
    wait();
    expect(browser.at).toBe(1);
    browser.move(-1);
    expect(seen).toEqual(['PUSH /cart', 'POP /catalog']);
  });

  test('Forward brings nothing of it back', () => {
    const { browser, seen, lay, wait, names } = visit();
    lay('time');
    wait();
    browser.move(-1);
    wait();
    browser.move(1);
    wait();
    expect([names(), seen, browser.at]).toEqual([[], [], 0]);
  });

  test('a dialog that gives way to another, however quickly, is one step', () => {
    const { browser, lay, close, wait, names } = visit();
    lay('choice');
    close();
    lay('login');
    wait();
    close();
    vi.advanceTimersByTime(1);
    lay('gift');
    wait();
    expect([browser.at, browser.entries.length]).toEqual([1, 2]);
    browser.move(-1);
    wait();
    expect([names(), browser.at]).toEqual([[], 0]);
  });
});

describe('a page that changes while something lies over it', () => {
  test('takes the place of the dialog: Back leads to the page before', () => {
    const { browser, history, seen, lay, close, wait } = visit();
    lay('menu');
    wait();
    close();
    history.push('/catalog/rolls');
    wait();
    expect(browser.paths).toEqual(['/catalog', '/catalog/rolls']);
    expect(history.location.pathname).toBe('/catalog/rolls');
    browser.move(-1);
    wait();
    expect(seen).toEqual(['PUSH /catalog/rolls', 'POP /catalog']);
  });

  test('is replaced itself by a redirect', () => {
    const { browser, history, lay, close, wait } = visit();
    history.push('/checkout');
    lay('time');
    wait();
    history.replace('/');
    close();
    wait();
    expect(browser.paths.slice(0, browser.at + 1)).toEqual(['/catalog', '/']);
  });

  test('a dish is left once, however often its closing is pressed, and what it opened lies over the page', () => {
    const { browser, history, seen, lay, wait, names } = visit();
    history.push('/catalog/rolls/california');
    history.go(-1);
    history.go(-1);
    lay('login');
    wait();
    expect(seen.at(-1)).toBe('POP /catalog');
    browser.move(-1);
    wait();
    expect([names(), browser.at]).toEqual([[], 0]);
  });

  test('a page that the browser loads takes the place of the dialog, too', () => {
    const { browser, history, lay, wait } = visit();
    lay('city');
    wait();
    const at: number[] = [];
    history.onPage(() => at.push(browser.at));
    wait();
    expect(at).toEqual([0]);
  });
});

test('a page that is loaded again while a dialog was open stands without one, and a step less is in the way', () => {
  const first = visit();
  first.history.push('/cart');
  first.lay('time');
  first.wait();
  const browser = new TestBrowser();
  browser.entries = structuredClone(first.browser.entries);
  browser.at = 2;
  const { history, seen, wait } = visit(browser);
  wait();
  expect(history.location).toMatchObject({ pathname: '/cart', key: first.history.location.key });
  browser.move(-1);
  expect(seen).toEqual(['POP /catalog']);
});

test('where the browser has nowhere to go back to, the page goes on', () => {
  const browser = new TestBrowser();
  browser.entries = [{ state: { idx: 1, isOverlay: true }, href: 'https://shop.example/catalog' }];
  const { history, seen, wait } = visit(browser);
  wait();
  history.push('/cart');
  expect(seen).toEqual(['PUSH /cart']);
  expect(browser.paths).toEqual(['/catalog', '/cart']);
});

test('a move that never comes holds the pages up for ten seconds at most', () => {
  const { history, seen } = visit();
  history.go(-1);
  history.push('/cart');
  vi.advanceTimersByTime(9_999);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['PUSH /cart']);
});

const isOurs = ({ history }: TestBrowser): boolean =>
  (history.state as { isOverlay?: true } | null)?.isOverlay === true;

test('whatever is pressed when: pages come and go as without dialogs, and an entry of ours stands only while one is open', () => {
  const steps = fc.record({
    what: fc.constantFrom('lay', 'layStaying', 'close', 'back', 'forward', 'push', 'replace', 'leave'),
    wait: fc.constantFrom(0, 1, 6, 50),
  });
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 20 }), (script) => {
      const { browser, history, lay, close, names, wait } = visit();
      let plain = ['/catalog'];
      let at = 0;
      for (const [index, { what, wait: pause }] of script.entries()) {
        const path = `/${index}`;
        // The person's own moves, and the closing of a dish, meet a page at rest.
        if (what === 'back' || what === 'forward' || what === 'leave') wait();
        const isCovered = names().length > 0;
        if (what === 'lay' || what === 'layStaying') lay(path, what === 'layStaying');
        if (what === 'close' && isCovered) close();
        if (what === 'push' || what === 'replace') {
          while (names().length > 0) close();
          history[what](path);
          if (what === 'push') at += 1;
          plain = what === 'push' ? [...plain.slice(0, at), path] : plain.with(at, path);
        }
        if (what === 'back') {
          browser.move(-1);
          if (!isCovered) at = Math.max(0, at - 1);
        }
        if (what === 'forward' && !isCovered) {
          browser.move(1);
          if (!isOurs(browser)) at = Math.min(plain.length - 1, at + 1);
        }
        if (what === 'leave' && !isCovered && at > 0) {
          history.go(-1);
          at -= 1;
        }
        vi.advanceTimersByTime(pause);
        // An entry of ours cuts off what lay ahead, as any new page does.
        if (isOurs(browser)) plain = plain.slice(0, at + 1);
      }
      wait();
      wait();
      expect(history.location.pathname).toBe(plain[at]);
      expect(isOurs(browser)).toBe(names().length > 0);
      const behind = browser.paths.slice(0, browser.at + (isOurs(browser) ? 0 : 1));
      expect(behind).toEqual(plain.slice(0, at + 1));
    }),
    { numRuns: 300 },
  );
});
