import { describe, expect, test } from 'vitest';
import {
  absorbed,
  adopted,
  advanced,
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
    expect([2, 3].map((rev) => knows(clock, { rev, tab: 'a' }))).toEqual([true, false]);
    expect(knows(clock, { rev: 0, tab: 'b' })).toBe(false);
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
    expect(versionOf(clock)).toEqual(version(4, 'b', { a: 1, c: 2, b: 4 }));
    expect(absorbed(clock, { rev: 6, tab: 'c' }).holder).toBe('a');
  });

  test('it never goes back, and an older change of a tab does not hide its newer one', () => {
    const clock = adopted(after(grown('a', 9), arrives(20, 'b')), version(5, 'b', { b: 5, a: 3 }));
    expect(clock.rev).toBe(20);
    expect(knows(clock, { rev: 20, tab: 'b' }) && knows(clock, { rev: 9, tab: 'a' })).toBe(true);
  });

  test('what it heard of is passed by its next change, not before', () => {
    const clock = heardOf(grown('a', 1), 50);
    expect(clock.rev).toBe(1);
    expect(advanced(clock).rev).toBe(51);
    expect(advanced(heardOf(advanced(clock), 3)).rev).toBe(52);
  });
});

describe('what a tab has missed', () => {
  test('a change of another tab that it never absorbed; its own are no news', () => {
    const clock = after(grown('a', 3), arrives(5, 'b'));
    const cases = [{ b: 5, a: 9 }, { b: 6 }, { c: 1 }, { c: 0 }, {}] as Version['known'][];
    expect(cases.map((others) => hasMissed(clock, others))).toEqual([false, true, true, false, false]);
  });

  test('a state holds all that it has done, or not', () => {
    const clock = grown('a', 3);
    expect(isWithin(clock, version(9, 'b', { a: 3 }))).toBe(true);
    expect(isWithin(clock, version(9, 'b', { a: 2 }))).toBe(false);
    expect(isWithin(clock, version(9, 'b'))).toBe(false);
    expect(isWithin(createClock('a'), version(9, 'b'))).toBe(true);
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
