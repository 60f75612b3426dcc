import { expect, test } from 'vitest';
import { initialToy, openToy } from '../../tests/toy.ts';
import { fact, secret } from './event.ts';

test('the server state stays the state that the store began with', () => {
  const { store } = openToy();
  store.emit('toy/counted', { n: 1 });
  expect(store.serverState()).toBe(initialToy);
});

test('an event takes the time and the payload it was emitted with', () => {
  const { store, events } = openToy({}, () => 1234);
  store.emit('toy/tapped', { n: 7 });
  store.emit('toy/stopped');
  expect(events.map(({ time, payload }) => [time, payload])).toEqual([
    [1234, { n: 7 }],
    [1234, {}],
  ]);
});

test('the definition of an event fixes its source, and masks are empty where nothing is secret', () => {
  expect(fact('timer')).toEqual({ source: 'timer', masks: {} });
});

test('the brand of a secret is for the compiler only: the value stays what it is', () => {
  expect(secret('text')).toBe('text');
});
