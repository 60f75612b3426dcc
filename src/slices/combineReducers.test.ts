import { describe, expect, test } from 'vitest';
import {
  initialToy,
  reduceToy,
  toyEvents,
  type ToyEvent,
  type ToyEvents,
  type ToyState,
} from '../../tests/toy.ts';
import type { PartReducer } from '../kernel/define.ts';
import { combineReducers } from './combineReducers.ts';

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
