import { asyncScheduler } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { demoCities, demoOrder } from '../../tests/demo.ts';
import { orderActive, shopOpened, signedIn } from '../../tests/given.ts';
import { onStage, type Stage } from '../../tests/stage.ts';
import { ApiFailure, type FailureKind } from '../domain/failure.ts';
import { draft } from './draft.ts';

const drafts = {
  r: draft('order/refreshDue'),
  m: draft('view/minutePassed'),
  o: draft('view/wentOnline'),
  x: draft('auth/loggedOut', { reason: 'tapped' }),
  l: draft('view/connectionLost'),
  p: draft('order/statusApplied', { orderId: demoOrder.id, status: 'OnWay', courier: null, timestamp: 1 }),
};
const offline = new ApiFailure('offline');

/** A customer’s page on which the active order is asked for; the last of the answers and of the failures is repeated. */
const ask = ({ open, cold }: Stage, answers: readonly string[], failures: readonly Error[] = [offline]) => {
  /** Milliseconds. */
  const calls: number[] = [];
  const play = open([shopOpened(), signedIn()], {
    api: {
      activeOrder() {
        const at = <T>(list: readonly T[]) => list[Math.min(calls.length, list.length - 1)]!;
        const answer = cold(at(answers), { o: demoOrder }, at(failures));
        calls.push(asyncScheduler.now());
        return answer;
      },
    },
  });
  return { ...play, calls };
};

describe('what could not be read of the customer (assumptions, section 7)', () => {
  test('is asked for again after 1, 2, 4, 8, 8 … minutes until it comes, and then left alone', () => {
    onStage((stage) => {
      const { emit, timesOf, reports, calls } = ask(stage, ['#', '#', '#', '#', '#', '5ms (o|)']);
      // The n-th minute passes n × 10 ms after the question.
      emit(`r${' 9ms m'.repeat(40)}`, drafts);
      stage.flush();
      expect(calls).toEqual([0, 10, 30, 70, 150, 230]);
      expect(timesOf('order/activeFailed')).toEqual([0]);
      expect(reports).toEqual(['order/loadActiveOrder']);
      expect(timesOf('order/activeLoaded')).toEqual([235]);
    });
  });

  test('is asked for again as soon as there is a connection', () => {
    onStage((stage) => {
      const { emit, timesOf } = ask(stage, ['#', '#', '(o|)']);
      emit('r 3ms o 3ms o', drafts);
      stage.flush();
      expect(timesOf('order/activeLoaded')).toEqual([8]);
    });
  });

  test('a minute that passes while it is asked for changes nothing', () => {
    onStage((stage) => {
      const { emit, timesOf, calls } = ask(stage, ['#', '15ms (o|)']);
      emit('r 9ms m 9ms m 9ms m', drafts);
      stage.flush();
      expect(timesOf('order/activeLoaded')).toEqual([25]);
      expect(calls).toEqual([0, 10]);
    });
  });

  test.each<[string, FailureKind, number | undefined]>([
    ['a refusal', 'status', 422],
    ['an answer that cannot be read', 'invalid', undefined],
  ])('%s is final, at once or later', (_what, kind, status) => {
    const failure = new ApiFailure(kind, status === undefined ? {} : { status });
    onStage((stage) => {
      const atOnce = ask(stage, ['#'], [failure]);
      const later = ask(stage, ['#'], [offline, offline, failure]);
      for (const { emit } of [atOnce, later])
        emit('r 9ms m 9ms m 9ms m 9ms m 9ms m 9ms m 9ms m 9ms m', drafts);
      stage.flush();
      expect(atOnce.calls).toEqual([0]);
      expect(later.calls).toEqual([0, 10, 30]);
      expect(atOnce.timesOf('order/activeFailed')).toEqual([0]);
    });
  });

  test('a logout ends it, and a newer question takes its place', () => {
    onStage((stage) => {
      const left = ask(stage, ['#']);
      left.emit('r 9ms x m', drafts);
      const asked = ask(stage, ['#', '5ms #']);
      asked.emit('r 9ms r 9ms m 9ms m 9ms m', drafts);
      stage.flush();
      expect(left.calls).toEqual([0]);
      expect(asked.calls).toEqual([0, 10, 20, 40]);
      expect(asked.timesOf('order/activeFailed')).toEqual([0, 15]);
    });
  });

  test('a city that becomes known meanwhile is a new epoch: it is asked for at once', () => {
    onStage((stage) => {
      const { emit, calls, timesOf } = ask(stage, ['#', '5ms (o|)']);
      emit('r 9ms c 9ms m', { ...drafts, c: draft('city/entered', { cityId: demoCities[1]!.id }) });
      stage.flush();
      expect(calls).toEqual([0, 10]);
      expect(timesOf('order/activeLoaded')).toEqual([15]);
    });
  });

  test('it is judged by the moment in which it was asked for again', () => {
    onStage((stage) => {
      const { emit, store } = ask(stage, ['#', '(o|)']);
      store.emit('order/activeLoaded', { order: demoOrder, losses: 0 });
      emit('r p l m', drafts);
      stage.flush();
      expect(store.state().order.active?.status).toBe(demoOrder.status);
    });
  });

  test('a guest is asked nothing', () => {
    onStage(({ open, flush }) => {
      const { emit, timesOf, reports } = open([shopOpened(), orderActive()], {});
      emit('r m', drafts);
      flush();
      expect([timesOf('order/activeFailed'), reports]).toEqual([[], []]);
    });
  });
});
