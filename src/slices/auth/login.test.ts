import { describe, expect, test } from 'vitest';
import { demoAddress, demoCustomer, demoToken } from '../../../tests/demo.ts';
import { addressSelected, fold, lineAdded, shopOpened, signedIn } from '../../../tests/given.ts';
import { given } from '../../../tests/scenario.ts';
import { onStage } from '../../../tests/stage.ts';
import type { Consents } from '../../domain/customer.ts';
import { ApiFailure } from '../../domain/failure.ts';
import { personal, type PersonName, type Phone } from '../../domain/personal.ts';
import { draft } from '../events.ts';
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
      .then(['auth/loginRefused', { message }]);
  });

  test('the phone goes out normalised', () => {
    given(shopOpened())
      .when('auth/loginSubmitted', asked.payload)
      .then(['auth/loginDue', { phone: '+79270000001' }]);
  });

  test('without the consent to personal data nothing goes out', () => {
    const { state } = given(shopOpened())
      .when('auth/loginSubmitted', login('+79270000001', '', { personalData: false }).payload)
      .then(['auth/loginRefused']);
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

describe('logged in (specification, section 4, "Auth", steps 3 to 5)', () => {
  const loggedIn = draft('auth/loggedIn', { customer: demoCustomer, token: demoToken, returnTo: null });

  test('user and address start anew; what belongs to the browser stays', () => {
    const { state } = given(shopOpened(), signedIn({ id: 'other' as never }), addressSelected(), {
      user: { allergens: ['nuts'], isAlreadySelectedCity: true },
    }).when(loggedIn.type, loggedIn.payload);
    expect(state.user).toMatchObject({
      customer: demoCustomer,
      allergens: ['nuts'],
      isAlreadySelectedCity: true,
    });
    expect(state.address.list).toEqual([]);
    expect(state.city.zone).toBeNull();
  });

  test('the profile is loaded: addresses, likes, orders, notifications, promo codes', () => {
    onStage(({ open, cold, flush, expectSubscriptions }) => {
      const calls = {
        addresses: cold('(a|)', { a: [demoAddress] }),
        likes: cold('(a|)', { a: [] }),
        activeOrder: cold('(a|)', { a: null }),
        lastOrder: cold('(a|)', { a: null }),
        history: cold('(a|)', { a: [] }),
        notifications: cold('(a|)', { a: [] }),
        promos: cold('(a|)', { a: [] }),
      };
      const { emit, store } = open([shopOpened()], {
        api: {
          addresses: () => calls.addresses,
          likes: () => calls.likes,
          activeOrder: () => calls.activeOrder,
          lastOrder: () => calls.lastOrder,
          history: () => calls.history,
          notifications: () => calls.notifications,
          promos: () => calls.promos,
        },
      });
      emit('l', { l: loggedIn });
      for (const call of Object.values(calls)) expectSubscriptions(call.subscriptions).toBe('(^!)');
      flush();
      expect(store.state().address.selectedId).toBe(demoAddress.id);
    });
  });

  test('the cart that was filled as a guest is calculated', () => {
    given(shopOpened(), lineAdded('Зелёный дракон'))
      .when(loggedIn.type, loggedIn.payload)
      .thenAmongOthers(['cart/promoCalculationDue']);
  });

  test('nobody who is logged in is asked to log in again', () => {
    const { state } = given(shopOpened(), {
      modal: { open: { kind: 'time' }, queue: [{ kind: 'auth' }, { kind: 'snackGift' }] },
    }).when(loggedIn.type, loggedIn.payload);
    expect(state.modal).toEqual({ open: { kind: 'time' }, queue: [{ kind: 'snackGift' }] });
  });

  test('the dialog closes and gives way to the one that waits', () => {
    const { state } = given(shopOpened(), {
      modal: { open: { kind: 'auth' }, queue: [{ kind: 'snackGift' }] },
    }).when(loggedIn.type, loggedIn.payload);
    expect(state.modal).toEqual({ open: { kind: 'snackGift' }, queue: [] });
  });

  test('the page that the login stood in the way of is opened (assumptions, section 6, "guards")', () => {
    onStage(({ open, cold, flush }) => {
      const gone: string[] = [];
      const { emit } = open([shopOpened()], {
        api: { account: () => cold('(a|)', { a: account }) },
        navigation: { go: (to, mode) => gone.push(`${mode} ${to}`) },
      });
      emit('ab', { a: draft('auth/loginAsked', { returnTo: '/samara/checkout' }), b: asked });
      flush();
      expect(gone).toEqual(['push /samara/checkout']);
    });
  });

  test('a dismissed dialog forgets where it should have led', () => {
    const state = fold(
      shopOpened(),
      draft('auth/loginAsked', { returnTo: '/samara/checkout' }),
      draft('modal/dismissed', { kind: 'auth' }),
    );
    expect(state.auth.returnTo).toBeNull();
  });

  test('who is logged in already is asked nothing', () => {
    given(shopOpened(), signedIn()).when('auth/loginAsked', { returnTo: null }).thenNothing();
  });
});
