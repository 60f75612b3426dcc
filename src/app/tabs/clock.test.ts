import { describe, expect, test } from 'vitest';
import {
  absorbed,
  adopted,
  advanced,
  agreed,
  createClock,
  generationEnded,
  generationOf,
  hasMissed,
  heardOf,
  isOfEarlierGeneration,
  isOfLaterGeneration,
  isWithin,
  knows,
  MAX_REV,
  type TabClock,
  type Version,
  versionOf,
} from './clock.ts';

const GENERATION = 1_000_000_000;
const version = (rev: number, tab: string, known: Version['known'] = {}): Version => ({ rev, tab, known });
const after = (clock: TabClock, ...changes: readonly ((clock: TabClock) => TabClock)[]): TabClock =>
  changes.reduce((sum, change) => change(sum), clock);
const grown = (tab: string, times: number): TabClock =>
  after(createClock(tab), ...Array.from({ length: times }, () => advanced));
/** A change of that tab arrives. */
const arrives = (rev: number, tab: string) => (clock: TabClock) => absorbed(clock, { rev, tab });
const known = (clock: TabClock) => versionOf(clock).known;

describe('how far a tab is', () => {
  test('a new one has done nothing and knows nobody', () => {
    expect(versionOf(createClock('a'))).toEqual(version(0, 'a'));
    expect(createClock('a').tab).toBe('a');
  });

  test('every own change counts one, and is known', () => {
    const clock = grown('a', 2);
    expect(versionOf(clock)).toEqual(version(2, 'a', { a: 2 }));
    expect([2, 3].map((rev) => knows(known(clock), { rev, tab: 'a' }))).toEqual([true, false]);
    expect(knows(known(clock), { rev: 1, tab: 'b' })).toBe(false);
  });

  test('it starts where the saved state stood, and what it does next is newer', () => {
    const clock = createClock('b', version(5, 'a', { a: 5, c: 3 }));
    expect(versionOf(clock)).toEqual(version(5, 'a', { a: 5, c: 3 }));
    expect(versionOf(advanced(clock))).toEqual(version(6, 'b', { a: 5, c: 3, b: 6 }));
  });

  test('what came about side by side makes a state newer than both', () => {
    expect(versionOf(after(grown('a', 1), arrives(7, 'b')))).toEqual(version(7, 'a', { a: 1, b: 7 }));
    expect(after(grown('a', 9), arrives(7, 'b')).rev).toBe(10);
    expect(after(grown('a', 7), arrives(7, 'b')).rev).toBe(8);
  });

  test('an adopted state is the other tab’s until something changes here', () => {
    const clock = adopted(grown('a', 1), version(4, 'b', { c: 2 }));
    expect(versionOf(clock)).toEqual(version(4, 'b', { c: 2 }));
    expect(absorbed(clock, { rev: 6, tab: 'c' }).holder).toBe('a');
  });

  test('its rev never goes back, but a state never claims to know what it was replaced without', () => {
    const clock = adopted(after(grown('a', 9), arrives(20, 'b')), version(5, 'b', { b: 5, a: 3 }));
    expect(versionOf(clock)).toEqual(version(20, 'b', { b: 5, a: 3 }));
  });

  test('an older change of a tab does not hide its newer one', () => {
    expect(known(after(createClock('a'), arrives(20, 'b'), arrives(5, 'b')))).toEqual({ b: 20 });
  });

  test('where two hold the same, both know what either knew', () => {
    const clock = agreed(after(grown('a', 3), arrives(4, 'b')), version(6, 'c', { b: 5, c: 6, a: 2 }));
    expect(versionOf(clock)).toEqual(version(6, 'c', { a: 3, b: 5, c: 6 }));
    expect(agreed(clock, version(2, 'b', { d: 1 }))).toMatchObject({ rev: 6, holder: 'c' });
  });

  test('what it heard of is passed by its next change, not before', () => {
    const clock = heardOf(grown('a', 1), 50);
    expect(clock.rev).toBe(1);
    expect(advanced(clock).rev).toBe(51);
    expect(advanced(heardOf(advanced(clock), 3)).rev).toBe(52);
  });
});

describe('what a tab has missed', () => {
  test('a change that is not in its state, its own among them', () => {
    const clock = after(grown('a', 3), arrives(5, 'b'));
    const cases = [{ b: 5, a: 3 }, { a: 4 }, { b: 6 }, { c: 1 }, { c: 0 }, {}] as Version['known'][];
    const missed = cases.map((others) => hasMissed(clock, others));
    expect(missed).toEqual([false, true, true, true, false, false]);
  });

  test('a state holds all that it does, or not', () => {
    const clock = after(grown('a', 3), arrives(5, 'b'));
    const cases = [{ a: 3, b: 5 }, { a: 9, b: 9, c: 9 }, { a: 3 }, { a: 2, b: 5 }, {}] as Version['known'][];
    expect(cases.map((others) => isWithin(clock, others))).toEqual([true, true, false, false, false]);
    expect(isWithin(createClock('a'), {})).toBe(true);
  });

  test('it remembers the sixteen tabs that changed something last', () => {
    const all = after(
      createClock('a'),
      ...Array.from({ length: 16 }, (_, n) => arrives(n + 1, `tab${n + 1}`)),
    );
    expect(Object.keys(known(all))).toHaveLength(16);
    const later = after(all, arrives(20, 'tab1'), arrives(21, 'new'));
    expect(Object.keys(known(later))).toHaveLength(16);
    expect(known(later)).toMatchObject({ tab1: 20, new: 21, tab3: 3 });
    expect(known(later)).not.toHaveProperty('tab2');
    const forgotten = [
      knows(known(later), { rev: 2, tab: 'tab2' }),
      knows(known(later), { rev: 4, tab: 'x' }),
    ];
    expect(forgotten, 'what was forgotten was known').toEqual([true, false]);
  });
});

test('a tab that is heard of again is the last to be forgotten', () => {
  const heard = ['b', 'c', 'b'].reduce(
    (clock, tab, index) => absorbed(clock, { tab, rev: index + 1 }),
    createClock('a'),
  );
  expect([...heard.known.keys()]).toEqual(['c', 'b']);
});

describe('the generation of a logout', () => {
  test('begins with a rev that nobody reaches who has not heard of it', () => {
    const clock = generationEnded(grown('a', 3));
    expect(versionOf(clock)).toEqual(version(GENERATION, 'a', { a: GENERATION }));
    expect(generationOf(generationEnded(clock).rev)).toBe(2);
    expect([generationOf(GENERATION - 1), generationOf(GENERATION)]).toEqual([0, 1]);
  });

  test('knows nothing of what was before it', () => {
    const before = after(grown('a', 3), arrives(5, 'b'));
    expect(known(generationEnded(before))).toEqual({ a: GENERATION });
    expect(known(after(before, arrives(GENERATION, 'c')))).toEqual({ c: GENERATION });
  });

  test('tells apart what came before a logout and what came after it', () => {
    const clock = generationEnded(grown('a', 3));
    const revs = [GENERATION - 1, GENERATION, 2 * GENERATION - 1, 2 * GENERATION];
    expect(revs.map((rev) => isOfEarlierGeneration(clock, rev))).toEqual([true, false, false, false]);
    expect(revs.map((rev) => isOfLaterGeneration(clock, rev))).toEqual([false, false, false, true]);
  });

  test('what is heard from another generation is not taken for a count of this one', () => {
    expect(advanced(heardOf(grown('a', 1), GENERATION + 7)).rev).toBe(2);
  });

  test('has room for a million logouts, exactly counted', () => {
    expect(MAX_REV).toBe(GENERATION * 1_000_000);
    expect(Number.isSafeInteger(MAX_REV)).toBe(true);
  });
});
