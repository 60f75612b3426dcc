import type { SafeStorage } from '../../ports/storage.ts';
import { parsedJson } from '../../domain/parsedJson.ts';
import { isJson, type Json } from './journalVersions.ts';
import { OWNER_KEY, PREFIX } from './keptKeys.ts';

const PAGE_KEY = /^shop:journal:(\d+)(?::(\d+))?$/;

const keptKeys = (session: SafeStorage): readonly string[] =>
  session.keys().filter((key) => key.startsWith(PREFIX));

const pageOf = (key: string): number => Number(PAGE_KEY.exec(key)?.[1] ?? Number.NaN);
const firstOf = (key: string): number => Number(PAGE_KEY.exec(key)?.[2] ?? -1);

/** The pages of which anything is kept, the oldest first. */
export const keptPages = (session: SafeStorage): readonly number[] =>
  [...new Set(keptKeys(session).map(pageOf))].filter((page) => !Number.isNaN(page)).toSorted((a, b) => a - b);

const keysOf = (session: SafeStorage, page: number): readonly string[] =>
  keptKeys(session)
    .filter((key) => pageOf(key) === page)
    .toSorted((a, b) => firstOf(a) - firstOf(b));

/** How many characters of storage a key takes with its text. */
export const lengthOf = (key: string, text: string): number => key.length + text.length;

/** How many characters are kept of all pages. */
export const keptLength = (session: SafeStorage): number =>
  keptKeys(session).reduce((sum, key) => sum + lengthOf(key, session.read(key) ?? ''), 0);

const remove = (session: SafeStorage, keys: readonly string[]): void => {
  for (const key of keys) session.remove(key);
};
export const forgetPage = (session: SafeStorage, page: number): void =>
  remove(session, keysOf(session, page));
export const forgetPages = (session: SafeStorage): void => remove(session, keptKeys(session));

/** Whether what is kept is another customer's, or of one who is not there any more. */
export function isOfAnother(session: SafeStorage, user: string | null): boolean {
  const owner = session.read(OWNER_KEY);
  return owner !== null && owner !== user;
}

/** A page as `writeJournal` would write it, put together without being read; null where nothing is kept of it. */
export function textOfPage(session: SafeStorage, page: number): string | null {
  const [head, ...pieces] = keysOf(session, page).map((key) => session.read(key) ?? '');
  if (!head) return null;
  const events = pieces.map((piece) => piece.slice(1, -1)).filter((piece) => piece !== '');
  return `${head.slice(0, -1)},"events":[${events.join(',')}]}`;
}

/** The file of a page; nothing where a part of it cannot be read. */
const fileOf = (session: SafeStorage, page: number): readonly Json[] => {
  const [head, ...pieces] = keysOf(session, page).map((key) => parsedJson(session.read(key)));
  return isJson(head) && pieces.every((piece) => Array.isArray(piece))
    ? [{ ...head, events: pieces.flat() }]
    : [];
};

/** What is kept of a visit's other pages, each as `writeJournal` would write it, the oldest first. Nothing of another's. */
export const filesOfOthers = (
  session: SafeStorage,
  { page, user }: { readonly page: number; readonly user: string | null },
): readonly Json[] =>
  isOfAnother(session, user)
    ? []
    : keptPages(session).flatMap((kept) => (kept === page ? [] : fileOf(session, kept)));
