import { expect, test } from 'vitest';
import { initialToy, openToy, reduceToy, type ToyEvent } from '../../tests/toy.ts';

const event = (type: string, payload: object = {}): ToyEvent =>
  ({
    id: 'e1',
    type,
    payload,
    time: 0,
    source: 'user',
    causation: null,
    correlation: 'e1',
    depth: 0,
  }) as ToyEvent;

test('an event that changes nothing keeps the identity of the state', () => {
  expect(reduceToy(initialToy, event('toy/tapped', { n: 1 }))).toBe(initialToy);
  expect(reduceToy(initialToy, event('toy/counted', { n: 0 }))).toBe(initialToy);
});

test('an event changes only what it is about', () => {
  const next = reduceToy(initialToy, event('toy/counted', { n: 2 }));
  expect(next.total).toBe(2);
  expect(next.untouched).toBe(initialToy.untouched);
  expect(initialToy.total).toBe(0);
});

test.each(['toy/unheard', 'toString', '__proto__', 'constructor'])(
  'an event of the unknown type %s is skipped',
  (type) => {
    expect(reduceToy(initialToy, event(type))).toBe(initialToy);
  },
);

test('a handler may give back a whole new state', () => {
  const { store } = openToy();
  store.emit('toy/counted', { n: 3 });
  store.emit('toy/stopped');
  expect(store.state()).toBe(initialToy);
});

test('the previous state cannot be changed in place', () => {
  const { store } = openToy();
  store.emit('toy/answered', { n: 3 });
  const { answers } = store.state();
  expect(() => (answers as number[]).push(4)).toThrow(TypeError);
});
