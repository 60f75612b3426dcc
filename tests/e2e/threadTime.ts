import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  /** CPU time of the thread in µs: what a busy machine did meanwhile is not in it, a throttled CPU's pauses are. */
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly timerId?: number } };
}

/** Measures what a page's timers take. */
export interface TimerTrace {
  /** Ends the trace and says how long each of these timers of the page took its thread, with styles and layout that it asked for, in ms. */
  readonly timesOf: (timers: readonly number[]) => Promise<readonly number[]>;
}

/** Begins a trace; the browser has one at a time. */
export async function traceTimers(browser: Browser, page: Page): Promise<TimerTrace> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  return {
    async timesOf(timers) {
      const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
        readonly traceEvents: readonly TraceEvent[];
      };
      return timers.map((timer) => {
        const fired = traceEvents.find(
          ({ name, args }) => name === 'TimerFire' && args.data?.timerId === timer,
        );
        return (fired?.tdur ?? Number.NaN) / 1_000;
      });
    },
  };
}
