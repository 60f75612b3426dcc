import { of, throwError } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { openToy, type ToyEffect, type ToyOrigin } from '../../tests/toy.ts';

const counted = (n: number) => ({ type: 'toy/counted', payload: { n } }) as const;
const answered = (n: number) => ({ type: 'toy/answered', payload: { n } }) as const;
const answerAtOnce: ToyEffect = {
  name: 'answerAtOnce',
  on: ['toy/tapped'],
  policy: 'every',
  run: ({ event }) => of(answered('n' in event.payload ? event.payload.n : 0)),
};

describe('8. failure isolation', () => {
  test.each([
    [
      'throws',
      () => {
        throw new Error('No answer');
      },
    ],
    ['ends in an error', () => throwError(() => new Error('No answer'))],
  ])('a run that %s is reported, and the effect takes the next trigger', (_how, fail) => {
    let runs = 0;
    const flaky: ToyEffect = {
      name: 'flaky',
      on: ['toy/tapped'],
      policy: 'first',
      run: () => ((runs += 1) === 1 ? fail() : of(answered(runs))),
    };
    const { store, world } = openToy({ effects: [flaky, answerAtOnce] });
    store.start();
    store.emit('toy/tapped', { n: 1 });
    expect(world.reports).toEqual(['flaky: No answer']);
    store.emit('toy/tapped', { n: 1 });
    expect(store.state().answers).toEqual([1, 2, 1]);
  });

  test('a key that throws is reported, costs one trigger, and leaves the effect and all others hearing', () => {
    const keyed: ToyEffect = {
      name: 'keyed',
      on: ['toy/tapped'],
      policy: 'latest',
      key: ({ payload }) => {
        if ('n' in payload && payload.n === 1) throw new Error('No key');
        return 'key';
      },
      run: () => of(counted(1)),
    };
    const { store, world } = openToy({ effects: [keyed, answerAtOnce] });
    store.start();
    store.emit('toy/tapped', { n: 1 });
    expect(world.reports).toEqual(['keyed: No key']);
    store.emit('toy/tapped', { n: 2 });
    expect(store.state().total).toBe(1);
    expect(store.state().answers).toEqual([1, 2]);
  });

  test('an origin that fails leaves the others open', () => {
    const broken: ToyOrigin = {
      name: 'broken',
      open: () => throwError(() => new Error('No socket')),
    };
    const { store, world } = openToy({
      origins: [broken, { name: 'whole', open: () => of(counted(5)) }],
    });
    store.start();
    expect(world.reports).toEqual(['broken: No socket']);
    expect(store.state().total).toBe(5);
  });
});
