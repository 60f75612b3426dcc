import { expect, test } from 'vitest';
import { demoOrder } from '../../../../tests/demo.ts';
import { fold, orderActive, shopOpened, signedIn, type Step } from '../../../../tests/given.ts';
import { onStage } from '../../../../tests/stage.ts';
import { draft } from '../../draft.ts';

const push = (status: string, timestamp: number, orderId = 'order-1') =>
  draft('order/statusPushed', {
    orderId,
    userId: 'user-1',
    status,
    previousStatus: null,
    timestamp,
    courier: null,
  });
const tracked: Step = [shopOpened(), signedIn(), orderActive()];
const activeAfter = (...steps: readonly Step[]) => fold(tracked, ...steps).order.active;

test('an answer that was asked for before the connection was lost does not take the status back', () => {
  onStage(({ open, cold, flush }) => {
    const answers = [cold('20ms (o|)', { o: { ...demoOrder, status: 'WaitCooking' } })];
    const { emit, store } = open([tracked], {
      api: { activeOrder: () => answers.shift() ?? cold('-') },
    });
    emit('p 9ms l', { p: push('OnWay', 10), l: draft('view/connectionLost') });
    flush();
    expect(store.state().order.active?.status).toBe('OnWay');
  });
});

test('the events of one order say nothing of the time of the next', () => {
  const next = orderActive({ id: 'order-2' });
  expect(activeAfter(push('OnWay', 100), next, push('CookingStarted', 50, 'order-2'))).toMatchObject({
    id: 'order-2',
    status: 'CookingStarted',
  });
});

test('an order that was shown as completed does not come back, for whatever the server says of it later', () => {
  const cleared: Step = [push('Closed', 10), draft('order/cleared', { orderId: 'order-1' })];
  expect(activeAfter(cleared, orderActive({ status: 'Closed' }))).toBeNull();
  expect(activeAfter(cleared, orderActive({ status: 'OnWay' }))).toBeNull();
  expect(activeAfter(cleared, orderActive({ id: 'order-2' }))?.id).toBe('order-2');
});

test('an order that the server does not find for a moment keeps what was pushed of it', () => {
  const gone: Step = [push('OnWay', 10), draft('order/activeAbsent')];
  expect(activeAfter(gone)).toBeNull();
  expect(activeAfter(gone, orderActive({ status: 'WaitCooking' }))?.status).toBe('OnWay');
});
