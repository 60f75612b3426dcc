import { ignoreElements, map, NEVER, of } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { initialToy, openToy, type ToyEffect, type ToyOrigin, type ToyRules } from '../../tests/toy.ts';

const counted = (n: number) => ({ type: 'toy/counted', payload: { n } }) as const;
const asked = (n: number) => ({ type: 'toy/asked', payload: { n } }) as const;
const answered = (n: number) => ({ type: 'toy/answered', payload: { n } }) as const;

const countTaps: ToyRules = { 'toy/tapped': (_state, { payload }) => [counted(payload.n)] };
const answerAtOnce: ToyEffect = {
  name: 'answerAtOnce',
  on: ['toy/tapped'],
  policy: 'every',
  run: ({ event, state }) => of(answered('n' in event.payload ? event.payload.n + state().total : 0)),
};

describe('1. run to completion', () => {
  test('an event emitted while one is published waits until every observer has seen that one', () => {
    const { store, seen } = openToy({ rules: [countTaps] });
    const late: string[] = [];
    store.event$.subscribe(({ type }) => {
      if (type === 'toy/tapped') store.emit('toy/answered', { n: 1 });
    });
    store.event$.subscribe(({ type }) => late.push(type));
    store.emit('toy/tapped', { n: 2 });
    expect(late).toEqual(['toy/tapped', 'toy/counted', 'toy/answered']);
    expect(seen).toEqual(late);
  });

  test('an event emitted by a listener of the state waits too', () => {
    const { store, seen } = openToy({ rules: [countTaps] });
    let isFirst = true;
    store.subscribe(() => {
      if (isFirst) store.emit('toy/answered', { n: 1 });
      isFirst = false;
      expect(seen).not.toContain('toy/answered');
    });
    store.emit('toy/tapped', { n: 2 });
    expect(seen).toEqual(['toy/tapped', 'toy/counted', 'toy/answered']);
  });
});

describe('2. one order', () => {
  test('all observers see the order of the reduction, whatever effects emit in between', () => {
    const { store, seen } = openToy({ rules: [countTaps], effects: [answerAtOnce] });
    store.start();
    const late: string[] = [];
    store.event$.subscribe(({ type }) => late.push(type));
    store.emit('toy/tapped', { n: 1 });
    store.emit('toy/tapped', { n: 2 });
    const once = ['toy/tapped', 'toy/counted', 'toy/answered'];
    expect(seen).toEqual([...once, ...once]);
    expect(late).toEqual(seen);
    expect(store.state()).toMatchObject({ total: 3, answers: [2, 5] });
  });
});

describe('3. atomicity', () => {
  test('a listener never sees a state in which the rules have not spoken yet', () => {
    const { store } = openToy({
      rules: [{ 'toy/tapped': () => [counted(1), counted(1)] }],
    });
    const totals: number[] = [];
    store.subscribe(() => totals.push(store.state().total));
    store.emit('toy/tapped', { n: 0 });
    expect(totals).toEqual([2]);
  });

  test('the root and what follows from it have happened at one moment, whatever the clock does meanwhile', () => {
    let clock = 0;
    const { store, events } = openToy({ rules: [countTaps] }, () => (clock += 1));
    store.emit('toy/tapped', { n: 1 });
    store.emit('toy/tapped', { n: 1 });
    expect(events.map(({ time }) => time)).toEqual([1, 1, 2, 2]);
  });

  test('a reducer that throws drops its event, is reported, and the next event is taken', () => {
    const { store, world, seen } = openToy();
    store.emit('toy/broken');
    expect(world.reports).toEqual(['toy/broken: A reducer failed']);
    expect(store.state()).toBe(initialToy);
    store.emit('toy/counted', { n: 1 });
    expect(seen).toEqual(['toy/counted']);
  });

  test('a rule that throws drops the whole commit with what was reduced before it', () => {
    const { store, world, seen } = openToy({
      rules: [
        { 'toy/tapped': () => [counted(1), { type: 'toy/asked', payload: { n: 0 } }] },
        {
          'toy/asked': () => {
            throw new Error('A rule failed');
          },
        },
      ],
    });
    store.emit('toy/tapped', { n: 0 });
    expect(store.state()).toBe(initialToy);
    expect(seen).toEqual([]);
    expect(world.reports).toEqual(['toy/tapped: A rule failed']);
  });

  test('a report that throws itself does not freeze the store', () => {
    const { store, seen, world } = openToy();
    const failing = () => {
      throw new Error('The log is full');
    };
    Object.assign(world, { report: failing });
    expect(() => store.emit('toy/broken')).toThrow('The log is full');
    store.emit('toy/counted', { n: 1 });
    expect(seen).toEqual(['toy/counted']);
  });
});

test('4. state first: an effect finds the whole commit in the state', () => {
  const totals: number[] = [];
  const { store } = openToy({
    rules: [
      { 'toy/tapped': () => [counted(1)], 'toy/counted': ({ total }) => (total < 3 ? [counted(1)] : []) },
    ],
    effects: [
      {
        name: 'look',
        on: ['toy/tapped'],
        policy: 'every',
        run: ({ state }) => {
          totals.push(state().total);
          return NEVER;
        },
      },
    ],
  });
  store.start();
  store.emit('toy/tapped', { n: 0 });
  expect(totals).toEqual([3]);
});

describe('5. bounded', () => {
  test('a commit of more than 200 facts is dropped and names its root', () => {
    const many: ToyRules = { 'toy/tapped': () => Array.from({ length: 201 }, () => counted(1)) };
    const { store, world } = openToy({ rules: [many] });
    store.emit('toy/tapped', { n: 0 });
    expect(world.reports).toEqual(['toy/tapped: Rule loop after toy/tapped (e1)']);
    expect(store.state()).toBe(initialToy);
  });

  test('200 facts are still a commit', () => {
    const many: ToyRules = { 'toy/tapped': () => Array.from({ length: 199 }, () => counted(1)) };
    const { store } = openToy({ rules: [many] });
    store.emit('toy/tapped', { n: 0 });
    expect(store.state().total).toBe(199);
  });

  test('a chain of rules deeper than 32 is dropped and names its root', () => {
    const { store, world } = openToy({
      rules: [{ 'toy/tapped': () => [counted(1)], 'toy/counted': () => [counted(1)] }],
    });
    store.emit('toy/tapped', { n: 0 });
    expect(world.reports).toEqual(['toy/tapped: Event loop: toy/counted after e1']);
    expect(store.state()).toBe(initialToy);
  });

  test('a loop through an effect ends after 32 steps instead of freezing the page', () => {
    const again: ToyEffect = {
      name: 'again',
      on: ['toy/answered'],
      policy: 'every',
      run: () => of(answered(1)),
    };
    const { store, world, seen } = openToy({ effects: [again] });
    store.start();
    store.emit('toy/answered', { n: 0 });
    expect(seen).toHaveLength(33);
    expect(world.reports).toEqual(['toy/answered: Event loop: toy/answered after e1']);
  });
});

test('6. causality: facts of rules and effects carry their cause, their root and their distance from it', () => {
  const { store, events } = openToy({
    rules: [{ 'toy/tapped': () => [asked(1)] }],
    effects: [{ name: 'answer', on: ['toy/asked'], policy: 'every', run: () => of(answered(1)) }],
  });
  store.start();
  store.emit('toy/tapped', { n: 0 });
  store.emit('toy/stopped');
  const chain = events.map(({ type, id, causation, correlation, depth, source }) => [
    type,
    id,
    causation,
    correlation,
    depth,
    source,
  ]);
  expect(chain).toEqual([
    ['toy/tapped', 'e1', null, 'e1', 0, 'user'],
    ['toy/asked', 'e2', 'e1', 'e1', 1, 'rule'],
    ['toy/answered', 'e3', 'e2', 'e1', 2, 'server'],
    ['toy/stopped', 'e4', null, 'e4', 0, 'user'],
  ]);
});

describe('7. cold effects', () => {
  const opened: string[] = [];
  const origin: ToyOrigin = {
    name: 'origin',
    open: () => {
      opened.push('origin');
      return of(counted(5));
    },
  };

  test('before start nothing happens in the world, after it effects and origins are open', () => {
    const { store, seen } = openToy({ effects: [answerAtOnce], origins: [origin] });
    store.emit('toy/tapped', { n: 1 });
    expect(seen).toEqual(['toy/tapped']);
    expect(opened).toEqual([]);
    store.start();
    store.emit('toy/tapped', { n: 1 });
    expect(opened).toEqual(['origin']);
    expect(seen).toEqual(['toy/tapped', 'toy/counted', 'toy/tapped', 'toy/answered']);
  });

  test('what start gave back ends all effects', () => {
    const { store, seen } = openToy({ effects: [answerAtOnce] });
    store.start().unsubscribe();
    store.emit('toy/tapped', { n: 1 });
    expect(seen).toEqual(['toy/tapped']);
  });
});

describe('who looks once a commit', () => {
  const twice: ToyRules = { 'toy/tapped': () => [counted(1), counted(1)] };

  test('a commit is told as a whole, its root first, before its events', () => {
    const { store, seen } = openToy({ rules: [twice] });
    const commits: string[][] = [];
    store.observeCommits((commit) => {
      expect(seen).toHaveLength(commits.flat().length);
      commits.push(commit.map(({ type }) => type));
    });
    store.emit('toy/tapped', { n: 0 });
    store.emit('toy/counted', { n: 1 });
    expect(commits).toEqual([['toy/tapped', 'toy/counted', 'toy/counted'], ['toy/counted']]);
  });

  test('who fails over a commit keeps nobody else from it', () => {
    const { store, seen, world } = openToy();
    store.observeCommits(() => {
      throw new Error('A tab failed');
    });
    store.emit('toy/counted', { n: 1 });
    expect(seen).toEqual(['toy/counted']);
    expect(world.reports).toEqual(['observer: A tab failed']);
  });

  test('who follows the state is told of it once a commit, and not where it stays the same', () => {
    const totals: number[] = [];
    const origin: ToyOrigin = {
      name: 'follow',
      open: ({ state$ }) =>
        state$.pipe(
          map(({ total }) => void totals.push(total)),
          ignoreElements(),
        ),
    };
    const { store } = openToy({ rules: [twice], origins: [origin] });
    store.start();
    store.emit('toy/tapped', { n: 0 });
    store.emit('toy/asked', { n: 0 });
    store.emit('toy/tapped', { n: 0 });
    expect(totals).toEqual([2, 4]);
  });
});
