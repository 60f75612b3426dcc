import { normalisePhone } from '../../domain/phone.ts';
import { maskPhone } from '../../domain/personal.ts';
import type { Recording } from './recording.ts';
import type { CatalogAnswer } from '../../slices/catalog/events.ts';
import type { AppEvent, AppEvents } from '../../slices/events.ts';
import type { AppState } from '../../slices/state.ts';
import { TOKEN } from './errorLog.ts';
import { FORMAT, VERSION } from './journalVersions.ts';
import type { Told } from './told.ts';

/** A mobile phone as people and addresses write it, inside a text that nobody has branded. */
const PHONE = /(?<!\d)(?:\+|%2B)?[78](?:[\s()-]|%20)*9(?:(?:[\s()-]|%20)*\d){9}(?!\d)/gi;
/** Addresses of payment pages end with keys to them. */
const QUERY_OF_ADDRESS = /^(https?:[^?#]*)[?#].*$/s;

const withoutSecrets = (key: string, value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  const text = key === 'paymentUrl' || key === 'to' ? value.replace(QUERY_OF_ADDRESS, '$1') : value;
  return text
    .replaceAll(PHONE, (phone) => maskPhone(normalisePhone(phone.replaceAll(/%20|%2B/gi, ''))))
    .replaceAll(TOKEN, '…');
};

/** What everybody can fetch stands in a report as its length only. */
const lengthsOf = ({ groups, products, stopList }: CatalogAnswer) => ({
  groups: groups.length,
  products: products.length,
  stopList: stopList.length,
});
const light = (event: AppEvent): object => {
  if (event.type === 'catalog/loaded')
    return { ...event, payload: { ...event.payload, answer: lengthsOf(event.payload.answer) } };
  if (event.type === 'city/streetsLoaded')
    return { ...event, payload: { ...event.payload, streets: event.payload.streets.length } };
  return event;
};

type Written = Recording<AppEvents, AppState>;

const headOf = (base: AppState, appVersion?: string) => ({
  format: FORMAT,
  version: VERSION,
  appVersion,
  // Of the screen, CSS pixels; a page that nobody sees has none.
  width: globalThis.innerWidth,
  base: {
    ...base,
    catalog: { ...base.catalog, ...lengthsOf(base.catalog) },
    city: { ...base.city, streets: base.city.streets.length },
  },
});

/** What a page's file has beside its events. */
export const writeHead = (base: AppState): string => JSON.stringify(headOf(base), withoutSecrets);

/** Events as they stand in a file. */
export const writeEvents = (events: Written['events']): string =>
  JSON.stringify(events.map(light), withoutSecrets);

/**
 * A journal as JSON: masked as it was kept, without the catalog (its version, its size and the likes stay) and the streets.
 * `earlier`: the files of the pages before it, the oldest first. `told`: what the customer has added.
 */
export function writeJournal(
  { base, events }: Pick<Written, 'base' | 'events'>,
  appVersion?: string,
  earlier: readonly object[] = [],
  told: Told | null = null,
): string {
  const file = {
    ...headOf(base, appVersion),
    events: events.map(light),
    ...(earlier.length > 0 && { earlier }),
    ...(told && { told }),
  };
  return JSON.stringify(file, withoutSecrets);
}
