import { expect, test } from 'vitest';
import { demoCustomer } from '../../../tests/demo.ts';
import { fold, shopOpened, signedIn } from '../../../tests/given.ts';
import { given } from '../../../tests/scenario.ts';
import { onStage } from '../../../tests/stage.ts';
import { kopecks } from '../../domain/money.ts';
import { personal, type Phone } from '../../domain/personal.ts';
import { draft } from '../draft.ts';
import { isLoggedIn } from './selectors.ts';

const start = draft('view/restored', { saved: {} as never, storeVersion: '1', isOnline: true });

test('logged in is who has a phone (specification, section 3, "User")', () => {
  expect(isLoggedIn(fold())).toBe(false);
  expect(isLoggedIn(fold(signedIn()))).toBe(true);
  expect(isLoggedIn(fold(signedIn({ phone: personal<Phone>('') })))).toBe(false);
});

test('a customer who comes back has the profile loaded, a guest has not', () => {
  given(shopOpened(), signedIn()).when(start.type, start.payload).thenAmongOthers(['user/profileDue']);
  given(shopOpened()).when(start.type, start.payload).thenNot('user/profileDue');
});

test('what the server knows of the customer is read again at start', () => {
  onStage(({ open, cold, flush }) => {
    const richer = { ...demoCustomer, balance: kopecks(99_900) };
    const { emit, store } = open([shopOpened(), signedIn()], {
      api: { account: () => cold('(a|)', { a: { customer: richer, token: null } }) },
    });
    emit('r', { r: start });
    flush();
    expect(store.state().user.customer?.balance).toBe(99_900);
    expect(store.state().auth.token).toBe('demo-token');
  });
});

test('an answer about another customer changes nothing', () => {
  const other = { ...demoCustomer, id: 'user-2' as typeof demoCustomer.id };
  const { state } = given(signedIn()).when('user/profileLoaded', { customer: other });
  expect(state.user.customer).toEqual(demoCustomer);
});

test('an allergen is ticked and unticked', () => {
  const toggled = draft('user/allergenToggled', { code: 'fish' });
  expect(fold(toggled).user.allergens).toEqual(['fish']);
  expect(fold(toggled, toggled).user.allergens).toEqual([]);
});
