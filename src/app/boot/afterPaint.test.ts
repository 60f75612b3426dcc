import { expect, test, vi } from 'vitest';
import { askForLater, firstScreenShown } from './afterPaint.ts';

const page = (readyState: DocumentReadyState) => {
  const listeners: (() => void)[] = [];
  const timers: { readonly run: () => void; readonly ms: number }[] = [];
  return {
    timers,
    document: { readyState },
    addEventListener: (_type: 'load', listen: () => void) => void listeners.push(listen),
    setTimeout: (run: () => void, ms: number) => void timers.push({ run, ms }),
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

test('the first screen is shown when all that it needs is loaded', async () => {
  const loading = page('interactive');
  const shown = firstScreenShown(loading, nobody);
  expect(await isOver(shown)).toBe(false);
  loading.load();
  expect(await isOver(shown)).toBe(true);
  expect(await isOver(firstScreenShown(page('complete'), nobody))).toBe(true);
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

test('links become what they are to be, and the entry is asked for after what it imports', () => {
  const link = (rel: string, href: string) => ({ rel: 'later', dataset: { rel }, href });
  const links = [link('entry', '/client.js'), link('modulepreload', '/react.js'), link('preload', '/state')];
  const asked: unknown[] = [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a document as is read
  const document = { querySelectorAll: () => links } as unknown as Document;
  askForLater(document, (address) => asked.push(address, ...links.map(({ rel }) => rel)));
  expect(asked).toEqual(['/client.js', 'later', 'modulepreload', 'preload']);
});
