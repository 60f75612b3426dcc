import { describe, expect, test } from 'vitest';
import { demoCustomer, demoToken } from '../../../tests/demo.ts';
import { fold, restored, shopOpened, signedIn, type StepOrPatch } from '../../../tests/given.ts';
import { given } from '../../../tests/scenario.ts';
import { onStage } from '../../../tests/stage.ts';
import type { UserId } from '../../domain/customer.ts';
import { ApiFailure } from '../../domain/failure.ts';
import { personal, type MessageText, type PushToken } from '../../domain/personal.ts';
import type { PushMessage, PushPermission } from '../../domain/push.ts';
import { draft } from '../draft.ts';
import { initialState } from '../state.ts';
import { selectPushOffer } from './selectors.ts';

const token = personal<PushToken>('token-1');
const other = personal<PushToken>('token-2');
const agreed = { consents: { ...demoCustomer.consents, pushNotifications: true } };
const disagreed = { consents: { ...demoCustomer.consents, pushNotifications: false } };
const found = (permission: PushPermission) => draft('notification/pushPermissionFound', { permission });
const received = (of: PushToken, source: 'app' | 'browser') =>
  draft('notification/pushTokenReceived', { token: of, source });
const login = (id: string = demoCustomer.id) =>
  draft('auth/loggedIn', {
    customer: { ...demoCustomer, ...agreed, id: id as UserId },
    token: demoToken,
    returnTo: null,
  });
const visit: StepOrPatch = [shopOpened(), restored()];
const customer: StepOrPatch = [visit, signedIn(agreed)];
const message: PushMessage = {
  id: 'm1',
  title: personal<MessageText>('Заказ в пути'),
  text: personal<MessageText>(''),
  link: '/personal',
};
const logout = draft('auth/logoutTapped');

describe('the token of a browser', () => {
  test('is fetched once there are a login, the consent and the permission, whichever comes last', () => {
    given(customer)
      .when('notification/pushPermissionFound', { permission: 'granted' })
      .thenOnly(['notification/pushTokenDue']);
    given(visit, found('granted'))
      .when('auth/loggedIn', login().payload)
      .thenAmongOthers(['notification/pushTokenDue']);
    given(visit, signedIn(disagreed), found('granted'))
      .when('user/profileChanged', { customer: { ...demoCustomer, ...agreed } })
      .thenAmongOthers(['notification/pushTokenDue']);
  });

  test.each<[string, StepOrPatch]>([
    ['a guest', [visit, found('granted')]],
    ['whoever did not agree', [visit, signedIn(disagreed), found('granted')]],
    ['a browser that was not asked', [customer, found('unasked')]],
    ['a browser that refused', [customer, found('denied')]],
  ])('is never fetched for %s', (_who, before) => {
    given(before)
      .when('user/profileDue')
      .thenNot('notification/pushTokenDue', 'notification/registrationDue', 'notification/pushEndDue');
  });

  test('is registered for the customer by the call for browsers, once', () => {
    onStage(({ open, cold, flush }) => {
      const calls: unknown[] = [];
      const { emit, store, timesOf } = open([customer], {
        push: { token: () => cold('50ms (t|)', { t: token }) },
        api: {
          registerWebDevice: (...call) => {
            calls.push(call);
            return cold('50ms (a|)', { a: undefined });
          },
        },
      });
      emit('p 199ms d 99ms t', {
        p: found('granted'),
        d: draft('user/profileDue'),
        t: received(token, 'browser'),
      });
      flush();
      expect(calls).toEqual([[demoCustomer.id, token]]);
      expect(timesOf('notification/registered')).toEqual([100]);
      expect(store.state().notification.push.stage).toBe('on');
    });
  });

  test('that is another one is registered, too', () => {
    given(customer, found('granted'), received(token, 'browser'))
      .when('notification/pushTokenReceived', { token: other, source: 'browser' })
      .thenOnly(['notification/registrationDue', { customerId: demoCustomer.id }]);
  });

  test('that nobody can fetch or register is only logged, and not tried again on this login', () => {
    onStage(({ open, cold, flush }) => {
      const { emit, events, reports, store } = open([customer], {
        push: { token: () => cold('#', {}, new Error('The service is down')) },
      });
      emit('p 9ms d', { p: found('granted'), d: draft('user/profileDue') });
      flush();
      expect(reports).toEqual(['notification/fetchToken']);
      expect(events.filter(({ type }) => type === 'notification/pushTokenDue')).toHaveLength(1);
      expect(store.state().view.notices).toEqual([]);
      expect(selectPushOffer(store.state())).toBeNull();
    });
    onStage(({ open, cold, flush }) => {
      const { emit, timesOf, store } = open([customer], {
        push: { token: () => cold('(t|)', { t: token }) },
        api: { registerWebDevice: () => cold('#', {}, new ApiFailure('status', { status: 403 })) },
      });
      emit('p 9ms d', { p: found('granted'), d: draft('user/profileDue') });
      flush();
      expect(timesOf('notification/registrationFailed')).toEqual([0]);
      expect(store.state().view.notices).toEqual([]);
    });
  });

  test('is given up at a logout, unless another tab has done so, and when the consent is taken back', () => {
    onStage(({ open, cold, flush }) => {
      const ended: number[] = [];
      const { emit, store } = open([customer], {
        push: { token: () => cold('(t|)', { t: token }), end: () => void ended.push(1) },
        api: { registerWebDevice: () => cold('(a|)', { a: undefined }) },
      });
      emit('p 9ms x', { p: found('granted'), x: logout });
      flush();
      expect(ended).toHaveLength(1);
      expect(store.state().notification.push).toEqual({
        ...initialState.notification.push,
        permission: 'granted',
      });
    });
    onStage(({ open, flush }) => {
      const ended: number[] = [];
      const { emit } = open([customer], { push: { end: () => void ended.push(1) } });
      emit('x', { x: draft('auth/endedElsewhere') });
      flush();
      expect(ended).toEqual([]);
    });
    given(customer, found('granted'), received(token, 'browser'))
      .when('user/profileChanged', { customer: { ...demoCustomer, ...disagreed } })
      .thenAmongOthers(['notification/pushEndDue']);
    given(customer, found('granted'), received(token, 'browser'))
      .when('notification/pushPermissionFound', { permission: 'denied' })
      .thenOnly(['notification/pushEndDue']);
  });

  test('that arrives after the logout is nobody’s', () => {
    onStage(({ open, cold, flush }) => {
      const { emit, store } = open([customer], { push: { token: () => cold('50ms (t|)', { t: token }) } });
      emit('p 9ms x', { p: found('granted'), x: logout });
      flush();
      expect(store.state().notification.push.token).toBeNull();
    });
  });
});

describe('the token of the app', () => {
  test('waits for a login, and is registered by the call for devices for each customer', () => {
    onStage(({ open, cold, flush }) => {
      const calls: unknown[] = [];
      const { emit } = open([visit], {
        api: {
          registerDevice: (...call) => {
            calls.push(call);
            return cold('(a|)', { a: undefined });
          },
        },
      });
      emit('t 9ms t 9ms a 9ms x 9ms b', {
        t: received(token, 'app'),
        a: login('user-1'),
        b: login('user-2'),
        x: logout,
      });
      flush();
      expect(calls).toEqual([
        ['user-1', token],
        ['user-2', token],
      ]);
    });
  });

  test('that comes after the login is registered at once', () => {
    given(visit, signedIn(disagreed))
      .when('notification/pushTokenReceived', { token, source: 'app' })
      .thenOnly(['notification/registrationDue', { customerId: demoCustomer.id }]);
  });
});

describe('the browser’s own question', () => {
  test('is asked after a tap only, and its answer is heard', () => {
    onStage(({ open, cold, flush }) => {
      let asked = 0;
      const { emit, store } = open([customer], {
        push: {
          permission$: cold('(p)', { p: 'unasked' as const }),
          ask: () => {
            asked += 1;
            return cold('500ms (p|)', { p: 'granted' as const });
          },
          token: () => cold('(t|)', { t: token }),
        },
        api: { registerWebDevice: () => cold('(a|)', { a: undefined }) },
      });
      emit('m 9ms t 9ms t', { m: draft('view/minutePassed'), t: draft('notification/pushAllowTapped') });
      flush();
      expect(asked).toBe(1);
      expect(selectPushOffer(store.state())).toBe('on');
    });
  });

  test('that fails can be asked again', () => {
    onStage(({ open, cold, flush }) => {
      const { emit, store, reports } = open([customer, found('unasked')], {
        push: { ask: () => cold('#', {}, new Error('No gesture')) },
      });
      emit('t', { t: draft('notification/pushAllowTapped') });
      flush();
      expect(reports).toEqual(['notification/askPermission']);
      expect(selectPushOffer(store.state())).toBe('ask');
    });
  });

  test.each<[StepOrPatch, ReturnType<typeof selectPushOffer>]>([
    [[customer, found('unasked')], 'ask'],
    [[customer, found('unasked'), draft('notification/pushAllowTapped')], 'asking'],
    [[customer, found('denied')], 'refused'],
    [[customer, found('granted')], null],
    [[customer, draft('notification/pushAllowTapped'), found('granted')], 'asking'],
    [[customer, found('granted'), received(token, 'browser'), draft('notification/registered')], 'on'],
    [[visit, signedIn(disagreed), found('unasked')], null],
    [customer, null],
    [[customer, found('unasked'), { view: { device: { isApp: true, platform: 'ios' } } }], null],
  ])('what is offered, case %#', (before, offer) => {
    expect(selectPushOffer(fold(before))).toBe(offer);
  });
});

test('a message in sight of the shop is shown, and the list is loaded anew', () => {
  onStage(({ open, cold, flush }) => {
    const shown: PushMessage[] = [];
    let loads = 0;
    const { emit } = open([customer, found('granted')], {
      push: {
        messages$: cold('10ms m', { m: message }),
        show: (one) => void shown.push(one),
      },
      api: {
        registerWebDevice: () => cold('(a|)', { a: undefined }),
        notifications: () => {
          loads += 1;
          return cold('(a|)', { a: [] });
        },
      },
    });
    emit('t 99ms x', { t: received(token, 'browser'), x: logout });
    flush();
    expect(shown).toEqual([message]);
    expect(loads).toBe(1);
  });
});
