import type { Browser, Page } from '@playwright/test';

/** As much of an event of Chromium's trace as is read here. */
export interface TraceEvent {
  readonly name: string;
  /** CPU time of the thread in µs: what a busy machine did meanwhile is not in it, a throttled CPU's pauses are. */
  readonly tdur?: number;
  readonly args: {
    /** Of `UpdateLayoutTree`: so many elements were styled. */
    readonly elementCount?: number;
    readonly data?: { readonly timerId?: number };
    readonly beginData?: {
      /** Of `Layout`: so many boxes are there, and so many are laid out anew. */
      readonly totalObjects?: number;
      readonly dirtyObjects?: number;
      readonly stackTrace?: readonly { readonly url: string }[];
    };
  };
}

/** Begins a trace; the browser has one at a time. The result ends it. */
export async function beginTrace(
  browser: Browser,
  page: Page,
  ...categories: readonly string[]
): Promise<() => Promise<readonly TraceEvent[]>> {
  await browser.startTracing(page, { categories: ['devtools.timeline', ...categories] });
  return async () => {
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
      readonly traceEvents: readonly TraceEvent[];
    };
    return traceEvents;
  };
}
