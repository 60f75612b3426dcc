import { of } from 'rxjs';
import { describe, expect, test } from 'vitest';
import {
  initialToy,
  openToy,
  reduceToy,
  toyEvents,
  toyWorld,
  type ToyEvents,
  type ToyRules,
  type ToyState,
} from '../../tests/toy.ts';
import { createCore, type Behaviour } from './core.ts';

const counted = (n: number) => ({ type: 'toy/counted', payload: { n } }) as const;
const whole: Behaviour<ToyEvents, ToyState> = { events: toyEvents, reduce: reduceToy, rules: [] };
const partKnowing = (
  known: readonly string[],
  rules: readonly ToyRules[] = [],
): Behaviour<ToyEvents, ToyState> => ({
  ...whole,
  rules,
  known: new Set(known),
});
const open = (part: Behaviour<ToyEvents, ToyState>) => {
  const core = createCore(part, toyWorld(), initialToy);
  const seen: string[] = [];
  core.observe(({ type }) => seen.push(type));
  return { core, seen };
};

describe('a store that is not complete yet', () => {
  test('takes what it knows, and lets all else wait in its order', () => {
    const { core, seen } = open(partKnowing(['toy/counted']));
    core.emit('toy/answered', { n: 1 });
    core.emit('toy/counted', { n: 5 });
    core.emit('toy/answered', { n: 2 });
    expect(seen).toEqual(['toy/counted']);
    expect(core.state()).toMatchObject({ total: 5, answers: [] });
    core.complete(whole);
    expect(seen).toEqual(['toy/counted', 'toy/answered', 'toy/answered']);
    expect(core.state()).toMatchObject({ total: 5, answers: [1, 2] });
  });

  test('leaves no trace of an event from which something follows that it does not know', () => {
    const rules: ToyRules = { 'toy/tapped': () => [counted(1), { type: 'toy/answered', payload: { n: 1 } }] };
    const { core, seen } = open(partKnowing(['toy/tapped', 'toy/counted'], [rules]));
    core.emit('toy/tapped', { n: 1 });
    expect(seen).toEqual([]);
    expect(core.state()).toBe(initialToy);
    core.complete({ ...whole, rules: [rules] });
    expect(seen).toEqual(['toy/tapped', 'toy/counted', 'toy/answered']);
  });

  test('what waited comes before what is emitted while it is told', () => {
    const { core, seen } = open(partKnowing([]));
    core.emit('toy/answered', { n: 1 });
    core.emit('toy/answered', { n: 2 });
    core.observe((event) => {
      if (event.type === 'toy/answered' && 'n' in event.payload && event.payload.n === 1)
        core.emit('toy/counted', { n: 1 });
    });
    core.complete(whole);
    expect(seen).toEqual(['toy/answered', 'toy/answered', 'toy/counted']);
  });

  test('tells of each event that waits; behind it only what is apart goes on, and the order of all else is kept', () => {
    const { core, seen } = open({
      ...partKnowing(['toy/counted', 'toy/asked']),
      apart: new Set(['toy/asked']),
    });
    const waiting: string[] = [];
    const end = core.whenWaiting((type) => void waiting.push(type));
    core.emit('toy/counted', { n: 1 });
    expect(waiting).toEqual([]);
    core.emit('toy/answered', { n: 1 });
    core.emit('toy/counted', { n: 2 });
    core.emit('toy/asked', { n: 1 });
    expect(waiting).toEqual(['toy/answered', 'toy/counted']);
    expect(seen).toEqual(['toy/counted', 'toy/asked']);
    core.complete(whole);
    expect(seen.slice(2)).toEqual(['toy/answered', 'toy/counted']);
    end();
  });
});

test('work that comes later hears first of what it has missed', () => {
  const { store, events } = openToy({
    effects: [
      {
        name: 'call',
        on: ['toy/tapped'],
        policy: 'every',
        run: ({ event }) =>
          of({ type: 'toy/answered', payload: { n: 'n' in event.payload ? event.payload.n : 0 } } as const),
      },
    ],
  });
  store.emit('toy/tapped', { n: 7 });
  const missed = [...events];
  store.start(missed);
  store.emit('toy/tapped', { n: 8 });
  expect(events.map(({ type, payload }) => [type, payload])).toEqual([
    ['toy/tapped', { n: 7 }],
    ['toy/answered', { n: 7 }],
    ['toy/tapped', { n: 8 }],
    ['toy/answered', { n: 8 }],
  ]);
});
