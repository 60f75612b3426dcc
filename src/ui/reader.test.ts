import { expect, test } from 'vitest';
import { demoCustomer } from '../../tests/demo.ts';
import { initialState, type AppState } from '../slices/state.ts';
import { select } from '../slices/select.ts';
import { createReader } from './reader.ts';

const NONE: readonly string[] = [];
/** Looks at the customer's allergens only while something is searched for. */
const selectPicky = select(
  (state: AppState) => (state.catalog.search === '' ? NONE : state.user.allergens),
  (allergens) => allergens.length,
);
const searching: AppState = { ...initialState, catalog: { ...initialState.catalog, search: 'ролл' } };
const excluding = (state: AppState): AppState => ({
  ...state,
  user: { ...state.user, allergens: ['fish'] },
});

test('what was not looked at does not concern the reader, be it in a slice that was', () => {
  const { read, isConcerned } = createReader(selectPicky);
  expect(read(searching)).toBe(0);
  expect(isConcerned({ ...searching, cart: { ...searching.cart } })).toBe(false);
  expect(isConcerned({ ...searching, user: { ...searching.user, customer: demoCustomer } })).toBe(false);
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

test('an input that is a selector is asked about through what it looks at itself', () => {
  const { read, isConcerned } = createReader(select(selectPicky, (count) => count > 0));
  expect(read(searching)).toBe(false);
  expect(isConcerned({ ...searching })).toBe(false);
  expect(isConcerned(excluding(searching))).toBe(true);
});

test('a reader that nobody has asked yet is not concerned, and one that goes on reading keeps its answer', () => {
  const { read, isConcerned } = createReader(select(selectPicky, (count) => ({ count })));
  expect(isConcerned(searching)).toBe(false);
  const answer = read(searching);
  expect(read({ ...searching, cart: { ...searching.cart } })).toBe(answer);
});
