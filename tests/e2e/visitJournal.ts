import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** What a page gives of itself to whoever looks for a fault (src/ui/diagnosis.ts), as its tree holds it. */
interface Told {
  readonly journal?: () => Promise<string>;
}
interface Fiber {
  readonly memoizedProps: { readonly value?: Told } | null;
  readonly child: Fiber | null;
}

/**
 * The journal of the page in sight as a report has it: masked, of this page alone. Null for a page that is not the shop's,
 * and before it is alive.
 */
const journalOf = (page: Page): Promise<string | null> =>
  page.evaluate(async () => {
    const place = document.getElementById('app');
    const key = place && Object.keys(place).find((name) => name.startsWith('__reactContainer$'));
    let fiber = key ? (Reflect.get(place, key) as Fiber | null) : null;
    while (fiber && !fiber.memoizedProps?.value?.journal) fiber = fiber.child;
    const text = (await fiber?.memoizedProps?.value?.journal?.()) ?? '';
    return text === '' ? null : text;
  });

/** `1-a-guest-reserves-a-table`: Latin letters, digits and dashes. */
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60);

/**
 * Where KEEP_VISITS names a folder, the visit with which a journey ended is kept there, packed:
 * `order-a-first-visitor-orders-a-wok.json.gz`. Its last page only; a page of somebody else is none.
 */
export async function keepVisit(page: Page, [file = '', ...titles]: readonly string[]): Promise<void> {
  const folder = process.env['KEEP_VISITS'];
  if (folder === undefined || page.isClosed()) return;
  const text = await journalOf(page);
  if (text === null) return;
  mkdirSync(folder, { recursive: true });
  const name = slugOf(`${basename(file, '.test.ts')} ${titles.join(' ')}`);
  writeFileSync(join(folder, `${name}.json.gz`), gzipSync(text));
}
