import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { personal } from '../../../src/domain/personal.ts';
import { brand } from '../../../src/ports/readers/brand.ts';
import { exchange, refusedExchange } from '../exchange.ts';
import { injected, wireId } from '../matchers.ts';
import {
  customerIn,
  customerOut,
  DRAFT,
  OTHER_USER,
  otherCustomer,
  otherUserId,
  PHONE,
  SESSION_OVER,
  told,
  USER,
  userId,
} from '../samples.ts';
import { given } from '../../../contracts/states.ts';

const { eachLike, string } = MatchersV3;
const LINES = {
  city: 'Самара',
  street: 'Садовая',
  home: '18',
  apartment: '5',
  entrance: '2',
  floor: '3',
  zoneId: 'zone-1',
};
const ADDRESS = 'address-1';
const full = {
  id: wireId(ADDRESS),
  userId: wireId(USER),
  city: string(LINES.city),
  street: wireId(LINES.street),
  home: wireId(LINES.home),
  apartment: wireId(LINES.apartment),
  entrance: wireId(LINES.entrance),
  floor: wireId(LINES.floor),
  zoneId: wireId(LINES.zoneId),
};
const saved = given('the customer has a saved address', { phone: PHONE, lines: LINES });
const list = { operation: 'address.list', parameters: { userId } } as const;
const signedIn = { isSignedIn: true } as const;

it('lists saved addresses with all their fields', async () => {
  const addresses = await exchange(
    {
      ...list,
      ...signedIn,
      description: 'a request for the saved addresses',
      given: [customerIn, saved],
      status: 200,
      answer: eachLike(full),
    },
    ({ api }) => api.addresses(USER),
  );
  expect(addresses).toEqual([{ id: ADDRESS, ...LINES }]);
});

it('lists a saved address that has only an id', async () => {
  const addresses = await exchange(
    {
      ...list,
      ...signedIn,
      description: 'a request for the saved addresses, with the fewest fields',
      given: [customerIn, given('the customer has a saved address', { phone: PHONE, lines: {} })],
      status: 200,
      answer: eachLike({ id: wireId(ADDRESS) }),
    },
    ({ api }) => api.addresses(USER),
  );
  expect(addresses).toMatchObject([{ id: ADDRESS, street: '', zoneId: null }]);
});

it('lists no address of a customer who has none', async () => {
  const addresses = await exchange(
    {
      ...list,
      ...signedIn,
      description: 'a request for the saved addresses of a customer who has none',
      given: [customerIn],
      status: 200,
      answer: [],
    },
    ({ api }) => api.addresses(USER),
  );
  expect(addresses).toEqual([]);
});

it('learns from the list of addresses that the session is over', async () => {
  const failure = await refusedExchange(
    {
      ...list,
      ...signedIn,
      description: 'a request for the saved addresses without a valid session',
      given: [customerOut],
      status: 401,
    },
    ({ api }) => api.addresses(USER),
  );
  expect(failure).toMatchObject({ status: 401, refusals: SESSION_OVER });
});

it('is refused the addresses of another customer', async () => {
  const failure = await refusedExchange(
    {
      ...list,
      ...signedIn,
      description: 'a request for the saved addresses of another customer',
      given: [customerIn, otherCustomer],
      parameters: { userId: otherUserId },
      status: 403,
      answer: { message: string('Нет доступа') },
    },
    ({ api }) => api.addresses(OTHER_USER),
  );
  expect(failure).toMatchObject({ status: 403, refusals: told('Нет доступа') });
});

it('saves an address with all its lines', async () => {
  const address = await exchange(
    {
      operation: 'address.create',
      ...signedIn,
      description: 'a new address with all lines',
      given: [customerIn],
      body: { userId, ...LINES },
      status: 'success',
      answer: full,
    },
    ({ api }) => api.createAddress(USER, DRAFT),
  );
  expect(address).toEqual({ id: ADDRESS, ...LINES });
});

it('saves an address that has only a street and a house', async () => {
  const blank = { apartment: '', entrance: '', floor: '' };
  const address = await exchange(
    {
      operation: 'address.create',
      ...signedIn,
      description: 'a new address with a street and a house only',
      given: [customerIn],
      body: { userId, ...LINES, ...blank, zoneId: null },
      status: 'success',
      answer: { id: wireId(ADDRESS) },
    },
    ({ api }) =>
      api.createAddress(USER, {
        ...DRAFT,
        apartment: personal(''),
        entrance: personal(''),
        floor: personal(''),
        zoneId: null,
      }),
  );
  expect(address.id).toBe(ADDRESS);
});

it('deletes a saved address', async () => {
  const answer = await exchange(
    {
      operation: 'address.remove',
      ...signedIn,
      description: 'the deletion of a saved address',
      given: [customerIn, saved],
      parameters: { addressId: injected('addressId', ADDRESS) },
      status: 'success',
    },
    ({ api }) => api.deleteAddress(brand(ADDRESS)),
  );
  expect(answer).toBeUndefined();
});

it('takes an address that is already gone for deleted', async () => {
  const answer = await exchange(
    {
      operation: 'address.remove',
      ...signedIn,
      description: 'the deletion of an address that is already gone',
      given: [customerIn],
      parameters: { addressId: 'address-0' },
      status: 404,
    },
    ({ api }) => api.deleteAddress(brand('address-0')),
  );
  expect(answer).toBeUndefined();
});
