import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';

/** What Chromium counts of a page's main thread. */
export interface MainThread {
  /** ms of CPU time since the page was opened; of a throttled page the pauses are in it. */
  readonly cpuMs: () => Promise<number>;
  /** Resolves when the thread has hardly worked for a while. */
  readonly calm: () => Promise<void>;
  /** MiB after everything that nobody holds was collected. */
  readonly heap: () => Promise<number>;
}

const LOOK_MS = 400;
/** Of a look; clocks and animations take a little. */
const CALM_SHARE = 0.1;
const MOST_LOOKS = 60;
const MEBIBYTE = 1_048_576;

export const watchMainThread = async (cdp: CDPSession): Promise<MainThread> => {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const cpuMs = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
  };
  return {
    cpuMs,
    async calm() {
      for (let look = 0; look < MOST_LOOKS; look += 1) {
        const before = await cpuMs();
        await wait(LOOK_MS);
        if ((await cpuMs()) - before < LOOK_MS * CALM_SHARE) return;
      }
    },
    async heap() {
      await cdp.send('HeapProfiler.collectGarbage');
      return (await cdp.send('Runtime.getHeapUsage')).usedSize / MEBIBYTE;
    },
  };
};

declare global {
  interface Window {
    /** The longest of each interaction's events so far, in ms. */
    interactions?: Map<number, number>;
  }
}

/** Events that are shorter are not told by the browser. */
const SHORTEST_MS = 16;

/** Runs in the page, before all else of it: keeps how long each interaction took until its next paint. */
export const watchInteractions = (): void => {
  const kept = new Map<number, number>();
  const asked = { type: 'event', durationThreshold: 16, buffered: true };
  window.interactions = kept;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0 } = entry as PerformanceEntry & { readonly interactionId?: number };
      if (interactionId > 0) kept.set(interactionId, Math.max(kept.get(interactionId) ?? 0, entry.duration));
    }
  }).observe(asked);
};

export interface Interaction {
  /** ms until the next paint, the longest of the interactions. */
  readonly inp: number;
  /** ms of CPU on the main thread for all that followed. */
  readonly cpuMs: number;
}

/** Does something that a person does, waits until all that follows is over, and tells what it took. */
export const interact = async (
  page: Page,
  thread: MainThread,
  act: () => Promise<void>,
): Promise<Interaction> => {
  await thread.calm();
  await page.evaluate(() => window.interactions?.clear());
  const before = await thread.cpuMs();
  await act();
  await thread.calm();
  const longest = await page.evaluate(() => Math.max(0, ...(window.interactions?.values() ?? [])));
  return { inp: Math.max(longest, SHORTEST_MS), cpuMs: (await thread.cpuMs()) - before };
};
