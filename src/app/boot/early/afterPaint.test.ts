import { expect, test, vi } from 'vitest';
import { fetchLater, firstScreenShown, pageParsed, runLater } from './afterPaint.ts';

/** All that is due now is over. */
async function settled(): Promise<void> {
  vi.useFakeTimers();
  await vi.advanceTimersByTimeAsync(0);
  vi.useRealTimers();
}

const page = (readyState: DocumentReadyState) => {
  const listeners: (() => void)[] = [];
  const timers: { readonly run: () => void; readonly ms: number }[] = [];
  const frames: (() => void)[] = [];
  return {
    timers,
    requestAnimationFrame: (draw: () => void) => void frames.push(draw),
    /** Begins with so many frames, one after another. */
    draw: async (count: number) => {
      for (let drawn = 0; drawn < count; drawn += 1) {
        await settled();
        for (const draw of frames.splice(0)) draw();
      }
    },
    document: { readyState },
    addEventListener: (_type: 'load', listen: () => void) => void listeners.push(listen),
    setTimeout: (run: () => void, ms: number) => void timers.push({ run, ms }),
    load: () => listeners.forEach((listen) => listen()),
  };
};
/** Whether it is over by the end of all that is due now. */
async function isOver(promise: Promise<void>): Promise<boolean> {
  const over = vi.fn<() => void>();
  void promise.then(over);
  await settled();
  return over.mock.calls.length > 0;
}
const nobody = new Promise<void>(() => undefined);

test('the first screen is shown when all that it needs is loaded, and painted', async () => {
  const loading = page('interactive');
  let paintNow: () => void = () => undefined;
  const paint = new Promise<void>((resolve) => (paintNow = resolve));
  const shown = firstScreenShown(loading, paint, nobody);
  loading.load();
  expect(await isOver(shown)).toBe(false);
  await loading.draw(3);
  expect(await isOver(shown)).toBe(false);
  paintNow();
  expect(await isOver(shown)).toBe(false);
  await loading.draw(3);
  expect(await isOver(shown)).toBe(true);
});

test('a page that is painted in parts is shown when the rest is loaded and painted, too', async () => {
  const loading = page('interactive');
  const shown = firstScreenShown(loading, Promise.resolve(), nobody);
  await loading.draw(3);
  expect(await isOver(shown)).toBe(false);
  loading.load();
  await loading.draw(2);
  expect(await isOver(shown)).toBe(false);
  await loading.draw(1);
  expect(await isOver(shown)).toBe(true);
});

test('a page that was loaded before is shown when it is painted', async () => {
  const loaded = page('complete');
  const shown = firstScreenShown(loaded, Promise.resolve(), nobody);
  expect(await isOver(shown)).toBe(false);
  await loaded.draw(3);
  expect(await isOver(shown)).toBe(true);
});

test('whoever is seen at the page waits no longer', async () => {
  expect(await isOver(firstScreenShown(page('interactive'), nobody, Promise.resolve()))).toBe(true);
});

test('a picture that does not come holds nobody up, nor does a tab that nobody looks at', async () => {
  const loading = page('interactive');
  const shown = firstScreenShown(loading, nobody, nobody);
  expect(loading.timers.map(({ ms }) => ms)).toEqual([3_000]);
  loading.timers[0]?.run();
  expect(await isOver(shown)).toBe(true);
});

test('links that are not there yet are waited for', async () => {
  const document = Object.assign(new EventTarget(), { readyState: 'loading' as const });
  const parsed = pageParsed(document);
  expect(await isOver(parsed)).toBe(false);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(await isOver(parsed)).toBe(true);
  expect(
    await isOver(pageParsed(Object.assign(new EventTarget(), { readyState: 'interactive' as const }))),
  ).toBe(true);
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
    fetch: (address: string) => {
      told.push(`fetch ${address}`);
      return Promise.resolve(new Response());
    },
    run: (address: string) => told.push(`run ${address}`),
    pause: () => Promise.resolve(void told.push('pause')),
  };
};
const HEAD = [
  ['modulepreload', '/react.js'],
  ['stylesheet', '/style.css'],
  ['entry', '/client.js'],
  ['modulepreload', '/working.js'],
] as const;
const MANIFEST = ['manifest', '/manifest.webmanifest'] as const;

test('what stood back is fetched without being run or applied, a file a task', async () => {
  const head = headOf(MANIFEST, ...HEAD);
  await fetchLater(head);
  expect(head.told).toEqual(HEAD.flatMap(([, href]) => [`fetch ${href}`, 'pause']));
});

test('a file that does not come, or ends in the middle, keeps none from coming, and nobody hears of it', async () => {
  const head = headOf(...HEAD);
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Promise.resolve({ blob: () => Promise.reject(new TypeError('Failed to fetch')) }),
  ];
  const asked: string[] = [];
  const fetch = (address: string) => {
    asked.push(address);
    return answers.shift()?.() ?? Promise.resolve(new Response());
  };
  const unheard = vi.fn<() => void>();
  process.on('unhandledRejection', unheard);
  await fetchLater({ ...head, fetch });
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unheard);
  expect(asked).toEqual(HEAD.map(([, href]) => href));
  expect(unheard).not.toHaveBeenCalled();
});

test('links become what they are to be in the order of the page', () => {
  const head = headOf(MANIFEST, ...HEAD);
  runLater(head);
  expect(head.told).toEqual([
    'manifest /manifest.webmanifest',
    'modulepreload /react.js',
    'stylesheet /style.css',
    'run /client.js',
    'modulepreload /working.js',
  ]);
});
