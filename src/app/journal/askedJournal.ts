import type { TabsPort } from '../../ports/tabs.ts';
import { isJson } from './journalVersions.ts';

/** `pages`: the names of those that have answered already. */
interface Asked {
  readonly kind: 'journalAsked';
  readonly pages: readonly number[];
}
interface Told {
  readonly kind: 'journalTold';
  readonly page: number;
  /** Masked, as a report has it. */
  readonly text: string;
}

const askedIn = (data: unknown): Asked | null =>
  isJson(data) && data['kind'] === 'journalAsked' && Array.isArray(data['pages'])
    ? { kind: data['kind'], pages: data['pages'].map(Number) }
    : null;

const toldIn = (data: unknown): Told | null =>
  isJson(data) &&
  data['kind'] === 'journalTold' &&
  typeof data['page'] === 'number' &&
  typeof data['text'] === 'string'
    ? { kind: data['kind'], page: data['page'], text: data['text'] }
    : null;

/** Tells the journal of this page to the tab that asks for it, which is one at /admin. */
export function answerAsked(
  port: Pick<TabsPort, 'messages$' | 'post'>,
  page: number,
  write: () => string,
): void {
  port.messages$.subscribe((data) => {
    if (askedIn(data)?.pages.includes(page) === false)
      port.post({ kind: 'journalTold', page, text: write() } satisfies Told);
  });
}

/** A tab that rests is woken by the first question and hears the second. In ms since that one. */
const ASKED_AGAIN_MS = [1_000, 3_000, 8_000];

/** Asks all other tabs; the result ends it. Each page is told of once. */
export function askJournals(
  port: Pick<TabsPort, 'messages$' | 'post'>,
  page: number,
  hear: (page: number, text: string) => void,
): () => void {
  const pages = new Set([page]);
  const heard = port.messages$.subscribe((data) => {
    const told = toldIn(data);
    if (!told || pages.has(told.page)) return;
    pages.add(told.page);
    hear(told.page, told.text);
  });
  const ask = (): void => port.post({ kind: 'journalAsked', pages: [...pages] } satisfies Asked);
  ask();
  const timers = ASKED_AGAIN_MS.map((wait) => setTimeout(ask, wait));
  return () => {
    heard.unsubscribe();
    for (const timer of timers) clearTimeout(timer);
  };
}
