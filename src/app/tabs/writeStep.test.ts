import { describe, expect, test } from 'vitest';
import { commit } from '../../../tests/given.ts';
import { draft } from '../../slices/draft.ts';
import { initialState, type AppState } from '../../slices/state.ts';
import { advanced, createClock, versionOf } from './clock.ts';
import {
  NOTHING_WRITTEN,
  type Surroundings,
  type WriteMessage,
  writeStep,
  type WriteState,
} from './writeStep.ts';

const restored: AppState = { ...initialState, view: { ...initialState.view, isRestored: true } };
const clock = advanced(createClock('a'));
const around = (state: AppState, stored = versionOf(clock)): Surroundings => ({
  state,
  clock,
  isBehind: false,
  storedVersion: () => stored,
  storedCart: () => null,
});
const written = ({ address, auth, cart, user }: AppState): WriteState => ({
  ...NOTHING_WRITTEN,
  written: { address, auth, cart, user },
  last: versionOf(clock),
});
const typed = commit(restored, draft('cart/personsTyped', { persons: 3 })).state;
const step = (state: WriteState, message: WriteMessage, at: Surroundings) => writeStep(state, message, at);

describe('a change', () => {
  test('starts one timer, however many follow', () => {
    const happened = { kind: 'happened', type: 'cart/personsTyped' } as const;
    const [waits, actions] = step(written(restored), happened, around(typed));
    expect(actions).toEqual([{ do: 'wait', ms: 250 }]);
    expect(step(waits, happened, around(typed))).toEqual([waits, []]);
  });

  test('is written after the pause, and only what has changed', () => {
    expect(step(written(restored), { kind: 'paused' }, around(typed))[1]).toEqual([
      { do: 'write', slices: ['cart'] },
    ]);
  });

  test('is written with all else where another tab has written since: together they are of one version', () => {
    const others = { ...versionOf(clock), tab: 'b' };
    const [state, actions] = step(written(restored), { kind: 'paused' }, around(typed, others));
    expect(actions).toEqual([{ do: 'write', slices: ['cart', 'user', 'address', 'auth'] }]);
    expect(state.last).toEqual(versionOf(clock));
  });

  test('that changes nothing that is saved is not written', () => {
    expect(step(written(restored), { kind: 'paused' }, around(restored))[1]).toEqual([]);
  });

  test('is not written before the saved state is in', () => {
    const early: AppState = { ...typed, view: { ...typed.view, isRestored: false } };
    expect(step(written(restored), { kind: 'ended' }, around(early))[1]).toEqual([]);
  });

  test('at a logout is written after what was personal is gone', () => {
    const message = { kind: 'happened', type: 'auth/loggedOut' } as const;
    expect(step(written(restored), message, around(typed))[1]).toEqual([
      { do: 'clear' },
      { do: 'write', slices: ['cart'] },
    ]);
  });
});

describe('what storage', () => {
  test('has not kept is written again with the next change, all else stays written', () => {
    const [state, actions] = step(
      written(typed),
      { kind: 'wrote', slice: 'cart', isKept: false },
      around(typed),
    );
    expect(actions).toEqual([]);
    expect(state).toEqual({
      ...written(typed),
      written: { ...written(typed).written, cart: undefined },
      isKept: false,
    });
    expect(step(state, { kind: 'paused' }, around(typed))[1]).toEqual([{ do: 'write', slices: ['cart'] }]);
  });

  test('has kept of another slice says nothing of the cart', () => {
    const [state] = step(
      { ...written(typed), isKept: false },
      { kind: 'wrote', slice: 'user', isKept: true },
      around(typed),
    );
    expect(state.isKept).toBe(false);
  });

  test('knows more is waited for once, then taken over', () => {
    const ahead = { ...versionOf(clock), rev: 9, known: { a: 1, b: 8 } };
    const [waits, first] = step(written(restored), { kind: 'paused' }, around(typed, ahead));
    expect(first).toEqual([{ do: 'wait', ms: 250 }]);
    expect(step(waits, { kind: 'paused' }, around(typed, ahead))[1]).toEqual([{ do: 'catchUp' }]);
  });
});
