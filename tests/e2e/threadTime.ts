import type { Browser, Page } from '@playwright/test';
import { beginTrace } from './trace.ts';

/** Measures what a page's timers take. */
export interface TimerTrace {
  /** Ends the trace and says how long each of these timers of the page took its thread, with styles and layout that it asked for, in ms. */
  readonly timesOf: (timers: readonly number[]) => Promise<readonly number[]>;
}

/** Begins a trace; the browser has one at a time. */
export async function traceTimers(browser: Browser, page: Page): Promise<TimerTrace> {
  const end = await beginTrace(browser, page);
  return {
    async timesOf(timers) {
      const events = await end();
      return timers.map((timer) => {
        const fired = events.find(({ name, args }) => name === 'TimerFire' && args.data?.timerId === timer);
        return (fired?.tdur ?? Number.NaN) / 1_000;
      });
    },
  };
}
