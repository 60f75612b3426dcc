import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { appEvents } from '../../src/slices/events.ts';
import { initialState } from '../../src/slices/state.ts';
import { SECRET_TEXT, SECRETS } from '../arbitraryValues.ts';
import { demoAddress } from '../demo.ts';
import { fileOf, folded, journalOf, masked } from './journals.ts';
import { openShop, play, type Played } from './play.ts';
import { numRuns, patience } from './property.ts';
import { brandedDrafts, carelessDrafts } from './secretDrafts.ts';

/** One case is a whole visit. */
const SHARE = 0.3;

/** As in the shop, where the journal begins before anything personal is known. */
const histories = (more: typeof brandedDrafts): fc.Arbitrary<Played> =>
  fc
    .record({
      from: fc.constantFrom(initialState, openShop),
      drafts: fc.array(fc.oneof(brandedDrafts, more), { maxLength: 40, size: 'max' }),
    })
    .map(({ from, drafts }) => play(from, drafts));
const always = (histories: fc.Arbitrary<Played>, holds: (played: Played) => void): void => {
  fc.assert(fc.property(histories, holds), { numRuns: Math.ceil(numRuns * SHARE) });
};

type Pairs = Map<string, string>;
/** Walks two values side by side; texts may differ, and those that do are noted. Gives the paths of what else differs. */
const difference = (real: unknown, kept: unknown, pairs: Pairs, path = ''): readonly string[] => {
  if (Object.is(real ?? null, kept ?? null)) return [];
  if (typeof real === 'string' && typeof kept === 'string') {
    if ((pairs.get(real) ?? kept) !== kept || real === '' || kept === '') return [path];
    pairs.set(real, kept);
    return [];
  }
  if (typeof real !== 'object' || typeof kept !== 'object' || real === null || kept === null) return [path];
  const names = new Set([...Object.keys(real), ...Object.keys(kept)]);
  return [...names].flatMap((name) =>
    difference(
      (real as Record<string, unknown>)[name],
      (kept as Record<string, unknown>)[name],
      pairs,
      `${path}/${name}`,
    ),
  );
};
/** Where somebody lives is one point for all; the chain's own texts are left out, being long. */
const isLeftOut = (path: string): boolean => /\/point\/|\/content/.test(path);

const PERSONAL: ReadonlySet<string> = new Set([
  ...Object.values(SECRETS),
  'TOP-SECRET-OTHER',
  demoAddress.home,
  demoAddress.apartment,
  demoAddress.entrance,
  demoAddress.floor,
]);

describe('the masks (specification, section 3, "User")', () => {
  /** Nothing but personal texts and points differ; equal ones are equal still, and different ones different. */
  const expectMasked = (real: unknown, kept: unknown): void => {
    const pairs: Pairs = new Map();
    expect(difference(real, kept, pairs).filter((path) => !isLeftOut(path))).toEqual([]);
    expect([...pairs.keys()].filter((text) => !PERSONAL.has(text))).toEqual([]);
    expect(new Set(pairs.values()).size).toBe(pairs.size);
  };

  test(
    'hide personal texts behind stable pseudonyms, and leave everything else alone',
    () => always(histories(brandedDrafts), ({ events }) => expectMasked(events, masked(events))),
    patience,
  );

  test(
    'let the journal replay to the very state, but for personal texts',
    () =>
      always(histories(brandedDrafts), (played) => {
        const { base, events } = journalOf(played);
        expectMasked(played.state, folded(base, events));
      }),
    patience,
  );
});

describe('the file of a journal', () => {
  const found = (text: string): string | undefined => SECRET_TEXT.exec(text)?.[0];

  test(
    'holds no secret, not even one that nobody has branded',
    () =>
      always(histories(carelessDrafts), (played) => {
        expect(found(fileOf(played))).toBeUndefined();
        expect(fileOf(played)).not.toMatch(/999\D{0,4}123\D{0,4}45\D{0,4}67/);
      }),
    patience,
  );

  test(
    'is made of a journal that holds none where it is branded',
    () =>
      always(histories(brandedDrafts), (played) => {
        expect(found(JSON.stringify(journalOf(played)))).toBeUndefined();
      }),
    patience,
  );

  test('would hold them without masks', () => {
    const bare = Object.fromEntries(
      Object.entries(appEvents).map(([type, spec]) => [type, { ...spec, masks: {} }]),
    ) as unknown as typeof appEvents;
    const some = fc.sample(histories(brandedDrafts), { numRuns: 50, seed: 1 });
    expect(some.some((played) => found(JSON.stringify(journalOf(played, bare))) !== undefined)).toBe(true);
  });
});
