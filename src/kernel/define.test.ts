import { describe, expect, test } from 'vitest';
import {
  initialToy,
  openToy,
  reduceToy,
  toyEvents,
  type ToyEvent,
  type ToyEvents,
  type ToyState,
} from '../../tests/toy.ts';
import { combineReducers, defineReducer, onFields, type PartReducer } from './define.ts';

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

describe('a meaning of fields', () => {
  const reduceFields = defineReducer<ToyEvents, 'toy/counted' | 'toy/answered', ToyState>({
    'toy/counted': onFields((toy, { payload }) => {
      toy.total += payload.n;
    }),
    'toy/answered': onFields((toy, { payload }) => {
      toy.answers = [...toy.answers, payload.n];
    }),
  });

  test('changes what it sets, and the previous state not at all', () => {
    const next = reduceFields(initialToy, event('toy/counted', { n: 2 }));
    expect(next).toEqual({ ...initialToy, total: 2 });
    expect(next.untouched).toBe(initialToy.untouched);
    expect(initialToy.total).toBe(0);
  });

  test('that sets what was there keeps the identity of the state', () => {
    expect(reduceFields(initialToy, event('toy/counted', { n: 0 }))).toBe(initialToy);
  });

  test('leaves a state that nobody can change in place as one that nobody can', () => {
    const answered = reduceToy(initialToy, event('toy/answered', { n: 1 }));
    const { answers } = reduceFields(answered, event('toy/answered', { n: 2 }));
    expect(() => (answers as number[]).push(3)).toThrow(TypeError);
    expect(answers).toEqual([1, 2]);
  });
});

describe('a state of several parts', () => {
  interface Both {
    readonly left: ToyState;
    readonly right: ToyState;
  }
  const both: Both = { left: initialToy, right: initialToy };
  const asked: string[] = [];
  const part = (name: keyof Both, types: readonly string[]): PartReducer<ToyEvents, ToyState> =>
    Object.assign(
      (state: ToyState, toy: ToyEvent) => {
        asked.push(`${name} ${toy.type}`);
        return reduceToy(state, toy);
      },
      { types },
    );
  const reduce = combineReducers<ToyEvents, Both>({
    left: part('left', ['toy/counted']),
    right: part('right', ['toy/counted', 'toy/named']),
  });

  test('an event is given to those parts alone for which it means something', () => {
    asked.length = 0;
    const counted = reduce(both, event('toy/counted', { n: 2 }));
    const named = reduce(both, event('toy/named', { name: 'Анна', age: 1 }));
    expect(asked).toEqual(['left toy/counted', 'right toy/counted', 'right toy/named']);
    expect([counted.left.total, counted.right.total]).toEqual([2, 2]);
    expect(named.left).toBe(initialToy);
    expect(named.right.names).toEqual(['Анна']);
  });

  test('it keeps its identity where no part changes', () => {
    expect(reduce(both, event('toy/tapped', { n: 1 }))).toBe(both);
    expect(reduce(both, event('toy/counted', { n: 0 }))).toBe(both);
    expect(reduce(both, event('constructor'))).toBe(both);
  });

  test('a reducer says for which events it means something', () => {
    expect(reduceToy.types).toContain('toy/counted');
    expect(reduceToy.types).not.toContain('toy/tapped');
    expect(Object.keys(toyEvents)).toEqual(expect.arrayContaining([...reduceToy.types]));
  });
});
