import { describe, expect, test } from 'vitest';
import { demoOrder } from '../../tests/demo.ts';
import { orderActive, shopOpened, signedIn } from '../../tests/given.ts';
import { onStage, type Stage } from '../../tests/stage.ts';
import { ApiFailure, type FailureKind } from '../domain/failure.ts';
import { draft } from './events.ts';

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
  let calls = 0;
  const play = open([shopOpened(), signedIn()], {
    api: {
      activeOrder() {
        calls += 1;
        const at = <T>(list: readonly T[]) => list[Math.min(calls, list.length) - 1]!;
        return cold(at(answers), { o: demoOrder }, at(failures));
      },
    },
  });
  return { ...play, calls: () => calls };
};

describe('what could not be read of the customer (assumptions, section 7)', () => {
  test('is asked for again with each minute until it comes, and then left alone', () => {
    onStage((stage) => {
      const { emit, timesOf, reports, calls } = ask(stage, ['#', '5ms #', '7ms (o|)']);
      emit('r 9ms m 9ms m 9ms m', drafts);
      stage.flush();
      expect(timesOf('order/activeFailed')).toEqual([0]);
      expect(reports).toEqual(['order/loadActiveOrder']);
      expect(timesOf('order/activeLoaded')).toEqual([27]);
      expect(calls()).toBe(3);
    });
  });

  test('is asked for again as soon as there is a connection', () => {
    onStage((stage) => {
      const { emit, timesOf } = ask(stage, ['#', '(o|)']);
      emit('r 3ms o', drafts);
      stage.flush();
      expect(timesOf('order/activeLoaded')).toEqual([4]);
    });
  });

  test('a minute that passes while it is asked for changes nothing', () => {
    onStage((stage) => {
      const { emit, timesOf, calls } = ask(stage, ['#', '15ms (o|)']);
      emit('r 9ms m 9ms m 9ms m', drafts);
      stage.flush();
      expect(timesOf('order/activeLoaded')).toEqual([25]);
      expect(calls()).toBe(2);
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
      for (const { emit } of [atOnce, later]) emit('r 9ms m 9ms m 9ms m 9ms m', drafts);
      stage.flush();
      expect([atOnce.calls(), later.calls()]).toEqual([1, 3]);
      expect(atOnce.timesOf('order/activeFailed')).toEqual([0]);
    });
  });

  test('a logout ends it, and a newer question takes its place', () => {
    onStage((stage) => {
      const left = ask(stage, ['#']);
      left.emit('r 9ms x m', drafts);
      const asked = ask(stage, ['#', '5ms #']);
      asked.emit('r 9ms r 9ms m 9ms m', drafts);
      stage.flush();
      expect(left.calls()).toBe(1);
      expect([asked.calls(), asked.timesOf('order/activeFailed')]).toEqual([4, [0, 15]]);
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
