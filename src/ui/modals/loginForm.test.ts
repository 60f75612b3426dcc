import { expect, test } from 'vitest';
import { EMPTY_LOGIN, isReady, loginProblems } from './loginForm.ts';

const agreed = { personalData: true, pushNotifications: false, advertising: false };

test('an empty form asks for the phone and for the consent', () => {
  const problems = loginProblems(EMPTY_LOGIN);
  expect(problems.phone).toBe('Введите номер телефона');
  expect(problems.consent).not.toBeNull();
  expect(isReady(problems)).toBe(false);
});

test('a phone that is not finished has the wrong format', () => {
  expect(loginProblems({ ...EMPTY_LOGIN, phone: '+7 (927) 000-0' }).phone).toBe('Неверный формат телефона');
});

test('a phone and the one compulsory consent are enough', () => {
  const form = { ...EMPTY_LOGIN, phone: '+7 (927) 000-00-01', consents: agreed };
  expect(isReady(loginProblems(form))).toBe(true);
});

test('a phone alone is not enough', () => {
  expect(isReady(loginProblems({ ...EMPTY_LOGIN, phone: '+7 (927) 000-00-01' }))).toBe(false);
});

test('a code that was asked for has to be there', () => {
  const form = { ...EMPTY_LOGIN, phone: '+7 (927) 000-00-01', consents: agreed };
  expect(loginProblems({ ...form, code: ' ' }, true).code).toBe('Введите код из СМС');
  expect(isReady(loginProblems({ ...form, code: ' ' }, true))).toBe(false);
  expect(isReady(loginProblems({ ...form, code: '1234' }, true))).toBe(true);
});
