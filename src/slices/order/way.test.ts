import { describe, expect, test } from 'vitest';
import { demoOrder, NOW } from '../../../tests/demo.ts';
import { fold, orderActive, restored, shopOpened, signedIn, type Step } from '../../../tests/given.ts';
import { given } from '../../../tests/scenario.ts';
import { draft } from '../draft.ts';
import { selectTracking } from './selectors.ts';

const at = (minutes: number): string => new Date(NOW + minutes * 60_000).toISOString();
const customer: Step = [shopOpened(), signedIn()];
const promised: Step = [customer, orderActive({ estimatedAt: at(40) })];
const later = draft('order/activeLoaded', { order: { ...demoOrder, estimatedAt: at(55) }, losses: 0 });
const wayAfter = (...steps: readonly Step[]) => selectTracking(fold(...steps))?.way;

describe('the way of an order', () => {
  test('keeps the promise beside a later word', () => {
    expect(wayAfter(promised, later)).toMatchObject({
      promisedAt: at(40),
      delay: { estimatedAt: at(55) },
    });
  });

  test('outlives the page', () => {
    const { user } = fold(promised);
    expect(wayAfter(customer, restored({ user }), orderActive({ estimatedAt: at(55) }))).toMatchObject({
      promisedAt: at(40),
      delay: { estimatedAt: at(55) },
    });
  });

  test('an answer that says the same again is no news', () => {
    given(promised)
      .when('order/activeLoaded', { order: { ...demoOrder, estimatedAt: at(40) }, losses: 0 })
      .thenNothing();
  });

  test('ends with the order, also while nobody looked, and not before', () => {
    given(promised)
      .when('order/activeAbsent')
      .thenOnly(['order/wayChanged', { orderId: demoOrder.id, way: null }]);
    given(promised, draft('order/completed', { orderId: demoOrder.id }))
      .when('order/activeAbsent')
      .thenNothing();
    expect(fold(promised, draft('order/cleared', { orderId: demoOrder.id })).user.way).toBeNull();
  });

  test('of another order is not shown', () => {
    expect(wayAfter(promised, orderActive({ id: 'order-2', estimatedAt: null }))).toMatchObject({
      orderId: 'order-2',
      promisedAt: null,
    });
  });
});

describe('an order that is expected soon is asked about again', () => {
  const expectedIn = (minutes: number): Step => [customer, orderActive({ estimatedAt: at(minutes) })];

  test.each([30, 15, 0, -5])('%s minutes before', (minutes) => {
    given(expectedIn(minutes)).when('view/minutePassed').thenAmongOthers(['order/refreshDue']);
  });

  test.each([31, 35, 14])('not %s minutes before', (minutes) => {
    given(expectedIn(minutes)).when('view/minutePassed').thenNot('order/refreshDue');
  });

  test('not while nobody looks, nor without a time, nor without an order', () => {
    given(expectedIn(15), draft('view/pageHidden')).when('view/minutePassed').thenNot('order/refreshDue');
    given(customer, orderActive()).when('view/minutePassed').thenNot('order/refreshDue');
    given(customer).when('view/minutePassed').thenNot('order/refreshDue');
  });
});
