import type { CatalogAnswer } from '../../slices/catalog/events.ts';
import type { AppEvent } from '../../slices/events.ts';
import { reduce } from '../../slices/reduce.ts';
import type { AppState } from '../../slices/state.ts';
import type { JournalProblem } from '../../ui/admin/support.ts';
import { baseOf, eventOf, type Unpacking } from './journalParts.ts';
import { upcast } from './journalUpcasts.ts';
import { isJson, VERSION, versionOf, type Json } from './journalVersions.ts';
import { toldOf, type Told } from './told.ts';

/** What a page has recorded. */
export interface ReadPage {
  readonly appVersion: string | null;
  /** Of the screen, CSS pixels; null where it is not told. */
  readonly width: number | null;
  /** Where the log begins; the events folded from here give the state in which it was written. */
  readonly state: AppState;
  readonly events: readonly AppEvent[];
  /** How much was left out since this version of the shop does not know it or cannot fold it. */
  readonly skipped: Readonly<Unpacking['skipped']>;
}

export type JournalResult =
  | (ReadPage & {
      readonly ok: true;
      /** The pages of the visit before this one, the oldest first. */
      readonly earlier: readonly ReadPage[];
      /** What the customer has added. */
      readonly told: Told | null;
    })
  | { readonly ok: false; readonly problem: JournalProblem };

const parsed = (text: string): { readonly value: unknown } | null => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
};

/** The state after the event, or null when it cannot be folded. */
const after = (state: AppState, event: AppEvent | null): AppState | null => {
  try {
    return event && reduce(state, event);
  } catch {
    return null;
  }
};

const foldable = (values: readonly unknown[], base: AppState, unpacking: Unpacking): readonly AppEvent[] => {
  const events: AppEvent[] = [];
  let state = base;
  for (const value of values) {
    const event = eventOf(value, unpacking);
    const next = after(state, event);
    if (event && next) {
      events.push(event);
      state = next;
    } else unpacking.skipped.events += 1;
  }
  return events;
};

const FIELDS: ReadonlySet<string> = new Set([
  'format',
  'version',
  'appVersion',
  'width',
  'base',
  'events',
  'earlier',
  'told',
]);

/** The file in the shape of this version, or why it has none. */
const presentShape = (value: unknown): Json | JournalProblem => {
  const version = isJson(value) ? versionOf(value) : null;
  if (!isJson(value) || version === null) return 'not a journal';
  return version > VERSION ? 'of a newer version' : upcast(value, version);
};

const readPage = (file: Json, catalog: CatalogAnswer): ReadPage => {
  const { appVersion, width, base, events } = file;
  const strange = Object.keys(file).filter((key) => !FIELDS.has(key));
  const unpacking: Unpacking = { catalog, skipped: { events: 0, fields: strange.length } };
  const state = baseOf(isJson(base) ? base : {}, unpacking);
  return {
    appVersion: typeof appVersion === 'string' ? appVersion : null,
    width: typeof width === 'number' && width > 0 ? width : null,
    state,
    events: foldable(Array.isArray(events) ? events : [], state, unpacking),
    skipped: unpacking.skipped,
  };
};

/** The pages before; one that is no journal is left out. */
const readEarlier = ({ earlier }: Json, catalog: CatalogAnswer): readonly ReadPage[] =>
  (Array.isArray(earlier) ? earlier : []).flatMap((value: unknown) => {
    const file = presentShape(value);
    return typeof file === 'string' ? [] : [readPage(file, catalog)];
  });

/**
 * Reads what `writeJournal` of this or an older version has written, whatever became of the text; it never throws.
 * The log folds against the given catalog, by the shop's own reducer and nothing else.
 */
export function readJournal(text: string, catalog: CatalogAnswer): JournalResult {
  const json = parsed(text);
  if (!json) return { ok: false, problem: 'not JSON' };
  const file = presentShape(json.value);
  if (typeof file === 'string') return { ok: false, problem: file };
  return {
    ok: true,
    ...readPage(file, catalog),
    earlier: readEarlier(file, catalog),
    told: toldOf(file['told']),
  };
}
