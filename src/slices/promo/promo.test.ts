import { expect, test } from 'vitest';
import { demoCustomer, demoPromos, demoToken } from '../../../tests/demo.ts';
import { fold, shopOpened, signedIn } from '../../../tests/given.ts';
import { onStage } from '../../../tests/stage.ts';
import { draft } from '../events.ts';
import { selectPromoFailure } from './selectors.ts';

const loggedIn = draft('auth/loggedIn', { customer: demoCustomer, token: demoToken, returnTo: null });

test('promo codes are fetched for a customer only (specification, section 5, "Likes and promo codes")', () => {
  onStage(({ open, cold, flush, expectSubscriptions }) => {
    const call = cold('10ms (p|)', { p: demoPromos });
    const { emit, store } = open([shopOpened()], { api: { promos: () => call } });
    emit('9ms r 90ms l', {
      r: draft('view/restored', { saved: {} as never, storeVersion: '1', isOnline: true }),
      l: loggedIn,
    });
    expectSubscriptions(call.subscriptions).toBe('100ms ^ 9ms !');
    flush();
    expect(store.state().promo).toEqual({ list: demoPromos, failure: null });
  });
});

test('a list that cannot be loaded says so in these words (section 8, "Promo codes")', () => {
  onStage(({ open, cold, flush }) => {
    const { emit, store } = open([shopOpened()], { api: { promos: () => cold('#') } });
    emit('l', { l: loggedIn });
    flush();
    expect(selectPromoFailure(store.state())).toBe('Ошибка при загрузке промокодов');
  });
});

test('the next coupon, and the next answer, end the failure', () => {
  const failed = draft('promo/listFailed');
  expect(selectPromoFailure(fold(failed))).not.toBeNull();
  expect(selectPromoFailure(fold(failed, draft('cart/couponSubmitted', { code: 'А' })))).toBeNull();
  expect(selectPromoFailure(fold(signedIn(), failed, draft('auth/logoutTapped')))).toBeNull();
});
