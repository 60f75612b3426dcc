import { expect, test } from 'vitest';
import { openToy, type ToyState } from '../../tests/toy.ts';

/** One key for each part of the toy's state. */
const changedKeys = (before: ToyState, after: ToyState): readonly string[] => [
  ...(before.total === after.total ? [] : ['total']),
  ...(before.answers === after.answers ? [] : ['answers']),
];

const listen = () => {
  const toy = openToy({ changedKeys });
  const woken: string[] = [];
  const on = (name: string, key?: string) => toy.store.subscribe(() => woken.push(name), key);
  return { ...toy, woken, on };
};

test('a commit wakes everybody without a key, and of the others only readers of what changed', () => {
  const { store, woken, on } = listen();
  on('all');
  on('total', 'total');
  on('answers', 'answers');
  store.emit('toy/counted', { n: 1 });
  expect(woken).toEqual(['all', 'total']);
  store.emit('toy/answered', { n: 1 });
  expect(woken).toEqual(['all', 'total', 'all', 'answers']);
});

test('where nobody reads a key, nobody asks what changed', () => {
  let asked = 0;
  const { store } = openToy({ changedKeys: () => ((asked += 1), []) });
  store.emit('toy/counted', { n: 1 });
  expect(asked).toBe(0);
  store.subscribe(() => undefined, 'total');
  store.emit('toy/counted', { n: 1 });
  expect(asked).toBe(1);
});

test('a commit that changes nothing wakes nobody', () => {
  const { store, woken, on } = listen();
  on('all');
  on('total', 'total');
  store.emit('toy/tapped', { n: 1 });
  expect(woken).toEqual([]);
});

test('a listener that throws is reported and harms no other', () => {
  const { store, woken, on, world, seen } = listen();
  store.subscribe(() => {
    throw new Error('A component failed');
  });
  on('all');
  on('total', 'total');
  store.emit('toy/counted', { n: 1 });
  expect(woken).toEqual(['all', 'total']);
  expect(world.reports).toEqual(['listener: A component failed']);
  expect(seen).toEqual(['toy/counted']);
});

test('keys that cannot be told apart are reported, every reader is woken, and the events are still heard', () => {
  const { store, world, seen } = openToy({
    changedKeys: () => {
      throw new Error('No keys');
    },
  });
  const woken: string[] = [];
  store.subscribe(() => woken.push('all'));
  store.subscribe(() => woken.push('total'), 'total');
  store.emit('toy/counted', { n: 1 });
  expect(woken).toEqual(['all', 'total']);
  expect(world.reports).toEqual(['listener: No keys']);
  expect(seen).toEqual(['toy/counted']);
});

test('who left is not woken, and another reader of the same key still is', () => {
  const { store, woken, on } = listen();
  const leave = on('first', 'total');
  on('second', 'total');
  leave();
  leave();
  store.emit('toy/counted', { n: 1 });
  expect(woken).toEqual(['second']);
});

test('a key can be listened to again after its last reader left', () => {
  const { store, woken, on } = listen();
  on('first', 'total')();
  on('second', 'total');
  store.emit('toy/counted', { n: 1 });
  expect(woken).toEqual(['second']);
});
