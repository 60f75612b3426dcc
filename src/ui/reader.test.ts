import { expect, test } from 'vitest';
import { initialState, type AppState } from '../slices/state.ts';
import { select } from '../slices/select.ts';
import { createReader } from './reader.ts';

/** Looks at the customer's allergens only while something is searched for. */
const selectPicky = select(
  (state: AppState) => (state.catalog.search === '' ? [] : state.user.allergens),
  (allergens) => allergens.length,
);
const searching: AppState = { ...initialState, catalog: { ...initialState.catalog, search: 'ролл' } };
const excluding = (state: AppState): AppState => ({
  ...state,
  user: { ...state.user, allergens: ['fish'] },
});

test('a slice that was not looked at does not concern the reader', () => {
  const { read, isConcerned } = createReader(selectPicky);
  expect(read(searching)).toBe(0);
  expect(isConcerned({ ...searching, cart: { ...searching.cart } })).toBe(false);
  expect(isConcerned({ ...searching, catalog: { ...searching.catalog } })).toBe(true);
  expect(isConcerned(excluding(searching))).toBe(true);
});

test('what it looks at is known anew with each read', () => {
  const { read, isConcerned } = createReader(selectPicky);
  read(initialState);
  expect(isConcerned(excluding(initialState))).toBe(false);
  expect(isConcerned(searching)).toBe(true);
  read(searching);
  expect(isConcerned(excluding(searching))).toBe(true);
  expect(read(excluding(searching))).toBe(1);
});

test('the second reader of a selector knows what it looks at, too, though the selector computes nothing for it', () => {
  createReader(selectPicky).read(searching);
  const { read, isConcerned } = createReader(selectPicky);
  read(searching);
  expect(isConcerned(excluding(searching))).toBe(true);
});
