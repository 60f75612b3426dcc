import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { AppState } from '../../src/slices/state.ts';

/** What the tree of a page carries for all that is in it: its store, its router, and what it tells of itself (src/ui/diagnosis.ts). */
interface Carried {
  readonly journal?: () => Promise<string>;
  readonly state?: () => AppState;
  readonly emit?: (type: string, payload: object) => void;
  readonly navigator?: { readonly push: (to: string) => void };
}
interface Fiber {
  readonly memoizedProps: { readonly value?: Carried } | null;
  readonly child: Fiber | null;
}

/** Calls what the page carries by that name, or a part of it; undefined for a page that is not the shop's. */
const carried = <T>(
  page: Page,
  name: keyof Carried,
  part: string | null = null,
  given: readonly unknown[] = [],
): Promise<T | undefined> =>
  page.evaluate(
    async ([wanted, wantedPart, args]) => {
      const place = document.getElementById('app');
      const key = place && Object.keys(place).find((own) => own.startsWith('__reactContainer$'));
      const find = (fiber: Fiber | null): Carried | undefined => {
        const value = fiber?.memoizedProps?.value;
        return !fiber || value?.[wanted] ? value : find(fiber.child);
      };
      const root = key ? (Reflect.get(place, key) as Fiber) : null;
      const found: unknown = find(root)?.[wanted];
      const call: unknown = wantedPart === null || !found ? found : Reflect.get(found, wantedPart);
      return (typeof call === 'function' ? await Reflect.apply(call, found, args) : undefined) as never;
    },
    [name, part, given] as const,
  );

/**
 * The journal of the page in sight as a report has it: masked, of this page alone. Null for a page that is not the shop's,
 * and before it is alive.
 */
export const journalOf = async (page: Page): Promise<string | null> =>
  (await carried<string>(page, 'journal')) || null;

/** The state of the page in sight. Throws where it is not the shop's. */
export async function stateOf(page: Page): Promise<AppState> {
  const state = await carried<AppState>(page, 'state');
  if (!state) throw new Error(`${page.url()} is no page of the shop`);
  return state;
}

/** Tells the store of the page in sight that something has happened, as its components do. */
export const tellStore = (
  page: Page,
  { type, payload }: { readonly type: string; readonly payload: object },
) => carried<void>(page, 'emit', null, [type, payload]);

/** To a page of the shop as a link within it leads there: the document stays. */
export const leadTo = (page: Page, path: string) => carried<void>(page, 'navigator', 'push', [path]);

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
