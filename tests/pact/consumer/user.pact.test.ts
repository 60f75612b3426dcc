import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { personal } from '../../../src/domain/personal.ts';
import { exchange, refusedExchange } from '../exchange.ts';
import { wireCount, wireId } from '../matchers.ts';
import { customerIn, NAME, PHONE, phone, TOKEN, USER } from '../samples.ts';
import { given } from '../../../contracts/states.ts';

const { boolean, string } = MatchersV3;
const bare = { id: wireId(USER) };
const full = {
  ...bare,
  phone: string(PHONE),
  name: string(NAME),
  balance: wireCount('350'),
  zoneId: wireId('0'),
  personalData: boolean(true),
  PUSHNotifications: boolean(false),
  receiveAdvertisingInformation: boolean(false),
  token: string(TOKEN),
};
const find = { operation: 'user.find', parameters: { phone: PHONE } } as const;
const nobody = [given('nobody has the phone', { phone: PHONE })];
const consents = { personalData: true, pushNotifications: false, advertising: false };
const profile = { phone, name: personal(NAME), consents };
const sentProfile = {
  phone: PHONE,
  name: NAME,
  personalData: true,
  PUSHNotifications: false,
  receiveAdvertisingInformation: false,
};
const create = { operation: 'user.create', body: sentProfile } as const;

it('finds a customer with all fields by phone', async () => {
  const account = await exchange(
    {
      ...find,
      description: 'a login by phone',
      given: [customerIn],
      status: 200,
      answer: full,
    },
    ({ api }) => api.account(phone),
  );
  expect(account).toEqual({
    customer: { id: USER, phone: PHONE, name: NAME, balance: 35_000, zoneId: null, consents },
    token: TOKEN,
  });
});

it('finds a customer who has only an id', async () => {
  const account = await exchange(
    {
      ...find,
      description: 'a login by phone, with the fewest fields',
      given: [customerIn],
      status: 200,
      answer: bare,
    },
    ({ api }) => api.account(phone),
  );
  expect(account).toMatchObject({ customer: { id: USER, phone: PHONE, name: '', balance: 0 }, token: null });
});

it('learns that a phone is new', async () => {
  const failure = await refusedExchange(
    { ...find, description: 'a login by an unknown phone', given: nobody, status: 404 },
    ({ api }) => api.account(phone),
  );
  expect(failure).toMatchObject({ status: 404, refusals: [] });
});

it('is asked for a code, which ends no session', async () => {
  const failure = await refusedExchange(
    {
      ...find,
      description: 'a login that needs a code',
      given: [customerIn, given('the login asks for a code', { phone: PHONE })],
      status: 401,
      answer: { codeRequired: true },
    },
    ({ api }) => api.account(phone),
  );
  expect(failure).toMatchObject({ status: 401, refusals: [] });
});

it('logs in with the code', async () => {
  const account = await exchange(
    {
      ...find,
      description: 'a login with the code that was asked for',
      given: [customerIn],
      headers: { 'x-login-code': '1234' },
      status: 200,
      answer: bare,
    },
    ({ api }) => api.account(phone, { code: personal('1234') }),
  );
  expect(account).toMatchObject({ customer: { id: USER } });
});

it('creates a customer', async () => {
  const account = await exchange(
    {
      ...create,
      description: 'a registration',
      given: nobody,
      status: 'success',
      answer: full,
    },
    ({ api }) => api.createAccount(profile),
  );
  expect(account).toMatchObject({ customer: { id: USER, consents }, token: TOKEN });
});

it('creates a customer of whom only the id comes back', async () => {
  const account = await exchange(
    {
      ...create,
      description: 'a registration, with the fewest fields',
      given: nobody,
      status: 'success',
      answer: bare,
    },
    ({ api }) => api.createAccount(profile),
  );
  expect(account).toMatchObject({ customer: { id: USER, phone: PHONE }, token: null });
});

it('is told that a phone is taken', async () => {
  const failure = await refusedExchange(
    {
      ...create,
      description: 'a registration with a phone that is taken',
      given: [customerIn],
      status: 409,
      answer: { message: string('Такой покупатель уже есть') },
    },
    ({ api }) => api.createAccount(profile),
  );
  expect(failure).toMatchObject({ status: 409, message: 'Такой покупатель уже есть', refusals: [] });
});

it('is told why a registration is refused', async () => {
  const message = 'Проверьте имя';
  const refused = given('the call is refused', { operation: 'user.create', status: 422, message });
  const failure = await refusedExchange(
    {
      ...create,
      description: 'a registration that is refused',
      given: [...nobody, refused],
      status: 422,
      answer: { message: string(message) },
    },
    ({ api }) => api.createAccount(profile),
  );
  // The dialog shows it: no notice beside it.
  expect(failure).toMatchObject({ status: 422, message, refusals: [] });
});
