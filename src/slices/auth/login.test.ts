import { describe, expect, test } from 'vitest';
import { demoCustomer, demoToken } from '../../../tests/demo.ts';
import { shopOpened } from '../../../tests/given.ts';
import { given } from '../../../tests/scenario.ts';
import { onStage } from '../../../tests/stage.ts';
import type { Consents } from '../../domain/customer.ts';
import { ApiFailure } from '../../domain/failure.ts';
import { personal, type PersonName, type Phone } from '../../domain/personal.ts';
import { draft } from '../draft.ts';
import type { Account, Profile } from '../world.ts';

const consents: Consents = { personalData: true, pushNotifications: false, advertising: false };
const login = (phone: string, name = '', changes: Partial<Consents> = {}) =>
  draft('auth/loginSubmitted', {
    phone: personal<Phone>(phone),
    name: personal<PersonName>(name),
    consents: { ...consents, ...changes },
  });
const asked = login('8 (927) 000-00-01');
const account: Account = { customer: demoCustomer, token: demoToken };
const notFound = new ApiFailure('status', { status: 404, serverMessage: 'Нет такого' });
const broken = new ApiFailure('status', { status: 500, serverMessage: 'Упало' });

describe('what is typed (specification, section 5, "Phone")', () => {
  test.each([
    ['', 'Введите номер телефона'],
    ['   ', 'Введите номер телефона'],
    ['+7 927 000', 'Неверный формат телефона'],
    ['9270000001', 'Неверный формат телефона'],
  ])('«%s» is refused with «%s», and no call goes out', (phone, message) => {
    given(shopOpened())
      .when('auth/loginSubmitted', login(phone).payload)
      .thenOnly(['auth/loginRefused', { message }]);
  });

  test('the phone goes out normalised', () => {
    given(shopOpened())
      .when('auth/loginSubmitted', asked.payload)
      .thenOnly(['auth/loginDue', { phone: '+79270000001' }]);
  });

  test('without the consent to personal data nothing goes out', () => {
    const { state } = given(shopOpened())
      .when('auth/loginSubmitted', login('+79270000001', '', { personalData: false }).payload)
      .thenOnly(['auth/loginRefused']);
    expect(state.auth.failure).toContain('согласие');
  });
});

describe('the calls of a login (specification, section 4, "Auth", steps 1 and 2)', () => {
  test('a known phone with nothing filled in is one look-up', () => {
    onStage(({ open, cold, flush, expectSubscriptions }) => {
      const lookUp = cold('100ms (a|)', { a: account });
      const { emit, timesOf, store } = open([shopOpened()], { api: { account: () => lookUp } });
      emit('l', { l: asked });
      expectSubscriptions(lookUp.subscriptions).toBe('^ 99ms !');
      flush();
      expect(timesOf('auth/loggedIn')).toEqual([100]);
      expect(store.state().auth).toEqual({
        token: demoToken,
        isSubmitting: false,
        failure: null,
        isCodeAsked: false,
        returnTo: null,
      });
    });
  });

  test('an unknown phone (404) creates the account with all that was filled in', () => {
    onStage(({ open, cold, flush }) => {
      const created: Profile[] = [];
      const { emit, store } = open([shopOpened()], {
        api: {
          account: () => cold('#', {}, notFound),
          createAccount: (profile) => {
            created.push(profile);
            return cold('(a|)', { a: account });
          },
        },
      });
      emit('l', { l: login('89270000001', 'Анна', { advertising: true }) });
      flush();
      expect(created).toEqual([
        { phone: '+79270000001', name: 'Анна', consents: { ...consents, advertising: true } },
      ]);
      expect(store.state().user.customer).toEqual(demoCustomer);
    });
  });

  test.each([
    ['the name alone', 'Мария', {}, { name: 'Мария' }],
    ['the consents alone', '', { advertising: true }, { consents: { ...consents, advertising: true } }],
    ['the same name', 'Анна', {}, null],
  ])('what changed goes out, and only that: %s', (_what, name, changes, expected) => {
    onStage(({ open, cold, flush }) => {
      const sent: object[] = [];
      const { emit, timesOf } = open([shopOpened()], {
        api: {
          account: () => cold('(a|)', { a: account }),
          changeAccount: (_phone, change) => {
            sent.push(change);
            return cold('50ms (a|)', { a: { ...account, token: null } });
          },
        },
      });
      emit('l', { l: login('89270000001', name, changes) });
      flush();
      expect(sent).toEqual(expected ? [expected] : []);
      expect(timesOf('auth/loggedIn')).toHaveLength(1);
    });
  });

  test('the look-up’s token holds when the change answers without one', () => {
    onStage(({ open, cold, flush }) => {
      const { emit, store } = open([shopOpened()], {
        api: {
          account: () => cold('(a|)', { a: account }),
          changeAccount: () => cold('(a|)', { a: { ...account, token: null } }),
        },
      });
      emit('l', { l: login('89270000001', 'Мария') });
      flush();
      expect(store.state().auth.token).toBe(demoToken);
    });
  });

  test('a change that fails does not stop the login', () => {
    onStage(({ open, cold, flush }) => {
      const { emit, timesOf } = open([shopOpened()], {
        api: { account: () => cold('(a|)', { a: account }), changeAccount: () => cold('#', {}, notFound) },
      });
      emit('l', { l: login('89270000001', 'Мария') });
      flush();
      expect(timesOf('auth/loggedIn')).toEqual([0]);
    });
  });

  test.each([
    ['the look-up', { account: broken }],
    ['the creation', { account: notFound, createAccount: broken }],
  ])('%s fails: the customer reads «Произошла ошибка. Попробуйте позже.»', (_what, failures) => {
    onStage(({ open, cold, flush }) => {
      const { emit, store } = open([shopOpened()], {
        api: {
          account: () => cold('#', {}, failures.account),
          createAccount: () => cold('#', {}, broken),
        },
      });
      emit('l', { l: asked });
      flush();
      expect(store.state().auth).toMatchObject({
        failure: 'Произошла ошибка. Попробуйте позже.',
        isSubmitting: false,
      });
    });
  });

  test('a second tap while one is under way is ignored', () => {
    onStage(({ open, cold, flush, expectSubscriptions }) => {
      const lookUp = cold('100ms (a|)', { a: account });
      const { emit } = open([shopOpened()], { api: { account: () => lookUp } });
      emit('l 49ms l', { l: asked });
      expectSubscriptions(lookUp.subscriptions).toBe('^ 99ms !');
      flush();
    });
  });

  test('closing the dialog gives the login up', () => {
    onStage(({ open, cold, flush, expectSubscriptions }) => {
      const lookUp = cold('100ms (a|)', { a: account });
      const { emit, store } = open([shopOpened(), { modal: { open: { kind: 'auth' } } }], {
        api: { account: () => lookUp },
      });
      emit('l 49ms x', { l: asked, x: draft('modal/dismissed', { kind: 'auth' }) });
      expectSubscriptions(lookUp.subscriptions).toBe('^ 49ms !');
      flush();
      expect(store.state().auth.isSubmitting).toBe(false);
      expect(store.state().user.customer).toBeNull();
    });
  });
});
