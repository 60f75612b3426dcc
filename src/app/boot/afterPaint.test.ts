import { expect, test, vi } from 'vitest';
import { fetchLater, firstScreenShown, runLater } from './afterPaint.ts';

const page = (readyState: DocumentReadyState) => {
  const listeners: (() => void)[] = [];
  const frames: (() => void)[] = [];
  const timers: { readonly run: () => void; readonly ms: number }[] = [];
  return {
    timers,
    document: { readyState },
    addEventListener: (_type: 'load', listen: () => void) => void listeners.push(listen),
    setTimeout: (run: () => void, ms: number) => void timers.push({ run, ms }),
    requestAnimationFrame: (run: () => void) => void frames.push(run),
    nextFrame: () => frames.splice(0).forEach((run) => run()),
    load: () => listeners.forEach((listen) => listen()),
  };
};
/** Whether it is over by the end of all that is due now. */
async function isOver(promise: Promise<void>): Promise<boolean> {
  vi.useFakeTimers();
  const over = vi.fn<() => void>();
  void promise.then(over);
  await vi.advanceTimersByTimeAsync(0);
  vi.useRealTimers();
  return over.mock.calls.length > 0;
}
const nobody = new Promise<void>(() => undefined);

test('the first screen is shown when all that it needs is loaded, and painted', async () => {
  const loading = page('interactive');
  const shown = firstScreenShown(loading, nobody);
  loading.nextFrame();
  loading.nextFrame();
  expect(await isOver(shown)).toBe(false);
  loading.load();
  loading.nextFrame();
  expect(await isOver(shown)).toBe(false);
  loading.nextFrame();
  expect(await isOver(shown)).toBe(true);
});

test('a page that is loaded already is only waited for to be painted', async () => {
  const loaded = page('complete');
  const shown = firstScreenShown(loaded, nobody);
  loaded.nextFrame();
  loaded.nextFrame();
  expect(await isOver(shown)).toBe(true);
});

test('whoever is seen at the page waits no longer', async () => {
  expect(await isOver(firstScreenShown(page('interactive'), Promise.resolve()))).toBe(true);
});

test('a picture that does not come holds nobody up', async () => {
  const loading = page('interactive');
  const shown = firstScreenShown(loading, nobody);
  expect(loading.timers.map(({ ms }) => ms)).toEqual([3_000]);
  loading.timers[0]?.run();
  expect(await isOver(shown)).toBe(true);
});

const headOf = (...all: readonly (readonly [rel: string, href: string])[]) => {
  const told: string[] = [];
  const link = (rel: string, href: string) => ({
    rel: 'later',
    dataset: { rel },
    href,
    cloneNode: () => link(rel, href),
    replaceWith: (other: { readonly rel: string; readonly href: string }) =>
      told.push(`${other.rel} ${other.href}`),
  });
  const links = all.map(([rel, href]) => link(rel, href));
  return {
    told,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a document as is read
    document: { querySelectorAll: () => links } as unknown as Document,
    fetch: (address: string) => told.push(`fetch ${address}`),
    run: (address: string) => told.push(`run ${address}`),
  };
};
const HEAD = [
  ['modulepreload', '/react.js'],
  ['stylesheet', '/style.css'],
  ['entry', '/client.js'],
  ['modulepreload', '/working.js'],
] as const;

test('what stood back is fetched without being run or applied', () => {
  const head = headOf(...HEAD);
  fetchLater(head);
  expect(head.told).toEqual(['fetch /react.js', 'fetch /style.css', 'fetch /client.js', 'fetch /working.js']);
});

test('links become what they are to be in the order of the page', () => {
  const head = headOf(...HEAD);
  runLater(head);
  expect(head.told).toEqual([
    'modulepreload /react.js',
    'stylesheet /style.css',
    'run /client.js',
    'modulepreload /working.js',
  ]);
});
