import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { moveFocus, scrollSoon, unlockScrolling } from './scrolling.ts';

const scrollTo = vi.fn<(to: { top: number }) => void>();
const anchors = new Set(['top-of-catalog', 'rolly', 'роллы', '%zz']);
let dialog: object | null;
let active: object | null;
const main = { focus: vi.fn<() => void>() };
const removeProperty = vi.fn<(name: string) => void>();
const root = { style: { removeProperty } };

class Field {
  readonly tag = 'input';
}

beforeEach(() => {
  vi.useFakeTimers();
  scrollTo.mockClear();
  main.focus.mockClear();
  dialog = null;
  active = null;
  removeProperty.mockClear();
  vi.stubGlobal('window', { scrollTo, scrollY: 700 });
  vi.stubGlobal('HTMLInputElement', Field);
  vi.stubGlobal('document', {
    getElementById: (id: string) => {
      if (id === 'main') return main;
      return anchors.has(id) ? { getBoundingClientRect: () => ({ top: 500 }) } : null;
    },
    querySelector: () => dialog,
    documentElement: root,
    get activeElement() {
      return active;
    },
  });
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an anchor (specification, section 2, "Header and scrolling")', () => {
  test.each([
    ['#top-of-catalog', 1_000],
    ['#rolly', 500],
    ['#%D1%80%D0%BE%D0%BB%D0%BB%D1%8B', 500],
    ['#%zz', 500],
  ])('%s is scrolled to after %i ms, 100 px below the top of the window', (hash, delay) => {
    scrollSoon(hash);
    vi.advanceTimersByTime(delay - 1);
    expect(scrollTo).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(scrollTo.mock.calls).toEqual([[{ top: 500 + 700 - 100 }]]);
  });

  test('that is not there moves nothing', () => {
    scrollSoon('#nowhere');
    vi.advanceTimersByTime(2_000);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test.each(['wheel', 'touchmove', 'keydown'])('is given up when the customer moves first: %s', (type) => {
    scrollSoon('#rolly');
    dispatchEvent(new Event(type));
    vi.advanceTimersByTime(2_000);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test('is given up when the page changes first', () => {
    scrollSoon('#top-of-catalog')();
    vi.advanceTimersByTime(2_000);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe('on a change of page', () => {
  test('scrolling is un-hidden, but for a dialog that is open', () => {
    dialog = {};
    unlockScrolling();
    expect(removeProperty).not.toHaveBeenCalled();
    dialog = null;
    unlockScrolling();
    expect(removeProperty).toHaveBeenCalledWith('overflow');
  });

  test('the focus goes on from the main part, but not out of a dialog or of a field', () => {
    dialog = {};
    moveFocus();
    dialog = null;
    active = new Field();
    moveFocus();
    expect(main.focus).not.toHaveBeenCalled();
    active = {};
    moveFocus();
    expect(main.focus).toHaveBeenCalledTimes(1);
  });
});
