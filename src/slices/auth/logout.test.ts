import { describe, expect, test } from 'vitest';
import { demoNotifications, demoPromos, demoToken, dish } from '../../../tests/demo.ts';
import {
  addressSelected,
  fold,
  lastOrderLoaded,
  lineAdded,
  orderActive,
  restored,
  shopOpened,
  signedIn,
  type Step,
} from '../../../tests/given.ts';
import { given } from '../../../tests/scenario.ts';
import { onStage } from '../../../tests/stage.ts';
import { ApiFailure } from '../../domain/failure.ts';
import { personal, type Token } from '../../domain/personal.ts';
import { draft } from '../draft.ts';
import { initialState } from '../state.ts';

const customer: Step = [
  shopOpened(),
  restored(),
  signedIn(),
  addressSelected(),
  lineAdded('Зелёный дракон'),
  orderActive(),
  lastOrderLoaded(),
  draft('notification/listLoaded', { items: demoNotifications }),
  draft('promo/listLoaded', { promos: demoPromos }),
  draft('catalog/likesLoaded', { productIds: [dish('Зелёный дракон').id] }),
  draft('modal/requested', { modal: { kind: 'address' } }),
];
const expired = draft('auth/sessionRefused', { token: demoToken });
const MESSAGE = 'Сессия авторизации истекла. Войдите снова, чтобы продолжить';

describe('logout (specification, section 4, "Auth", "Other account actions")', () => {
  test('it leads to the base path and leaves nothing of the customer in memory', () => {
    const { state } = given(customer)
      .when('auth/logoutTapped')
      .thenAmongOthers(
        ['auth/loggedOut', { reason: 'tapped' }],
        ['view/navigationDue', { to: '/samara/', mode: 'push' }],
      );
    const { address, auth, cart, notification, order, promo, modal } = initialState;
    const { open, queue } = modal;
    expect(state).toMatchObject({ address, auth, cart, notification, order, promo, modal: { open, queue } });
    expect(state.user.customer).toBeNull();
    expect(state.catalog.likes).toEqual({});
    expect(state.city.zone).toBeNull();
    expect(/9270000001|"Анна"|demo-token|"apartment"/.exec(JSON.stringify(state))).toBeNull();
  });

  test('the city and the allergens stay (assumptions, section 6, "logout")', () => {
    const { state } = given(customer, { user: { allergens: ['nuts'] } }).when('auth/logoutTapped');
    expect(state.user.allergens).toEqual(['nuts']);
    expect(state.city.currentId).toBe('1');
  });

  test('a deleted account is logged out', () => {
    onStage(({ open, cold, flush }) => {
      const { emit, events } = open([customer], {
        api: { deleteAccount: () => cold('100ms (a|)', { a: undefined }) },
      });
      emit('d', { d: draft('auth/accountDeleteTapped') });
      flush();
      expect(events.find(({ type }) => type === 'auth/loggedOut')?.payload).toEqual({ reason: 'deleted' });
    });
  });

  test('an account that cannot be deleted stays logged in, and the customer reads why', () => {
    onStage(({ open, cold, flush }) => {
      const { emit, store, events } = open([customer], {
        api: { deleteAccount: () => cold('#', {}, new ApiFailure('offline')) },
      });
      emit('d', { d: draft('auth/accountDeleteTapped') });
      flush();
      expect(store.state().user.customer).not.toBeNull();
      expect(events.find(({ type }) => type === 'view/noticeRaised')?.payload).toMatchObject({
        notice: { kind: 'error', text: 'Ошибка сервера. Попробуйте позже' },
      });
    });
  });

  test('an address that is saved after the logout is nobody’s', () => {
    onStage(({ open, cold, flush }) => {
      const { address } = fold(customer);
      const [saved] = address.list;
      if (!saved) throw new Error('No address');
      const { emit, store } = open([customer], {
        api: { createAddress: () => cold('500ms (a|)', { a: saved }) },
      });
      emit('s 99ms x', { s: draft('address/saveTapped', { draft: saved }), x: draft('auth/logoutTapped') });
      flush();
      expect(store.state().address).toEqual(initialState.address);
    });
  });
});

describe('401 (specification, section 8, "General request errors")', () => {
  test('the token in force ends the session, in these words', () => {
    given(customer)
      .when(expired.type, expired.payload)
      .thenAmongOthers(
        ['auth/loggedOut', { reason: 'expired' }],
        ['view/noticeRaised', { notice: { kind: 'error', text: MESSAGE } }],
      );
  });

  test('any number of them at once is one logout, one message and one navigation', () => {
    onStage(({ open, flush }) => {
      const { emit, timesOf } = open([customer]);
      emit('(xxxx)', { x: expired });
      flush();
      expect(timesOf('auth/loggedOut')).toEqual([0]);
      expect(timesOf('view/noticeRaised')).toEqual([0]);
      expect(timesOf('view/navigationDue')).toEqual([0]);
    });
  });

  test('an older token says nothing of the newer session', () => {
    given(customer)
      .when('auth/sessionRefused', { token: personal<Token>('older') })
      .thenNothing();
  });

  test('a guest is not logged out', () => {
    given(shopOpened()).when(expired.type, expired.payload).thenNothing();
  });

  test('refusals of the port become the event and the message', () => {
    onStage(({ open, hot, flush }) => {
      const refusals = {
        s: { kind: 'session' as const, token: demoToken },
        r: { kind: 'request' as const, message: 'Нельзя' },
      };
      const { timesOf, store } = open([customer], { refusals$: hot('5ms s 4ms r', refusals) });
      flush();
      expect(timesOf('auth/sessionRefused')).toEqual([5]);
      expect(timesOf('view/requestRefused')).toEqual([10]);
      expect(store.state().user.customer).toBeNull();
    });
  });
});
