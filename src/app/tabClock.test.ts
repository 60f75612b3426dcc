import { describe, expect, test } from 'vitest';
import { createClock, epochOf, MAX_REV, type TabClock, type Version } from './tabClock.ts';

const EPOCH = 1_000_000_000;
const version = (rev: number, tab: string, known: Version['known'] = {}): Version => ({ rev, tab, known });
const advanced = (tab: string, times: number): TabClock => {
  const clock = createClock(tab);
  for (let n = 0; n < times; n += 1) clock.advance();
  return clock;
};

describe('how far a tab is', () => {
  test('a new one has done nothing and knows nobody', () => {
    expect(createClock('a').version()).toEqual(version(0, 'a'));
    expect(createClock('a').tab).toBe('a');
  });

  test('every own change counts one, and is known', () => {
    const clock = advanced('a', 2);
    expect(clock.version()).toEqual(version(2, 'a', { a: 2 }));
    expect([clock.knows(2, 'a'), clock.knows(3, 'a'), clock.knows(0, 'b')]).toEqual([true, false, false]);
  });

  test('it starts where the saved state stood, and what it does next is newer', () => {
    const clock = createClock('b', version(5, 'a', { a: 5, c: 3 }));
    expect(clock.version()).toEqual(version(5, 'a', { a: 5, c: 3 }));
    clock.advance();
    expect(clock.version()).toEqual(version(6, 'b', { a: 5, c: 3, b: 6 }));
  });

  test('what came about side by side makes a state newer than both', () => {
    const behind = advanced('a', 1);
    behind.absorbed(7, 'b');
    expect(behind.version()).toEqual(version(7, 'a', { a: 1, b: 7 }));
    const ahead = advanced('a', 9);
    ahead.absorbed(7, 'b');
    expect(ahead.rev()).toBe(10);
    const level = advanced('a', 7);
    level.absorbed(7, 'b');
    expect(level.rev()).toBe(8);
  });

  test('an adopted state is the other tab’s until something changes here', () => {
    const clock = advanced('a', 1);
    clock.adopted(version(4, 'b', { c: 2 }));
    expect(clock.version()).toEqual(version(4, 'b', { a: 1, c: 2, b: 4 }));
    clock.absorbed(6, 'c');
    expect(clock.version().tab).toBe('a');
  });

  test('it never goes back, and an older change of a tab does not hide its newer one', () => {
    const clock = advanced('a', 9);
    clock.absorbed(20, 'b');
    clock.adopted(version(5, 'b', { b: 5, a: 3 }));
    expect(clock.rev()).toBe(20);
    expect(clock.knows(20, 'b') && clock.knows(9, 'a')).toBe(true);
  });

  test('what it heard of is passed by its next change, not before', () => {
    const clock = advanced('a', 1);
    clock.heard(50);
    expect(clock.rev()).toBe(1);
    clock.advance();
    expect(clock.rev()).toBe(51);
    clock.heard(3);
    clock.advance();
    expect(clock.rev()).toBe(52);
  });
});

describe('what a tab has missed', () => {
  test('a change of another tab that it never absorbed; its own are no news', () => {
    const clock = advanced('a', 3);
    clock.absorbed(5, 'b');
    expect(clock.hasMissed({ b: 5, a: 9 })).toBe(false);
    expect(clock.hasMissed({ b: 6 })).toBe(true);
    expect(clock.hasMissed({ c: 1 })).toBe(true);
    expect(clock.hasMissed({ c: 0 })).toBe(false);
    expect(clock.hasMissed({})).toBe(false);
  });

  test('a state holds all that it has done, or not', () => {
    const clock = advanced('a', 3);
    expect(clock.isWithin(version(9, 'b', { a: 3 }))).toBe(true);
    expect(clock.isWithin(version(9, 'b', { a: 2 }))).toBe(false);
    expect(clock.isWithin(version(9, 'b'))).toBe(false);
    expect(createClock('a').isWithin(version(9, 'b'))).toBe(true);
  });

  test('it remembers the sixteen tabs that changed something last', () => {
    const clock = createClock('a');
    for (let n = 1; n <= 16; n += 1) clock.absorbed(n, `tab${n}`);
    expect(Object.keys(clock.version().known)).toHaveLength(16);
    clock.absorbed(20, 'tab1');
    clock.absorbed(21, 'new');
    const { known } = clock.version();
    expect(Object.keys(known)).toHaveLength(16);
    expect(known).toMatchObject({ tab1: 20, new: 21, tab3: 3 });
    expect(known).not.toHaveProperty('tab2');
  });
});

describe('the epoch of a logout', () => {
  test('begins with a rev that nobody reaches who has not heard of it', () => {
    const clock = advanced('a', 3);
    clock.endEpoch();
    expect(clock.version()).toEqual(version(EPOCH, 'a', { a: EPOCH }));
    clock.endEpoch();
    expect(epochOf(clock.rev())).toBe(2);
    expect([epochOf(EPOCH - 1), epochOf(EPOCH)]).toEqual([0, 1]);
  });

  test('what is heard from another epoch is not taken for a count of this one', () => {
    const clock = advanced('a', 1);
    clock.heard(EPOCH + 7);
    clock.advance();
    expect(clock.rev()).toBe(2);
  });

  test('has room for a million logouts, exactly counted', () => {
    expect(MAX_REV).toBe(EPOCH * 1_000_000);
    expect(Number.isSafeInteger(MAX_REV)).toBe(true);
  });
});
