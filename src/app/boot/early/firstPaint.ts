const CONTENT = 'first-contentful-paint';

/** Resolves when the browser has shown the first of the page's content; never in a tab that nobody looks at. */
export const firstPaintSeenBy = (Observer: typeof PerformanceObserver): Promise<void> =>
  new Promise((resolve) => {
    const observer = new Observer((list) => {
      if (list.getEntriesByName(CONTENT).length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
