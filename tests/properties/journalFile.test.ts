import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect } from 'vitest';
import { readJournal, type JournalResult } from '../../src/app/journal/readJournal.ts';
import type { AppEvent } from '../../src/slices/events.ts';
import type { AppState } from '../../src/slices/state.ts';
import { fewProducts } from '../arbitraryValues.ts';
import { demoCatalog } from '../demo.ts';
import { fileOf, folded, journalOf, type Log } from './journals.ts';
import { logs, openShop, play } from './play.ts';
import { property } from './property.ts';

type Json = Record<string, unknown>;

const given = { ...demoCatalog, products: fewProducts };
/** As in the shop, where a journal begins before anything personal is known. */
const played = logs.map(({ from, drafts }) => play(from.auth.token === null ? from : openShop, drafts));
/** What a file says in full; of the catalog and the streets it says how much there was. */
const sameWithin = played.map((log) => ({
  ...log,
  events: log.events.filter(({ type }) => type !== 'catalog/loaded' && type !== 'city/streetsLoaded'),
}));

const textOf = (value: unknown): string => JSON.stringify(value);
const read = (text: string): Extract<JournalResult, { ok: true }> => {
  const result = readJournal(text, given);
  if (!result.ok) throw new Error(result.problem);
  return result;
};
const lastOf = (text: string): AppState => {
  const { state, events } = read(text);
  return folded(state, events);
};
/** Faster than `toEqual`, which only finds the words for a difference. */
const expectSame = (actual: unknown, expected: unknown): void => {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
};

/** JSON and nothing else: what a log, a store and another tab can hold. The path of what is not. */
const strange = (value: unknown, path = ''): string | null => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : path;
  if (typeof value !== 'object') return path;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) return path;
  for (const [key, part] of Object.entries(value)) {
    const found = strange(part, `${path}/${key}`);
    if (found !== null) return found;
  }
  return null;
};

/** A payload as a later version may have it. */
const withMore = (event: AppEvent): AppEvent =>
  ({ ...event, payload: { ...event.payload, ofTomorrow: { deep: [1] } } }) as AppEvent;

/** Puts something of another version between the events and into them, and counts what can be told to be foreign. */
const withForeign = (text: string, at: number, types: readonly string[]) => {
  const file = JSON.parse(text) as { base: Json; events: Json[] } & Json;
  const place = at % (file.events.length + 1);
  const foreign = types.map((type) => ({
    ...file.events[0],
    id: `x${type}`,
    type,
    payload: { of: 'tomorrow' },
  }));
  const events = file.events.map((event): Json => ({
    ...event,
    payload: { ...(event['payload'] as Json), ofTomorrow: { deep: [1] } },
    ofTomorrow: 'envelope',
  }));
  const base = {
    ...file.base,
    cart: { ...(file.base['cart'] as Json), ofTomorrow: 1 },
    wallet: { coins: 3 },
  };
  return {
    text: textOf({ ...file, base, events: events.toSpliced(place, 0, ...foreign), ofTomorrow: true }),
    skipped: { events: types.length, fields: events.length + 3 },
  };
};
const foreignTypes = fc.subarray([
  'shop/opened',
  'cart/lineAdded2',
  'constructor',
  '__proto__',
  'toString',
  '',
]);

/** Version 1, written down when it was the present one: the bare segment with the catalog in full. */
const asVersion1 = (log: Log): string => textOf(journalOf(log));

/** One place of a JSON value replaced by something else; a number is the ordinal of a field. */
const damaged = (value: unknown, path: readonly (number | string)[], other: unknown): unknown => {
  const [step, ...rest] = path;
  if (step === undefined || typeof value !== 'object' || value === null) return other;
  const keys = Object.keys(value);
  const key = typeof step === 'string' ? step : keys[step % Math.max(1, keys.length)];
  if (key === undefined) return other;
  const copy: Json = (Array.isArray(value) ? value.slice() : { ...value }) as Json;
  copy[key] = damaged(copy[key], rest, other);
  return copy;
};

/** Anywhere, but mostly in what the events say. */
const places = fc.record({
  path: fc.oneof(
    { weight: 1, arbitrary: fc.array<number | string>(fc.nat(), { maxLength: 6 }) },
    { weight: 9, arbitrary: fc.tuple(fc.constant('events'), fc.nat(), fc.constant('payload'), fc.nat()) },
  ),
  other: fc.oneof(fc.constantFrom(null, 5, {}), fc.jsonValue()),
});

describe('a journal as a file', () => {
  property(
    {
      id: 65,
      title:
        'every event survives JSON; a file of this or an older version folds to the same state, what is foreign to it is skipped, and what is broken gets an answer',
      section: 'specification, section 8, "Only logged"',
    },
    async (check) => {
      await check(
        fc.property(played, ({ from, events, state }) => {
          expect(
            [strange(state), ...events.map((event) => strange(event))].filter((path) => path !== null),
          ).toEqual([]);
          const parsed = (JSON.parse(textOf(events)) as AppEvent[]).map(withMore);
          expect(textOf(folded(from, parsed))).toBe(textOf(state));
        }),
      );
      await check(
        fc.property(sameWithin, (log) => {
          const { base, events } = journalOf(log);
          const file = read(fileOf(log));
          expect(file.skipped).toEqual({ events: 0, fields: 0 });
          expectSame(file.events, events);
          expectSame(folded(file.state, file.events), folded(base, events));
        }),
        { share: 0.1 },
      );
      await check(
        fc.property(played, fc.nat(), foreignTypes, (log, at, types) => {
          const plain = fileOf(log);
          const { text, skipped } = withForeign(plain, at, types);
          expectSame(lastOf(text), lastOf(plain));
          expect(read(text).skipped).toEqual(skipped);
        }),
        { share: 0.1 },
      );
      await check(
        fc.property(played, (log) => {
          const { base, events } = journalOf(log);
          const old = read(asVersion1(log));
          expect(old.skipped).toEqual({ events: 0, fields: 0 });
          expectSame(old.state, base);
          expectSame(old.events, events);
        }),
        { share: 0.1 },
      );
      await check(
        fc.property(played, fc.array(places, { maxLength: 30 }), (log, wounds) => {
          const whole: unknown = JSON.parse(fileOf(log));
          const text = textOf(wounds.reduce((file, { path, other }) => damaged(file, path, other), whole));
          const result = readJournal(text, given);
          if (result.ok) folded(result.state, result.events);
          else expect(result.problem).toMatch(/^(not a journal|of a newer version)$/);
        }),
        { share: 0.1 },
      );
      await check(
        fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
          expect(readJournal(text, given).ok).toBe(false);
        }),
      );
    },
  );
});
