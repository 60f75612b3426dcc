import { setTimeout as wait } from 'node:timers/promises';

/** So long nothing is asked for by a page at rest, in ms. */
const SILENCE_MS = 1_500;
const PATIENCE_MS = 15_000;
const LOOK_MS = 50;

/** As much of a page as tells what it asks for. */
interface Asking {
  readonly on: (event: 'request', listen: () => void) => unknown;
}

/** Watches a page from now on: what it gives resolves when the page has asked for nothing for a while. */
export const watchRest = (page: Asking): (() => Promise<void>) => {
  let last = performance.now();
  page.on('request', () => (last = performance.now()));
  return async () => {
    const began = performance.now();
    while (performance.now() - Math.max(last, began) < SILENCE_MS) {
      if (performance.now() - began > PATIENCE_MS) return;
      await wait(LOOK_MS);
    }
  };
};
