import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { personal } from '../../../src/domain/personal.ts';
import { exchange, refusedExchange } from '../exchange.ts';
import { wireId } from '../matchers.ts';
import {
  customerIn,
  customerOut,
  NAME,
  OTHER_PHONE,
  otherCustomer,
  PHONE,
  phone,
  SESSION_OVER,
  USER,
} from '../samples.ts';

const { boolean, string } = MatchersV3;
const NEW_NAME = 'Мария Ивановна';
const change = { operation: 'user.change', isSignedIn: true, parameters: { phone: PHONE } } as const;
const remove = { operation: 'user.remove', isSignedIn: true, parameters: { phone: PHONE } } as const;
const renamed = { name: personal(NEW_NAME) };

it('changes the name alone', async () => {
  const { customer } = await exchange(
    {
      ...change,
      description: 'a change of the name',
      given: [customerIn],
      body: { name: NEW_NAME },
      status: 200,
      answer: { id: wireId(USER), name: string(NEW_NAME) },
    },
    ({ api }) => api.changeAccount(phone, renamed),
  );
  expect(customer.name).toBe(NEW_NAME);
});

it('changes the consents alone', async () => {
  const consents = { personalData: true, pushNotifications: true, advertising: false };
  const sent = { personalData: true, PUSHNotifications: true, receiveAdvertisingInformation: false };
  const { customer } = await exchange(
    {
      ...change,
      description: 'a change of the consents',
      given: [customerIn],
      body: sent,
      status: 200,
      answer: {
        id: wireId(USER),
        name: string(NAME),
        personalData: boolean(true),
        PUSHNotifications: boolean(true),
        receiveAdvertisingInformation: boolean(false),
      },
    },
    ({ api }) => api.changeAccount(phone, { consents }),
  );
  expect(customer).toMatchObject({ name: NAME, consents });
});

it('learns from a change of the profile that the session is over', async () => {
  const failure = await refusedExchange(
    {
      ...change,
      description: 'a change of the profile without a valid session',
      given: [customerOut],
      body: { name: NEW_NAME },
      status: 401,
    },
    ({ api }) => api.changeAccount(phone, renamed),
  );
  expect(failure).toMatchObject({ status: 401, refusals: SESSION_OVER });
});

it('is refused a change of somebody else’s profile', async () => {
  const failure = await refusedExchange(
    {
      ...change,
      description: 'a change of another customer’s profile',
      given: [customerIn, otherCustomer],
      parameters: { phone: OTHER_PHONE },
      body: { name: NEW_NAME },
      status: 403,
      answer: { message: string('Нет доступа') },
    },
    ({ api }) => api.changeAccount(personal(OTHER_PHONE), renamed),
  );
  expect(failure).toMatchObject({ status: 403, message: 'Нет доступа', refusals: [] });
});

it('deletes the account', async () => {
  const answer = await exchange(
    { ...remove, description: 'the deletion of an account', given: [customerIn], status: 'success' },
    ({ api }) => api.deleteAccount(phone),
  );
  expect(answer).toBeUndefined();
});

it('learns from the deletion of the account that the session is over', async () => {
  const failure = await refusedExchange(
    {
      ...remove,
      description: 'the deletion of an account without a valid session',
      given: [customerOut],
      status: 401,
    },
    ({ api }) => api.deleteAccount(phone),
  );
  expect(failure).toMatchObject({ status: 401, refusals: SESSION_OVER });
});
