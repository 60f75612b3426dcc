import { expect, test } from 'vitest';
import { cartReady, commit, fold } from '../../tests/given.ts';
import { fromRoubles } from '../domain/money.ts';
import { personal, type OrderComment } from '../domain/personal.ts';
import { draft } from './draft.ts';
import type { AppDraft } from './events.ts';
import type { AppState } from './state.ts';

const FILES = import.meta.glob<object>('./**/{selectors,*Selectors}.ts', { eager: true });

const given = fold(cartReady());

/** What the components read, by name; without those that are made for a key first. */
const SELECTORS = Object.values(FILES)
  .flatMap((exported) => Object.entries<unknown>({ ...exported }))
  .filter(([name, read]) => name.startsWith('select') && typeof read === 'function')
  .map(([name, read]) => ({ name, read: read as (state: AppState) => unknown }))
  .filter(({ read }) => typeof read(given) !== 'function');

/** The readers that a fact wakes. */
const woken = (fact: AppDraft): readonly string[] => {
  const after = commit(given, fact).state;
  return SELECTORS.filter(({ read }) => !Object.is(read(given), read(after))).map(({ name }) => name);
};

const typed = draft('cart/commentTyped', { comment: personal<OrderComment>('Без лука') });

test.each([
  ['a comment', typed, ['selectComment']],
  ['a number of persons', draft('cart/personsTyped', { persons: 4 }), ['selectPersons']],
  ['a banknote', draft('cart/changeTyped', { sum: fromRoubles(5_000) }), ['selectChangeFrom']],
  ['a payment', draft('cart/paymentChosen', { payment: 'cash' }), ['selectPayment']],
])('%s wakes its own reader and no other', (_what, fact, readers) => {
  expect(woken(fact)).toEqual(readers);
});
