import { describe, expect, test } from 'vitest';
import { demoCustomer, demoOrder } from '../../../tests/demo.ts';
import { fold, orderActive, shopOpened, signedIn, type Step } from '../../../tests/given.ts';
import { given } from '../../../tests/scenario.ts';
import { onStage } from '../../../tests/stage.ts';
import type { ActiveOrder } from '../../domain/customer.ts';
import { personal, type PersonName, type Phone } from '../../domain/personal.ts';
import { draft } from '../draft.ts';
import type { LiveMessage } from '../world.ts';
import { selectTracking } from './selectors.ts';

const courier = { name: personal<PersonName>('Пётр'), phone: personal<Phone>('+79990000000') };
const push = (status: string, timestamp: number, changes: { orderId?: string; userId?: string } = {}) =>
  draft('order/statusPushed', {
    orderId: 'order-1',
    userId: 'user-1',
    status,
    previousStatus: null,
    timestamp,
    courier: null,
    ...changes,
  });
const cooking = push('CookingStarted', 10);
const started = draft('view/restored', { saved: {} as never, storeVersion: '1', isOnline: true });
const customer: Step = [shopOpened(), signedIn()];
const tracked: Step = [customer, orderActive()];
const statusAfter = (...steps: readonly Step[]) => fold(tracked, ...steps).order.active?.status;
const fetched = (status: string, changes: Partial<ActiveOrder> = {}) => orderActive({ status, ...changes });

describe('pushed statuses (specification, section 4, "Active order status")', () => {
  test('one of the customer’s active order is applied and dates its step, and the order is fetched again', () => {
    given(tracked)
      .when(cooking.type, cooking.payload)
      .thenOnly(
        ['order/statusApplied', { orderId: 'order-1', status: 'CookingStarted', timestamp: 10 }],
        ['order/refreshDue'],
        ['order/wayChanged', { orderId: 'order-1' }],
      );
  });

  test.each([
    ['another order', push('OnWay', 10, { orderId: 'order-2' })],
    ['another customer', push('OnWay', 10, { userId: 'user-2' })],
  ])('one of %s is ignored', (_what, foreign) => {
    given(tracked).when(foreign.type, foreign.payload).thenNothing();
  });

  test('without an active order, and without a login, nothing is applied', () => {
    given(customer).when(cooking.type, cooking.payload).thenNothing();
    given(shopOpened(), { order: { active: demoOrder } })
      .when(cooking.type, cooking.payload)
      .thenNothing();
  });

  test('the pushed status and courier outweigh the answer that was fetched because of them', () => {
    const applied = { ...push('OnWay', 20), payload: { ...push('OnWay', 20).payload, courier } };
    const { active } = fold(tracked, applied, fetched('CookingStarted')).order;
    expect(active).toMatchObject({ status: 'OnWay', courier });
    expect(fold(tracked, applied, push('Waiting', 21)).order.active?.courier).toBeNull();
  });

  test('a status never goes back: an older event is dropped, one of the same moment is not', () => {
    expect(statusAfter(push('OnWay', 20), push('CookingStarted', 10))).toBe('OnWay');
    expect(statusAfter(push('Waiting', 20), push('OnWay', 20))).toBe('OnWay');
  });

  test('after a gap in the connection the fetched answer is newer than the last push', () => {
    const gap: Step = [draft('view/connectionLost'), draft('view/connectionOpened')];
    expect(statusAfter(cooking, gap, fetched('OnWay'))).toBe('OnWay');
    expect(statusAfter(push('OnWay', 20), gap, push('CookingStarted', 10))).toBe('OnWay');
    expect(statusAfter(cooking, gap, push('OnWay', 20), fetched('CookingStarted'))).toBe('OnWay');
  });

  test('the moment of the change is kept', () => {
    expect(fold(tracked, { order: { updatedAt: 1 } }, cooking).order.updatedAt).toBeGreaterThan(1);
  });

  test('other code on the page is told the status alone', () => {
    onStage(({ open, flush }) => {
      const told: string[] = [];
      const { emit } = open([tracked], { announceStatus: (status) => told.push(status) });
      emit('ab', { a: cooking, b: push('OnWay', 11, { orderId: 'order-2' }) });
      flush();
      expect(told).toEqual(['CookingStarted']);
    });
  });
});

describe('completion (specification, section 9: cleared after 10 s)', () => {
  test.each(['Closed', 'Cancelled'])('%s is cleared exactly ten seconds later', (status) => {
    onStage(({ open, flush }) => {
      const { emit, timesOf, store } = open([tracked]);
      emit('5ms p', { p: push(status, 10) });
      flush();
      expect(timesOf('order/completed')).toEqual([5]);
      expect(timesOf('order/cleared')).toEqual([10_005]);
      expect(store.state().order).toMatchObject({ active: null, pushed: null });
    });
  });

  test('an order that is fetched as completed is cleared too', () => {
    onStage(({ open, cold, flush }) => {
      const { emit, timesOf } = open([customer], {
        api: { activeOrder: () => cold('(o|)', { o: { ...demoOrder, status: 'Closed' } }) },
      });
      emit('o', { o: draft('view/connectionOpened') });
      flush();
      expect(timesOf('order/cleared')).toEqual([10_000]);
    });
  });

  test('a 404 within the ten seconds does not clear it earlier', () => {
    onStage(({ open, cold, flush }) => {
      const { emit, timesOf, store } = open([tracked], {
        api: { activeOrder: () => cold('1s (n|)', { n: null }) },
      });
      const shown: (string | undefined)[] = [];
      store.event$.subscribe(({ type }) => {
        if (type === 'order/activeAbsent') shown.push(store.state().order.active?.status);
      });
      emit('p', { p: push('Closed', 10) });
      flush();
      expect(shown).toEqual(['Closed']);
      expect(timesOf('order/cleared')).toEqual([10_000]);
    });
  });

  test('nothing comes after a final status: neither an event nor an answer changes it, nor starts a second clock', () => {
    onStage(({ open, cold, flush }) => {
      const { emit, timesOf } = open([tracked], {
        api: { activeOrder: () => cold('1s (o|)', { o: { ...demoOrder, status: 'OnWay' } }) },
      });
      emit('p 1s q', { p: push('Closed', 10), q: push('OnWay', 20) });
      flush();
      expect(timesOf('order/statusApplied')).toEqual([0]);
      expect(timesOf('order/completed')).toEqual([0]);
      expect(timesOf('order/cleared')).toEqual([10_000]);
    });
  });

  test('the clock of one order never clears the next', () => {
    onStage(({ open, flush }) => {
      const { emit, store } = open([tracked]);
      emit('p 4999ms o', {
        p: push('Closed', 10),
        o: draft('order/activeLoaded', { order: { ...demoOrder, id: 'order-2' }, losses: 0 }),
      });
      flush();
      expect(store.state().order.active?.id).toBe('order-2');
    });
  });

  test('a cleared order brings the last order, the history and the bonuses up to date', () => {
    onStage(({ open, cold, flush, expectSubscriptions }) => {
      const call = cold('(a|)', { a: { customer: demoCustomer, token: null } });
      const last = cold('(l|)', { l: null });
      const { emit } = open([tracked], { api: { account: () => call, lastOrder: () => last } });
      emit('p', { p: push('Closed', 10) });
      expectSubscriptions(call.subscriptions).toBe('10s (^!)');
      expectSubscriptions(last.subscriptions).toBe('10s (^!)');
      flush();
    });
  });

  test('logout stops the clock', () => {
    onStage(({ open, flush }) => {
      const { emit, timesOf } = open([tracked]);
      emit('p 999ms x', { p: push('Closed', 10), x: draft('auth/logoutTapped') });
      flush();
      expect(timesOf('order/cleared')).toEqual([]);
    });
  });
});

describe('the fetched order', () => {
  test('no order, and none without a login, is an empty region', () => {
    expect(fold(tracked, draft('order/activeAbsent')).order.active).toBeNull();
    onStage(({ open, flush }) => {
      const activeOrder = (): never => {
        throw new Error('A guest has no order');
      };
      const { emit, reports } = open([shopOpened()], { api: { activeOrder } });
      emit('o', { o: draft('view/connectionOpened') });
      flush();
      expect(reports).toEqual([]);
    });
  });

  test('a failure is only logged and keeps what is known', () => {
    onStage(({ open, cold, flush }) => {
      const { emit, store, reports } = open([tracked], { api: { activeOrder: () => cold('#') } });
      emit('o', { o: draft('view/connectionOpened') });
      flush();
      expect(store.state().order.active?.id).toBe('order-1');
      expect(reports).toEqual(['order/loadActiveOrder']);
    });
  });

  test('an unknown status keeps the step reached and is shown as sent (assumptions, section 2)', () => {
    const tracking = selectTracking(fold(tracked, cooking, push('Packing', 11)));
    expect(tracking).toMatchObject({ current: 'cooking', unknownStatus: 'Packing', isCancelled: false });
  });

  test('another order begins at its own step', () => {
    const tracking = selectTracking(fold(tracked, push('OnWay', 10), fetched('Packing', { id: 'order-2' })));
    expect(tracking).toMatchObject({ current: null, unknownStatus: 'Packing' });
  });

  test('a cancelled order shows no step', () => {
    expect(selectTracking(fold(tracked, push('Cancelled', 10)))).toMatchObject({
      isCancelled: true,
      current: null,
    });
  });
});

describe('the live connection (specification, section 4, "Auth", step 7)', () => {
  test('it opens once the saved state is in, reconnects at login and at logout, and closes the one before', () => {
    onStage(({ open, cold, flush, expectSubscriptions }) => {
      const sessions: (string | null)[] = [];
      const lines = [cold<LiveMessage>('-'), cold<LiveMessage>('-'), cold<LiveMessage>('-')];
      const { emit } = open([shopOpened()], {
        live: ({ userId }) => lines[sessions.push(userId) - 1] ?? cold('-'),
      });
      emit('9ms r 40ms l 49ms n 49ms x', {
        r: started,
        l: draft('auth/loggedIn', { customer: demoCustomer, token: null, returnTo: null }),
        n: draft('view/pageEntered', { path: '/samara/' }),
        x: draft('auth/logoutTapped'),
      });
      expectSubscriptions(lines[0]!.subscriptions).toBe('9ms ^ 40ms !');
      expectSubscriptions(lines[1]!.subscriptions).toBe('50ms ^ 99ms !');
      flush();
      expect(sessions).toEqual([null, 'user-1', null]);
    });
  });

  test('its messages become events', () => {
    onStage(({ open, cold, flush }) => {
      const messages: Record<string, LiveMessage> = {
        o: { type: 'opened' },
        s: { type: 'settings' },
        p: { ...cooking.payload, type: 'status' },
        l: { type: 'lost' },
      };
      const { emit, timesOf } = open([tracked], { live: () => cold('1ms ospl', messages) });
      emit('r', { r: started });
      flush();
      expect(timesOf('view/connectionOpened')).toEqual([1]);
      expect(timesOf('setting/reloadPushed')).toEqual([2]);
      expect(timesOf('order/statusApplied')).toEqual([3]);
      expect(timesOf('view/connectionLost')).toEqual([4]);
      expect(timesOf('order/refreshDue')).toEqual([0, 1, 3]);
    });
  });
});
