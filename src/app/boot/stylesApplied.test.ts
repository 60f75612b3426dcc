import { expect, test } from 'vitest';
import { stylesApplied } from './stylesApplied.ts';

const sheet = (isThere: boolean) => Object.assign(new EventTarget(), { sheet: isThere ? {} : null });
const pageWith = (...links: readonly EventTarget[]) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a document as is read
  ({ querySelectorAll: () => links }) as unknown as Document;

test.each(['load', 'error'])('a page waits for its sheet until the %s', async (end) => {
  const coming = sheet(false);
  let isOver = false;
  const applied = stylesApplied(pageWith(sheet(true), coming)).then(() => (isOver = true));
  await Promise.resolve();
  expect(isOver).toBe(false);
  coming.dispatchEvent(new Event(end));
  await applied;
  expect(isOver).toBe(true);
});

test('sheets that are there already, and pages without, are not waited for', async () => {
  await expect(stylesApplied(pageWith(sheet(true)))).resolves.toBeDefined();
  await expect(stylesApplied(pageWith())).resolves.toBeDefined();
});
