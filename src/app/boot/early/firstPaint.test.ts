import { expect, test, vi } from 'vitest';
import { firstPaintSeenBy } from './firstPaint.ts';

/** A browser's observer that shows what the test says. */
function observing() {
  let show: (...names: readonly string[]) => void = () => undefined;
  class Observer {
    constructor(see: (list: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void) {
      show = (...names) =>
        see({ getEntriesByName: (wanted) => names.filter((name) => name === wanted) as never });
    }
    observe = vi.fn<() => void>();
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of an observer as is used
  const painted = firstPaintSeenBy(Observer as unknown as typeof PerformanceObserver);
  const seen = vi.fn<() => void>();
  void painted.then(seen);
  return { show: (...names: readonly string[]) => show(...names), seen, painted };
}

test('the first paint is that of content, and is told once', async () => {
  const { show, seen, painted } = observing();
  show('first-paint');
  await Promise.resolve();
  expect(seen).not.toHaveBeenCalled();
  show('first-contentful-paint');
  show('first-contentful-paint');
  await painted;
  expect(seen).toHaveBeenCalledOnce();
});
