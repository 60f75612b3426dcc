import { expect, it } from 'vitest';
import { ADDRESS, addressExamples, NO_ADDRESS, OUT_OF_REACH } from '../../../contracts/examples/address.ts';
import { LINES } from '../../../contracts/examples/samples.ts';
import { personal } from '../../../src/domain/personal.ts';
import { brand } from '../../../src/ports/readers/brand.ts';
import { exchange, refusedExchange } from '../exchange.ts';
import { OTHER_USER, OWN_WORDS, SESSION_OVER, told, UNSAVED_ADDRESS, USER } from '../samples.ts';

it('lists saved addresses with all their fields', async () => {
  const addresses = await exchange(addressExamples.list, ({ api }) => api.addresses(USER));
  expect(addresses).toEqual([{ id: ADDRESS, ...LINES }]);
});

it('lists a saved address that has only an id', async () => {
  const addresses = await exchange(addressExamples.leastList, ({ api }) => api.addresses(USER));
  expect(addresses).toMatchObject([{ id: ADDRESS, street: '', zoneId: null }]);
});

it('lists no address of a customer who has none', async () => {
  const addresses = await exchange(addressExamples.emptyList, ({ api }) => api.addresses(USER));
  expect(addresses).toEqual([]);
});

it('learns from the list of addresses that the session is over', async () => {
  const failure = await refusedExchange(addressExamples.listSignedOut, ({ api }) => api.addresses(USER));
  expect(failure).toMatchObject({ status: 401, refusals: SESSION_OVER });
});

it('is refused the addresses of another customer', async () => {
  const failure = await refusedExchange(addressExamples.listOfOther, ({ api }) => api.addresses(OTHER_USER));
  expect(failure).toMatchObject({ status: 403, refusals: told(OWN_WORDS) });
});

it('saves an address with all its lines', async () => {
  const address = await exchange(addressExamples.creation, ({ api }) =>
    api.createAddress(USER, UNSAVED_ADDRESS),
  );
  expect(address).toEqual({ id: ADDRESS, ...LINES });
});

it('saves an address that has only a street and a house', async () => {
  const blank = { apartment: personal<never>(''), entrance: personal<never>(''), floor: personal<never>('') };
  const address = await exchange(addressExamples.leastCreation, ({ api }) =>
    api.createAddress(USER, { ...UNSAVED_ADDRESS, ...blank, zoneId: null }),
  );
  expect(address.id).toBe(ADDRESS);
});

it('learns from a new address that the session is over', async () => {
  const failure = await refusedExchange(addressExamples.creationSignedOut, ({ api }) =>
    api.createAddress(USER, UNSAVED_ADDRESS),
  );
  expect(failure).toMatchObject({ status: 401, refusals: SESSION_OVER });
});

it('is told why an address is not saved, by the dialog alone', async () => {
  const failure = await refusedExchange(addressExamples.creationRefused, ({ api }) =>
    api.createAddress(USER, UNSAVED_ADDRESS),
  );
  expect(failure).toMatchObject({ status: 422, message: OUT_OF_REACH, refusals: [] });
});

it('deletes a saved address', async () => {
  const answer = await exchange(addressExamples.removal, ({ api }) => api.deleteAddress(brand(ADDRESS)));
  expect(answer).toBeUndefined();
});

it('takes an address that is already gone for deleted', async () => {
  const answer = await exchange(addressExamples.removalOfGone, ({ api }) =>
    api.deleteAddress(brand(NO_ADDRESS)),
  );
  expect(answer).toBeUndefined();
});

it('learns from the deletion of an address that the session is over', async () => {
  const failure = await refusedExchange(addressExamples.removalSignedOut, ({ api }) =>
    api.deleteAddress(brand(NO_ADDRESS)),
  );
  expect(failure).toMatchObject({ status: 401, refusals: SESSION_OVER });
});
