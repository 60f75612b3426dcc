import { describe, expect, test } from 'vitest';
import { demoCustomer, demoToken } from '../../../tests/demo.ts';
import { fold, shopOpened, type StepOrPatch } from '../../../tests/given.ts';
import { onStage } from '../../../tests/stage.ts';
import { ApiFailure } from '../../domain/failure.ts';
import { personal, type LoginCode, type PersonName, type Phone } from '../../domain/personal.ts';
import { draft } from '../draft.ts';

const submitted = (code: string | null) =>
  draft('auth/loginSubmitted', {
    phone: personal<Phone>('+7 (927) 000-00-01'),
    name: personal<PersonName>(''),
    consents: { personalData: true, pushNotifications: false, advertising: false },
    code: code === null ? null : personal<LoginCode>(code),
  });
const account = { customer: demoCustomer, token: demoToken };
const asksForCode = (serverMessage: string | null = null) =>
  new ApiFailure('status', { status: 401, serverMessage, isCodeAsked: true });
const dialog: StepOrPatch = [shopOpened(), { modal: { open: { kind: 'auth' } } }];
const asked: StepOrPatch = [dialog, draft('auth/codeAsked')];

describe('a login that needs a code (assumptions, section 6, "login by phone alone")', () => {
  test('the code is asked for only when the server wants one, and no mistake is shown', () => {
    onStage(({ open, cold, flush }) => {
      const { emit, store } = open([dialog], { api: { account: () => cold('#', {}, asksForCode('Код')) } });
      expect(store.state().auth.isCodeAsked).toBe(false);
      emit('l', { l: submitted(null) });
      flush();
      expect(store.state().auth).toMatchObject({ isCodeAsked: true, isSubmitting: false, failure: null });
    });
  });

  test('the code goes out with the next look-up, and the login is done', () => {
    onStage(({ open, cold, flush }) => {
      const codes: unknown[] = [];
      const { emit, store } = open([asked], {
        api: {
          account: (_phone, login) => {
            codes.push(login);
            return cold('(a|)', { a: account });
          },
        },
      });
      emit('l', { l: submitted('1234') });
      flush();
      expect(codes).toEqual([{ code: '1234', proof: null }]);
      expect(store.state().auth).toMatchObject({ isCodeAsked: false, token: demoToken });
    });
  });

  test('a new customer is created with the code too', () => {
    onStage(({ open, cold, flush }) => {
      const codes: unknown[] = [];
      const { emit } = open([asked], {
        api: {
          account: () => cold('#', {}, new ApiFailure('status', { status: 404 })),
          createAccount: ({ code }) => {
            codes.push(code);
            return cold('(a|)', { a: account });
          },
        },
      });
      emit('l', { l: submitted('1234') });
      flush();
      expect(codes).toEqual(['1234']);
    });
  });

  test.each([
    ['Неверный код', 'Неверный код'],
    [null, 'Произошла ошибка. Попробуйте позже.'],
  ])('a wrong code, refused with %j, says «%s» and stays asked for', (serverMessage, failure) => {
    onStage(({ open, cold, flush }) => {
      const { emit, store } = open([asked], {
        api: { account: () => cold('#', {}, asksForCode(serverMessage)) },
      });
      emit('l', { l: submitted('0000') });
      flush();
      expect(store.state().auth).toMatchObject({ failure, isCodeAsked: true, isSubmitting: false });
    });
  });

  test('leaving the dialog or coming back to it begins anew', () => {
    expect(fold(asked, draft('modal/dismissed', { kind: 'auth' })).auth.isCodeAsked).toBe(false);
    expect(fold(asked, draft('auth/loginAsked', { returnTo: null })).auth.isCodeAsked).toBe(false);
  });
});

test.each([
  [403, 'Нельзя', 'Нельзя'],
  [422, null, 'Произошла ошибка при выполнении запроса'],
])('a login refused with %d says why in the dialog', (status, serverMessage, failure) => {
  onStage(({ open, cold, flush }) => {
    const { emit, store } = open([dialog], {
      api: { account: () => cold('#', {}, new ApiFailure('status', { status, serverMessage })) },
    });
    emit('l', { l: submitted(null) });
    flush();
    expect(store.state().auth.failure).toBe(failure);
    expect(store.state().view.notices).toEqual([]);
  });
});
