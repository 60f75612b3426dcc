import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fullState, memoryStorage } from '../../../tests/app/shop.ts';
import { initialState, type AppState } from '../../slices/state.ts';
import { savedGuest } from './savedGuest.ts';
import { readSlices, writeSlice } from './storedSlices.ts';
import { keyOf, SAVED } from './savedText.ts';

const VERSION = '1';
const version = { rev: 3, tab: 'a', known: { a: 3 } };
const guest: AppState = { ...initialState, user: { ...initialState.user, isAlreadySelectedCity: true } };

const kept = (state: AppState) => {
  const storage = memoryStorage();
  for (const slice of SAVED) writeSlice(storage, VERSION, { slice, state: state[slice], version });
  return storage;
};

describe('a guest with nothing in the cart', () => {
  test('is known without schemas, and begins as the whole reading would have it', () => {
    const marks = fc.record({
      revision: fc.nat(),
      workTimeShownOn: fc.constantFrom(null, '2026-03-02'),
      isAlreadySelectedCity: fc.boolean(),
      isShowGetMobileApp: fc.boolean(),
      allergens: fc.subarray(['fish', 'nuts']),
    });
    fc.assert(
      fc.property(marks, ({ revision, workTimeShownOn, ...user }) => {
        const storage = kept({
          ...guest,
          cart: { ...guest.cart, revision, workTimeShownOn },
          user: { ...guest.user, ...user },
        });
        const saved = savedGuest(storage, VERSION);
        const whole = readSlices(storage, VERSION);
        for (const slice of SAVED)
          expect({ ...initialState[slice], ...saved?.[slice] }).toEqual({
            ...initialState[slice],
            ...whole[slice],
          });
      }),
    );
  });

  test('is somebody new where all was kept by another version of the store', () => {
    const emptied = kept({ ...fullState, cart: { ...fullState.cart, lines: [] } });
    expect(savedGuest(emptied, '2')).toEqual(savedGuest(memoryStorage(), '2'));
    expect(savedGuest(kept(fullState), '2')).toBeNull();
  });
});

test.each(SAVED)('whoever has more in %s is read as a whole', (slice) => {
  expect(savedGuest(kept({ ...guest, [slice]: fullState[slice] }), VERSION)).toBeNull();
});

test('somebody new is a guest: with nothing in storage, or with slices in which no city is chosen', () => {
  const { revision, workTimeShownOn } = initialState.cart;
  const { isAlreadySelectedCity, isShowGetMobileApp, allergens } = initialState.user;
  const saved = {
    cart: { revision, workTimeShownOn },
    user: { isAlreadySelectedCity, isShowGetMobileApp, allergens },
  };
  expect(savedGuest(memoryStorage(), VERSION)).toEqual(saved);
  expect(savedGuest(kept(initialState), VERSION)).toEqual(saved);
});

test.each(SAVED)('without %s alone nobody is a guest for certain', (slice) => {
  const storage = kept(guest);
  storage.remove(keyOf(VERSION, slice));
  expect(savedGuest(storage, VERSION)).toBeNull();
});

test('what is broken or was written by another shop is read as a whole', () => {
  for (const text of ['', '{', 'null', '{"state":7}', '{"rev":1,"state":{}}', '{"state":{"revision":"1"}}']) {
    const storage = kept(guest);
    storage.write(`shop:${VERSION}:cart`, text);
    expect(savedGuest(storage, VERSION)).toBeNull();
  }
});
