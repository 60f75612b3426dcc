import { describe, expect, test } from 'vitest';
import { demoCities, demoPromos } from '../../../tests/demo.ts';
import { fold, shopOpened, signedIn, type Step } from '../../../tests/given.ts';
import { onStage } from '../../../tests/stage.ts';
import { samplePromoAnswer } from '../../../tests/samples.ts';
import { draft } from '../draft.ts';
import { initialState } from '../state.ts';

const customer: Step = [shopOpened(), signedIn()];
const promo = demoPromos[0]!;
const listed = draft('promo/listLoaded', { promos: demoPromos });
const found = draft('promo/codeLoaded', { code: promo.code, promo });
const calculated = draft('cart/promoCalculated', {
  revision: 0,
  answer: samplePromoAnswer(),
});
const failures = {
  list: draft('promo/listFailed'),
  code: draft('promo/codeFailed'),
  calculation: draft('cart/promoCalculationFailed', { revision: 0, message: 'Не вышло' }),
};
const failedAfter = (...steps: readonly Step[]) => fold(...steps).promo.failed;

describe('a failure ends with the answer to the same question, and with no other', () => {
  test.each([
    ['list', listed],
    ['code', found],
    ['calculation', calculated],
  ] as const)('%s', (what, answer) => {
    for (const failed of ['list', 'code', 'calculation'] as const)
      expect(failedAfter(failures[failed], answer)).toBe(failed === what ? null : failed);
    expect(fold(failures[what], answer).promo.failure).toBeNull();
  });

  test('a failed calculation is told in its own words', () => {
    expect(fold(failures.calculation).promo).toMatchObject({ failed: 'calculation', failure: 'Не вышло' });
  });
});

test.each([
  ['a new coupon', draft('cart/couponSubmitted', { code: 'ЛАПША' })],
  ['a removed coupon', draft('cart/couponRemoved')],
  ['another city', draft('city/chosen', { cityId: demoCities[1]!.id })],
])('%s ends what was known of the coupon before, not the list', (_what, event) => {
  const { promo: before } = fold(customer, listed, found, failures.code);
  expect(before).toMatchObject({ current: { code: promo.code }, failed: 'code' });
  expect(fold(customer, listed, found, failures.code, event).promo).toEqual({
    ...initialState.promo,
    list: demoPromos,
  });
});

test('nothing of a customer is left after the logout', () => {
  expect(fold(customer, listed, found, draft('auth/logoutTapped')).promo).toEqual(initialState.promo);
});

test.each([
  ['a removed coupon', draft('cart/couponRemoved')],
  ['another coupon', draft('cart/couponSubmitted', { code: promo.code })],
])('%s ends the look-up', (_what, event) => {
  onStage(({ open, cold, flush, expectSubscriptions }) => {
    const slow = cold('100ms (p|)', { p: promo });
    const { emit } = open([customer, listed], { api: { promo: () => slow } });
    emit('a 49ms b', { a: draft('cart/couponSubmitted', { code: 'ТАЙНЫЙ' }), b: event });
    expectSubscriptions(slow.subscriptions).toBe('^ 49ms !');
    flush();
  });
});

test('what fails is reported by its place', () => {
  onStage(({ open, cold, flush }) => {
    const { emit, reports } = open([customer], {
      api: { promo: () => cold('#'), promos: () => cold('#') },
    });
    emit('ab', { a: draft('user/profileDue'), b: draft('promo/codeDue', { code: 'ТАЙНЫЙ' }) });
    flush();
    expect(reports).toEqual(['promo/loadPromos', 'promo/loadPromo']);
  });
});
