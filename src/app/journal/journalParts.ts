import type { CatalogAnswer } from '../../slices/catalog/events.ts';
import { appEvents, type AppEvent, type AppEventType } from '../../slices/events.ts';
import { initialState, type AppState } from '../../slices/state.ts';
import { isJson, type Json } from './journalVersions.ts';

/** What a file is unpacked by. */
export interface Unpacking {
  /** Stands in for the lists that a file has as their lengths. */
  readonly catalog: CatalogAnswer;
  readonly skipped: { events: number; fields: number };
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);
const fits = (part: unknown, sample: unknown): boolean =>
  sample === null || (part !== null && kindOf(part) === kindOf(sample));

/** The known fields of the sample's kinds; what is missing is as in the sample. */
const known = (sample: object, value: unknown, { skipped }: Unpacking): Json => {
  const samples = new Map<string, unknown>(Object.entries(sample));
  const fields = isJson(value) ? Object.entries(value).filter(([, part]) => part !== undefined) : [];
  const fitting = fields.filter(([key, part]) => samples.has(key) && fits(part, samples.get(key)));
  skipped.fields += fields.length - fitting.length;
  return { ...sample, ...Object.fromEntries(fitting) };
};

/** Lists that stand as their lengths are taken from these; one that was empty is empty. */
const withLists = (value: unknown, lists: object): unknown => {
  if (!isJson(value)) return value;
  const absent = Object.entries(lists).filter(([name]) => typeof value[name] === 'number');
  const filled = absent.map(([name, list]) => [name, value[name] === 0 ? [] : (list as unknown)]);
  return { ...value, ...Object.fromEntries(filled) };
};
const NO_STREETS = { streets: [] };

/** The state that a file begins with. */
export function baseOf(base: Json, unpacking: Unpacking): AppState {
  const catalog = withLists(base['catalog'], unpacking.catalog);
  const city = withLists(base['city'], NO_STREETS);
  const whole = known(initialState, { ...base, catalog, city }, unpacking);
  const slices = Object.entries(initialState).map(([name, initial]: readonly [string, object]) => [
    name,
    known(initial, whole[name], unpacking),
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- slice by slice, field by field of the initial state's kinds
  return Object.fromEntries(slices) as AppState;
}

const ENVELOPE = { id: '', time: 0, causation: null, correlation: '', depth: 0 };
/** The last and the first moment that a `Date` has, in ms from 1970. */
const FARTHEST = 8.64e15;
const isType = (type: unknown): type is AppEventType =>
  typeof type === 'string' && Object.hasOwn(appEvents, type);

const payloadOf = (type: AppEventType, payload: Json, { catalog }: Unpacking): unknown => {
  if (type === 'city/streetsLoaded') return withLists(payload, NO_STREETS);
  return type === 'catalog/loaded' ? { ...payload, answer: withLists(payload['answer'], catalog) } : payload;
};

/** One event of a file; null for a type that this version of the shop does not know, and for a time that is none. */
export function eventOf(value: unknown, unpacking: Unpacking): AppEvent | null {
  if (!isJson(value)) return null;
  const { type, payload, source: _written, ...envelope } = value;
  if (!isType(type) || !isJson(payload) || Math.abs(Number(envelope['time'])) > FARTHEST) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whoever reads it folds it, and leaves out what cannot be folded
  return {
    ...known(ENVELOPE, envelope, unpacking),
    type,
    payload: payloadOf(type, payload, unpacking),
    source: appEvents[type].source,
  } as unknown as AppEvent;
}
