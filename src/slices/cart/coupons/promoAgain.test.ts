import { expect, test } from 'vitest';
import { lineAdded, lineFor, shopOpened, signedIn } from '../../../../tests/given.ts';
import { onStage, type Stage } from '../../../../tests/stage.ts';
import { samplePromoAnswer } from '../../../../tests/samples.ts';
import { ApiFailure } from '../../../domain/failure.ts';
import { kopecks, NOTHING } from '../../../domain/money.ts';
import { draft } from '../../draft.ts';

const DRAGON = 'Зелёный дракон';
const drafts = {
  p: draft('cart/incrementTapped', { lineId: lineFor(DRAGON).id }),
  o: draft('view/wentOnline'),
  m: draft('view/minutePassed'),
};
const answer = samplePromoAnswer({ discountTotal: kopecks(500) });

/** A cart whose calculations end like this, the last one again and again. */
const calculate = ({ open, cold }: Stage, ends: readonly string[]) => {
  const at: number[] = [];
  const play = open([shopOpened(), signedIn(), lineAdded(DRAGON)], {
    api: {
      calculatePromo() {
        at.push(play.store.state().cart.revision);
        return cold(ends[Math.min(at.length, ends.length) - 1]!, { a: answer }, new ApiFailure('offline'));
      },
    },
  });
  return { ...play, calls: at };
};

test('a discount that a bad network took away comes back with it at once, and says nothing twice', () => {
  onStage((stage) => {
    const { emit, timesOf, store } = calculate(stage, ['#', '#', '(a|)']);
    emit('p 999ms m 999ms o', drafts);
    stage.flush();
    expect(timesOf('cart/promoCalculationFailed')).toEqual([300]);
    expect(timesOf('cart/promoCalculated')).toEqual([2_000]);
    expect(store.state().cart).toMatchObject({ discountTotal: 500, isCalculating: false });
  });
});

test('a cart that has changed since is asked about once, as it is now', () => {
  onStage((stage) => {
    const { emit, calls, store } = calculate(stage, ['#', '#', '(a|)']);
    emit('p 999ms p 999ms m', drafts);
    stage.flush();
    const { revision } = store.state().cart;
    expect(calls).toEqual([revision - 1, revision, revision]);
  });
});

test('an emptied cart is asked about no more', () => {
  onStage((stage) => {
    const { emit, calls, store } = calculate(stage, ['#', '(a|)']);
    emit('p 999ms x 999ms m', { ...drafts, x: draft('cart/clearTapped') });
    stage.flush();
    expect(calls).toHaveLength(1);
    expect(store.state().cart.discountTotal).toBe(NOTHING);
  });
});
