import { of, throwError } from 'rxjs';
import { expect, test } from 'vitest';
import { demoCustomer, demoPromos, demoToken } from '../../../tests/demo.ts';
import { fold, shopOpened, signedIn } from '../../../tests/given.ts';
import { given } from '../../../tests/scenario.ts';
import { onStage } from '../../../tests/stage.ts';
import { draft } from '../draft.ts';
import { initialState } from '../state.ts';
import { selectCouponPromo, selectPromoFailure } from './selectors.ts';

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
    expect(store.state().promo).toEqual({ ...initialState.promo, list: demoPromos });
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

test('what weighs less does not hide that the sum could not be reckoned, whichever fails last', () => {
  const list = draft('promo/listFailed');
  const code = draft('promo/codeFailed');
  const message = 'Ошибка при применении промокода';
  const sum = draft('cart/promoCalculationFailed', { revision: 0, message });
  for (const order of [
    [sum, list, code],
    [list, code, sum],
    [code, sum, list],
  ] as const)
    expect(selectPromoFailure(fold(...order))).toBe(message);
  expect(selectPromoFailure(fold(code, list))).toBe('Ошибка при загрузке промокода');
});

test('the next coupon, and the next answer, end the failure', () => {
  const failed = draft('promo/listFailed');
  expect(selectPromoFailure(fold(failed))).not.toBeNull();
  expect(selectPromoFailure(fold(failed, draft('cart/couponSubmitted', { code: 'А' })))).toBeNull();
  expect(selectPromoFailure(fold(signedIn(), failed, draft('auth/logoutTapped')))).toBeNull();
});

const coupon = (code: string) => draft('cart/couponSubmitted', { code });
const listed = draft('promo/listLoaded', { promos: demoPromos });
const secretPromo = { ...demoPromos[0]!, code: 'ТАЙНЫЙ', title: 'Для своих' };

test('a coupon of the customer’s list is known by its title; one that is not is looked up', () => {
  given(shopOpened(), signedIn(), listed)
    .when('cart/couponSubmitted', { code: 'журавль10' })
    .thenNot('promo/codeDue');
  expect(selectCouponPromo(fold(shopOpened(), signedIn(), listed, coupon('журавль10')))?.title).toBe(
    demoPromos[0]?.title,
  );
  given(shopOpened(), signedIn(), listed)
    .when('cart/couponSubmitted', { code: ' ТАЙНЫЙ ' })
    .thenAmongOthers(['promo/codeDue', { code: 'ТАЙНЫЙ' }]);
});

test('nothing is looked up for a guest, for no code, nor while the list is known to have it', () => {
  given(shopOpened()).when('cart/couponSubmitted', { code: 'ТАЙНЫЙ' }).thenNot('promo/codeDue');
  given(shopOpened(), signedIn()).when('cart/couponSubmitted', { code: ' ' }).thenNot('promo/codeDue');
  given(shopOpened(), signedIn()).when('promo/listLoaded', { promos: demoPromos }).thenNothing();
});

test('the coupon of an earlier visit is looked up once the list is there', () => {
  given(shopOpened(), signedIn(), { cart: { coupon: 'ТАЙНЫЙ' } })
    .when('promo/listLoaded', { promos: demoPromos })
    .thenOnly(['promo/codeDue', { code: 'ТАЙНЫЙ' }]);
});

test('the newest coupon counts: an older answer tells nothing of it', () => {
  onStage(({ open, cold, flush, expectSubscriptions }) => {
    const slow = cold('100ms (p|)', { p: secretPromo });
    const { emit, store } = open([shopOpened(), signedIn(), listed], { api: { promo: () => slow } });
    emit('a 49ms b', { a: coupon('ТАЙНЫЙ'), b: coupon('ЛАПША') });
    expectSubscriptions(slow.subscriptions).toBe('^ 49ms !');
    flush();
    expect(selectCouponPromo(store.state())?.code).toBe('ЛАПША');
    expect(store.state().promo.current).toBeNull();
  });
});

test('a code that nobody knows is no failure of the list; the calculation says the rest', () => {
  onStage(({ open, cold, flush }) => {
    const { emit, store } = open([shopOpened(), signedIn()], {
      api: { promo: () => cold('(p|)', { p: null }) },
    });
    emit('a', { a: coupon('НЕТ') });
    flush();
    expect(store.state().promo).toMatchObject({ current: { code: 'НЕТ', promo: null }, failure: null });
  });
});

test('a look-up that fails says so in these words (section 8), and is not the calculation’s word', () => {
  onStage(({ open, cold, flush }) => {
    const { emit, store } = open([shopOpened(), signedIn()], { api: { promo: () => cold('#') } });
    emit('a', { a: coupon('ТАЙНЫЙ') });
    flush();
    expect(store.state().promo).toMatchObject({ failure: 'Ошибка при загрузке промокода', failed: 'code' });
  });
});

test('a code is copied as it is, and told of', () => {
  const copied: string[] = [];
  onStage(({ open, flush }) => {
    const copyText = (text: string) => {
      copied.push(text);
      return of(undefined);
    };
    const { emit, timesOf } = open([shopOpened()], { copyText });
    emit('c', { c: draft('promo/codeCopyTapped', { code: 'ЛАПША' }) });
    flush();
    expect(timesOf('promo/codeCopied')).toEqual([0]);
  });
  expect(copied).toEqual(['ЛАПША']);
  given(shopOpened())
    .when('promo/codeCopied', { code: 'ЛАПША' })
    .thenOnly(['view/noticeRaised', { notice: { kind: 'success', text: 'Промокод ЛАПША скопирован' } }]);
});

test('a code that the browser would not copy is told of as an error', () => {
  onStage(({ open, flush }) => {
    const { emit, timesOf } = open([shopOpened()], { copyText: () => throwError(() => new Error('denied')) });
    emit('c', { c: draft('promo/codeCopyTapped', { code: 'ЛАПША' }) });
    flush();
    expect(timesOf('promo/codeCopyFailed')).toEqual([0]);
  });
  given(shopOpened())
    .when('promo/codeCopyFailed')
    .thenOnly([
      'view/noticeRaised',
      { notice: { kind: 'error', text: 'Не удалось скопировать промокод. Выделите его и скопируйте' } },
    ]);
});
