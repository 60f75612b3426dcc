const CONTENT = 'first-contentful-paint';

/** Resolves when the browser has shown the first of the page's content; never in a tab that nobody looks at. */
export const firstPaintSeenBy = (Observer: typeof PerformanceObserver): Promise<void> =>
  new Promise((resolve) => {
    // A page has one such entry, so nothing is heard of any more.
    new Observer((list) => list.getEntriesByName(CONTENT).length > 0 && resolve()).observe({
      type: 'paint',
      buffered: true,
    });
  });
