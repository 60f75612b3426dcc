import { describe, expect, test } from 'vitest';
import { digestOf, isWhole, readShape, shapeOf } from './savedShape.ts';
import { SAVED } from './savedText.ts';
import { readSlices, readStoredCart, readStoredVersion, removeSlices, writeSlice } from './storedSlices.ts';
import { fullState, memoryStorage, savedEntries } from '../../../tests/app/shop.ts';

const entries = savedEntries(fullState);
const at = (rev: unknown, tab: unknown = 'a', known: unknown = {}) => JSON.stringify({ rev, tab, known });
const versionIn = (texts: Readonly<Record<string, string>>) => readStoredVersion(memoryStorage(texts), '1');

describe('how far the saved state is', () => {
  test('as far as its newest slice', () => {
    const texts = { 'shop:1:cart': at(3), 'shop:1:user': at(7, 'b', { b: 7 }), 'shop:1:auth': at(5) };
    expect(versionIn(texts)).toEqual({ rev: 7, tab: 'b', known: { b: 7 } });
  });

  test('nowhere where there is none, or one of another version of the store', () => {
    expect(versionIn({})).toBeNull();
    expect(versionIn({ 'shop:2:cart': at(3) })).toBeNull();
  });

  test.each([
    ['a rev below nothing', at(-1)],
    ['a rev of no number', at('7')],
    ['a rev beyond all logouts', at(1e15 + 1)],
    ['a broken rev', at(0.5)],
    ['no tab', at(1, null)],
    ['an endless name of a tab', at(1, 'a'.repeat(101))],
    ['a known rev below nothing', at(1, 'a', { b: -1 })],
    ['an endless name among the known ones', at(1, 'a', { ['b'.repeat(101)]: 1 })],
    ['no known ones', at(1, 'a', null)],
    ['no object', '7'],
    ['no JSON', '{'],
    ['null', 'null'],
  ])('%s is no version', (_what, text) => {
    expect(versionIn({ 'shop:1:cart': text })).toBeNull();
  });

  test('the least and the greatest are versions', () => {
    for (const rev of [0, 1e15]) expect(versionIn({ 'shop:1:cart': at(rev) })).toMatchObject({ rev });
    expect(versionIn({ 'shop:1:cart': at(1, 'a'.repeat(100)) })).not.toBeNull();
  });
});

describe('the stored cart', () => {
  const cartIn = (text?: string) =>
    readStoredCart(memoryStorage(text === undefined ? {} : { 'shop:1:cart': text }), '1');

  test('is there or not, and may be one that nobody can read', () => {
    expect(cartIn()).toBeNull();
    for (const text of ['', 'null', '7', '{', '{}', '{"state":7}'])
      expect(cartIn(text)).toEqual({ cart: null });
    expect(cartIn(entries['shop:1:cart'])?.cart?.lines).toEqual(fullState.cart.lines);
  });
});

describe('the entries of other versions', () => {
  test('are deleted when the state is read, whatever signs the version has; all else stays', () => {
    const storage = memoryStorage({
      ...entries,
      'shop:0:cart': '1',
      'shop:a:b\nc:auth': '1',
      'shop:1:cart:old': '1',
      'other:shop:1:cart': '1',
      'shop:version': '1',
    });
    readSlices(storage, '1');
    expect(storage.keys().toSorted()).toEqual(
      [...Object.keys(entries), 'other:shop:1:cart', 'shop:1:cart:old', 'shop:version'].toSorted(),
    );
  });

  test('a slice is written under its version and removed with it alone', () => {
    const storage = memoryStorage();
    for (const slice of SAVED)
      writeSlice(storage, '1', { slice, state: fullState[slice], version: { rev: 4, tab: 'a', known: {} } });
    writeSlice(storage, '2', { slice: 'cart', state: {}, version: { rev: 1, tab: 'b', known: {} } });
    expect(JSON.parse(storage.read('shop:1:user') ?? '')).toMatchObject({ rev: 4, tab: 'a', known: {} });
    expect(readSlices(memoryStorage({ 'shop:1:cart': storage.read('shop:1:cart') ?? '' }), '1').cart).toEqual(
      shapeOf(fullState).cart,
    );
    removeSlices(storage, '1');
    expect(storage.keys()).toEqual(['shop:2:cart']);
  });
});

describe('a storage that is full', () => {
  const version = { rev: 9, tab: 'a', known: {} };
  const cart = { lines: [], intent: null };
  /** Keeps so many characters in all, and refuses what does not fit. */
  const bounded = (room: number, start: Readonly<Record<string, string>>) => {
    const storage = memoryStorage(start);
    const write = (key: string, text: string): void => {
      const others = [...storage.entries].filter(([name]) => name !== key).map(([, value]) => value);
      if (others.join('').length + text.length <= room) storage.write(key, text);
    };
    return { ...storage, write };
  };
  const journal = { 'shop:lastJournal': 'x'.repeat(1_000), 'shop:march': '1' };

  test('takes the room of the last journal for a slice', () => {
    const storage = bounded(1_010, journal);
    expect(writeSlice(storage, '1', { slice: 'cart', state: cart, version })).toBe(true);
    expect(storage.keys()).toEqual(['shop:march', 'shop:1:cart']);
  });

  test('holds no cart that is not so any more, and the customer as they were', () => {
    const storage = bounded(25, {
      'shop:1:cart': 'as it was',
      'shop:1:user': 'as it was',
      'shop:march': '1',
    });
    expect(writeSlice(storage, '1', { slice: 'cart', state: cart, version })).toBe(false);
    expect(writeSlice(storage, '1', { slice: 'user', state: {}, version })).toBe(false);
    expect(storage.keys()).toEqual(['shop:1:user', 'shop:march']);
  });

  test('with room for it loses nothing', () => {
    const storage = bounded(5_000, journal);
    expect(writeSlice(storage, '1', { slice: 'cart', state: cart, version })).toBe(true);
    expect(storage.keys()).toEqual(['shop:lastJournal', 'shop:march', 'shop:1:cart']);
  });
});

describe('the shape that tabs share', () => {
  const shape = shapeOf(fullState);

  test('is whole when every slice can be read', () => {
    expect(isWhole(shape)).toBe(true);
    for (const slice of SAVED) expect(isWhole({ ...shape, [slice]: null })).toBe(false);
    expect(readShape(() => null)).toEqual({ cart: null, user: null, address: null, auth: null });
  });

  test('has the same digest for the same state, another one for another', () => {
    expect(digestOf(shapeOf(structuredClone(fullState)))).toBe(digestOf(shape));
    expect(digestOf({ ...shape, auth: null })).not.toBe(digestOf(shape));
    expect(digestOf(readShape(() => null))).toMatch(/^[0-9a-z]{1,7}$/);
  });

  test('the digest is FNV-1a of the text', () => {
    let hash = 0x811c9dc5n;
    for (const sign of JSON.stringify({}))
      hash = ((hash ^ BigInt(sign.charCodeAt(0))) * 0x01000193n) % 2n ** 32n;
    expect(digestOf({})).toBe(hash.toString(36));
  });

  test('how long an order has been waited for is no difference between tabs', () => {
    const { cart } = fullState;
    const waiting = (state: 'sending' | 'uncertain') =>
      digestOf({ cart: { ...cart, intent: cart.intent && { ...cart.intent, state } } });
    expect(waiting('sending')).toBe(waiting('uncertain'));
    expect(waiting('sending')).not.toBe(digestOf({ cart: { ...cart, intent: null } }));
  });

  test('all else about an order that is waited for is', () => {
    const { cart, user } = shape;
    const digests = [
      shape,
      { ...shape, user: null },
      { ...shape, cart: cart && { ...cart, lines: [] } },
      { ...shape, cart: cart?.intent ? { ...cart, intent: { ...cart.intent, key: 'other' } } : null },
    ].map(digestOf);
    expect([cart?.intent, user]).not.toContain(null);
    expect(new Set(digests).size).toBe(digests.length);
  });
});
