import type { Page } from '@playwright/test';

/** From this delay on, milliseconds, a timer of the shop is a limit that it sets to somebody else. */
const LIMIT_MS = 5_000;
const TIMES = 12;

/**
 * The page waits twelve times as long wherever it waits for `limit` ms or longer, for a service before it gives it up, say: on a
 * busy machine what is at once on its way may take longer than a customer would wait, which says nothing about the shop.
 */
export const lendPatience = (page: Page, limit = LIMIT_MS): Promise<unknown> =>
  page.addInitScript(
    ({ from, times }) => {
      const once = window.setTimeout.bind(window);
      const often = window.setInterval.bind(window);
      const patient = (delay = 0): number => (delay >= from ? delay * times : delay);
      const scope = window as unknown as Record<'setTimeout' | 'setInterval', unknown>;
      scope.setTimeout = (run: () => void, delay?: number, ...rest: []) => once(run, patient(delay), ...rest);
      scope.setInterval = (run: () => void, delay?: number, ...rest: []) =>
        often(run, patient(delay), ...rest);
    },
    { from: limit, times: TIMES },
  );
