import { expect, it } from 'vitest';
import { BARRED, CODE, userExamples, WRONG_NAME } from '../../../contracts/examples/user.ts';
import { NAME, PHONE, TOKEN } from '../../../contracts/examples/samples.ts';
import { personal } from '../../../src/domain/personal.ts';
import { exchange, refusedExchange } from '../exchange.ts';
import { phone, USER } from '../samples.ts';

const consents = { personalData: true, pushNotifications: false, advertising: false };
const profile = { phone, name: personal<never>(NAME), consents };
/** As the dialog asks: it shows a refusal itself. */
const login = { code: null };

it('finds a customer with all fields by phone', async () => {
  const account = await exchange(userExamples.login, ({ api }) => api.account(phone));
  expect(account).toEqual({
    customer: { id: USER, phone: PHONE, name: NAME, balance: 35_000, zoneId: null, consents },
    token: TOKEN,
  });
});

it('finds a customer who has only an id', async () => {
  const account = await exchange(userExamples.leastLogin, ({ api }) => api.account(phone));
  expect(account).toMatchObject({ customer: { id: USER, phone: PHONE, name: '', balance: 0 }, token: null });
});

it('learns that a phone is new', async () => {
  const failure = await refusedExchange(userExamples.loginOfNobody, ({ api }) => api.account(phone));
  expect(failure).toMatchObject({ status: 404, isCodeAsked: false, refusals: [] });
});

it('is told why a login is refused, by the dialog alone', async () => {
  const failure = await refusedExchange(userExamples.loginBarred, ({ api }) => api.account(phone, login));
  expect(failure).toMatchObject({ status: 403, message: BARRED, refusals: [] });
});

it('is asked for a code, which ends no session', async () => {
  const failure = await refusedExchange(userExamples.loginWithoutCode, ({ api }) =>
    api.account(phone, login),
  );
  expect(failure).toMatchObject({ status: 401, isCodeAsked: true, refusals: [] });
});

it('is told that the code is wrong', async () => {
  const failure = await refusedExchange(userExamples.loginWithWrongCode, ({ api }) =>
    api.account(phone, { code: personal('0000') }),
  );
  expect(failure).toMatchObject({ status: 401, isCodeAsked: true, refusals: [] });
});

it('logs in with the code', async () => {
  const account = await exchange(userExamples.loginWithCode, ({ api }) =>
    api.account(phone, { code: personal(CODE) }),
  );
  expect(account).toMatchObject({ customer: { id: USER } });
});

it('creates a customer', async () => {
  const account = await exchange(userExamples.registration, ({ api }) => api.createAccount(profile));
  expect(account).toMatchObject({ customer: { id: USER, consents }, token: TOKEN });
});

it('creates a customer of whom only the id comes back', async () => {
  const account = await exchange(userExamples.leastRegistration, ({ api }) => api.createAccount(profile));
  expect(account).toMatchObject({ customer: { id: USER, phone: PHONE }, token: null });
});

it('is asked for a code before a customer is created', async () => {
  const failure = await refusedExchange(userExamples.registrationWithoutCode, ({ api }) =>
    api.createAccount(profile),
  );
  expect(failure).toMatchObject({ status: 401, isCodeAsked: true, refusals: [] });
});

it('is told that a phone is taken', async () => {
  const failure = await refusedExchange(userExamples.registrationOfTakenPhone, ({ api }) =>
    api.createAccount(profile),
  );
  expect(failure).toMatchObject({ status: 409, message: null, refusals: [] });
});

it('is told why a registration is refused, by the dialog alone', async () => {
  const failure = await refusedExchange(userExamples.registrationRefused, ({ api }) =>
    api.createAccount(profile),
  );
  expect(failure).toMatchObject({ status: 422, message: WRONG_NAME, refusals: [] });
});

it('hears of a registration that is refused without a word', async () => {
  const failure = await refusedExchange(userExamples.registrationRefusedWordlessly, ({ api }) =>
    api.createAccount(profile),
  );
  expect(failure).toMatchObject({ status: 422, message: null, refusals: [] });
});
