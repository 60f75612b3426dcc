import { expect, test } from 'vitest';
import { initialToy, reduceToy, type ToyEvent, type ToyEvents, type ToyState } from '../../tests/toy.ts';
import { defineReducer } from '../kernel/define.ts';
import { onFields } from './onFields.ts';

const event = (type: 'toy/counted' | 'toy/answered', n: number): ToyEvent => ({
  id: 'e1',
  type,
  payload: { n },
  time: 0,
  source: 'user',
  causation: null,
  correlation: 'e1',
  depth: 0,
});

const reduce = defineReducer<ToyEvents, 'toy/counted' | 'toy/answered', ToyState>({
  'toy/counted': onFields(['total'], (toy, { payload }) => {
    toy.total += payload.n;
  }),
  'toy/answered': onFields(['answers'], (toy, { payload }) => {
    toy.answers = [...toy.answers, payload.n];
  }),
});

test('what is set is other, all else and the state before stay as they are', () => {
  const next = reduce(initialToy, event('toy/counted', 2));
  expect(next).toEqual({ ...initialToy, total: 2 });
  expect(next.untouched).toBe(initialToy.untouched);
  expect(initialToy.total).toBe(0);
});

test('what is set to what it was leaves the state the same one', () => {
  expect(reduce(initialToy, event('toy/counted', 0))).toBe(initialToy);
});

test('nobody can change the new state in place', () => {
  const answered = reduceToy(initialToy, event('toy/answered', 1));
  const { answers } = reduce(answered, event('toy/answered', 2));
  expect(() => (answers as number[]).push(3)).toThrow(TypeError);
  expect(answers).toEqual([1, 2]);
});
