import { delay, EMPTY, map, NEVER, of, takeUntil } from 'rxjs';
import { TestScheduler, type RunHelpers } from 'rxjs/testing';
import { expect, test } from 'vitest';
import { openToy, type ToyEffect } from '../../tests/toy.ts';

type Call = ReturnType<RunHelpers['cold']>;

const play = (scene: (helpers: RunHelpers, now: () => number) => void): void => {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run((helpers) => scene(helpers, () => scheduler.now()));
};

interface Scene {
  readonly policy: 'latest' | 'first' | 'every';
  readonly taps: string;
  readonly calls: readonly Call[];
  readonly until?: string;
  readonly key?: ToyEffect['key'];
}

/** Each tap starts the next call; «1» to «9» tap with that number, «s» stops. */
const open = (
  { hot, flush }: RunHelpers,
  now: () => number,
  scene: Scene | (Omit<Scene, 'policy'> & { policy: 'queue' }),
) => {
  const calls = [...scene.calls];
  const base = {
    name: 'call',
    on: ['toy/tapped'] as const,
    run: () => {
      const call = calls.shift();
      if (!call) throw new Error('One call too many');
      return call.pipe(map((letter) => ({ type: 'toy/answered', payload: { n: Number(letter) } }) as const));
    },
    ...(scene.key ? { key: scene.key } : {}),
  };
  const effect: ToyEffect =
    scene.policy === 'queue'
      ? { ...base, policy: 'queue' }
      : {
          ...base,
          policy: scene.policy,
          ...(scene.until === undefined ? {} : { until: ['toy/stopped'] as const }),
        };
  const { store, events, world } = openToy({ effects: [effect] }, now);
  store.start();
  hot(scene.taps).subscribe((letter) => store.emit('toy/tapped', { n: Number(letter) }));
  if (scene.until !== undefined) hot(scene.until).subscribe(() => store.emit('toy/stopped'));
  flush();
  expect(world.reports).toEqual([]);
  return events.flatMap((event) =>
    event.type === 'toy/answered' ? [`${event.time}:${event.payload.n}`] : [],
  );
};

test('latest: the next trigger cancels the run in progress, so an older answer never lands', () => {
  play((helpers, now) => {
    const [first, second] = [helpers.cold('----1|'), helpers.cold('--2|')];
    helpers.expectSubscriptions(first.subscriptions).toBe('-^-!');
    helpers.expectSubscriptions(second.subscriptions).toBe('---^--!');
    expect(open(helpers, now, { policy: 'latest', taps: '-1-2', calls: [first, second] })).toEqual(['5:2']);
  });
});

test('first: triggers during a run are dropped, one after it starts the next', () => {
  play((helpers, now) => {
    const [first, second] = [helpers.cold('---1|'), helpers.cold('-2|')];
    helpers.expectSubscriptions(first.subscriptions).toBe('^---!');
    helpers.expectSubscriptions(second.subscriptions).toBe('------^-!');
    expect(open(helpers, now, { policy: 'first', taps: '12----3', calls: [first, second] })).toEqual([
      '3:1',
      '7:2',
    ]);
  });
});

test('queue: runs follow one another in the order of their triggers', () => {
  play((helpers, now) => {
    const [first, second] = [helpers.cold('---1|'), helpers.cold('-2|')];
    helpers.expectSubscriptions(first.subscriptions).toBe('^---!');
    helpers.expectSubscriptions(second.subscriptions).toBe('----^-!');
    expect(open(helpers, now, { policy: 'queue', taps: '12', calls: [first, second] })).toEqual([
      '3:1',
      '5:2',
    ]);
  });
});

test('queue: a run that has nothing to do keeps nobody waiting', () => {
  const calls: number[] = [];
  const runs = [NEVER.pipe(takeUntil(of(0).pipe(delay(1)))), EMPTY, EMPTY, NEVER];
  play(({ flush }, now) => {
    const run = () => {
      calls.push(now());
      return runs.shift() ?? EMPTY;
    };
    const { store } = openToy({ effects: [{ name: 'call', on: ['toy/tapped'], policy: 'queue', run }] }, now);
    store.start();
    for (let n = 0; n < 4; n += 1) store.emit('toy/tapped', { n });
    flush();
  });
  expect(calls).toEqual([0, 1, 1, 1]);
});

test('every: runs do not wait for each other', () => {
  play((helpers, now) => {
    const calls = [helpers.cold('----1|'), helpers.cold('-2|')];
    expect(open(helpers, now, { policy: 'every', taps: '12', calls })).toEqual(['2:2', '4:1']);
  });
});

test('until: the named event cancels the run in progress, and the next trigger starts a new one', () => {
  play((helpers, now) => {
    const [first, second] = [helpers.cold('-----1|'), helpers.cold('-2|')];
    helpers.expectSubscriptions(first.subscriptions).toBe('^-!');
    helpers.expectSubscriptions(second.subscriptions).toBe('----^-!');
    const calls = [first, second];
    expect(open(helpers, now, { policy: 'latest', taps: '1---2', until: '--s', calls })).toEqual(['5:2']);
  });
});

test('key: runs of different keys do not disturb each other, runs of one key do', () => {
  play((helpers, now) => {
    const [odd, even, oddAgain] = [helpers.cold('----1|'), helpers.cold('----2|'), helpers.cold('-3|')];
    helpers.expectSubscriptions(odd.subscriptions).toBe('^-!');
    helpers.expectSubscriptions(even.subscriptions).toBe('-^----!');
    const key: ToyEffect['key'] = ({ payload }) => ('n' in payload && payload.n % 2 === 0 ? 'even' : 'odd');
    const calls = [odd, even, oddAgain];
    expect(open(helpers, now, { policy: 'latest', taps: '123', key, calls })).toEqual(['3:3', '5:2']);
  });
});

/** Each tap puts its run off by ten; «n» leaves nothing to do, «s» stops. The run says which tap it is for. */
const delayed = (
  { hot, flush }: RunHelpers,
  now: () => number,
  taps: string,
  clock = now,
): readonly string[] => {
  let delay: number | null = 10;
  const effect: ToyEffect = {
    name: 'call',
    on: ['toy/tapped'],
    policy: 'latest',
    until: ['toy/stopped'],
    delay: () => delay,
    run: ({ event }) =>
      of({ type: 'toy/answered', payload: { n: 'n' in event.payload ? event.payload.n : 0 } } as const),
  };
  const { store, events } = openToy({ effects: [effect] }, clock);
  const answeredAt: string[] = [];
  store.start();
  store.event$.subscribe(({ type }) => type === 'toy/answered' && answeredAt.push(String(now())));
  hot(taps).subscribe((letter) => {
    if (letter === 's') return store.emit('toy/stopped');
    delay = letter === 'n' ? null : letter === 'q' ? 2 : 10;
    return store.emit('toy/tapped', { n: Number(letter) });
  });
  flush();
  return events
    .filter(({ type }) => type === 'toy/answered')
    .map(({ payload }, at) => `${answeredAt[at]}:${'n' in payload ? payload.n : ''}`);
};

test('delay: a burst of triggers begins one run, so long after the last of them', () => {
  play((helpers, now) => expect(delayed(helpers, now, '1--2--3 30ms 4')).toEqual(['16:3', '47:4']));
});

test('delay: what is wanted sooner is not kept waiting by what was wanted later', () => {
  play((helpers, now) => expect(delayed(helpers, now, '1--q')).toEqual(['5:NaN']));
});

test.each(['n', 's'])('delay: nothing begins after «%s»', (letter) => {
  play((helpers, now) => expect(delayed(helpers, now, `1--${letter}`)).toEqual([]));
});

test('delay: a clock that is set back puts nothing off', () => {
  play((helpers, now) =>
    expect(delayed(helpers, now, '1', () => now() - (now() > 5 ? 1_000_000 : 0))).toEqual(['10:1']),
  );
});

test('delay: a clock that stands still puts nothing off for good', () => {
  play((helpers, now) => {
    expect(delayed(helpers, now, '1', () => 5)).toEqual(['10:1']);
  });
  play((helpers, now) => {
    expect(delayed(helpers, now, '1--2', () => 5)).toEqual(['20:2']);
  });
});
