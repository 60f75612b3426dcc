import { describe, expect, test } from 'vitest';
import { demoAddress, demoCustomer, demoToken } from '../../../tests/demo.ts';
import { addressSelected, fold, lineAdded, shopOpened, signedIn } from '../../../tests/given.ts';
import { given } from '../../../tests/scenario.ts';
import { onStage } from '../../../tests/stage.ts';
import { personal, type PersonName, type Phone } from '../../domain/personal.ts';
import { draft } from '../draft.ts';
import type { Account } from '../world.ts';

const account: Account = { customer: demoCustomer, token: demoToken };
const asked = draft('auth/loginSubmitted', {
  phone: personal<Phone>('8 (927) 000-00-01'),
  name: personal<PersonName>(''),
  consents: { personalData: true, pushNotifications: false, advertising: false },
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
    expect(state.modal).toMatchObject({ open: { kind: 'time' }, queue: [{ kind: 'snackGift' }] });
  });

  test('the dialog closes and gives way to the one that waits', () => {
    const { state } = given(shopOpened(), {
      modal: { open: { kind: 'auth' }, queue: [{ kind: 'snackGift' }] },
    }).when(loggedIn.type, loggedIn.payload);
    expect(state.modal).toMatchObject({ open: { kind: 'snackGift' }, queue: [] });
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
