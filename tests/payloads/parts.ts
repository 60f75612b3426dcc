import * as fc from 'fast-check';
import { secret } from '../../src/kernel/event.ts';
import { wishes } from './wishes.ts';
import * as some from '../arbitraryValues.ts';

export const messageOnly = fc.record({ message: some.texts });
/** What storage held: the customer's own slices, without a cart of other products. */
export const saved = fc
  .record({
    customer: fc.option(some.customers),
    addresses: fc.array(some.addresses, { maxLength: 2 }),
    token: some.token,
    waiting: wishes,
  })
  .map(({ customer, addresses, token, waiting }) =>
    secret({
      user: { customer, isAlreadySelectedCity: true, waiting },
      address: { list: addresses, selectedId: addresses[0]?.id ?? null },
      auth: { token: customer ? token : null },
    }),
  );
