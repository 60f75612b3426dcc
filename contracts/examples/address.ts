import { ALREADY_GONE } from '../alternatives/outcomes.ts';
import { given } from '../states.ts';
import { fromState, same, type Examples } from './example.ts';
import {
  customerIn,
  customerOut,
  LINES,
  ofOther,
  otherUserId,
  PHONE,
  refusedCall,
  userId,
} from './samples.ts';

export const ADDRESS = 'address-1';
export const NO_ADDRESS = 'address-0';
export const OUT_OF_REACH = 'Туда не возим';

/** The zone is the service's own: it may know none of this name. */
const lines = Object.fromEntries(
  Object.entries(LINES).map(([name, line]) => [name, name === 'zoneId' ? line : same(line)]),
);
const addressId = fromState('addressId', ADDRESS);
const created = { id: ADDRESS, userId, ...lines };
const full = { ...created, id: addressId };
const saved = given('the customer has a saved address', { phone: PHONE, lines: LINES });
const list = { operation: 'address.list', isSignedIn: true, parameters: { userId } } as const;
const create = { operation: 'address.create', isSignedIn: true, body: { userId, ...LINES } } as const;
const remove = { operation: 'address.remove', isSignedIn: true } as const;

export const addressExamples = {
  list: {
    ...list,
    description: 'a request for the saved addresses',
    given: [customerIn, saved],
    status: 200,
    answer: [full],
  },
  leastList: {
    ...list,
    description: 'a request for the saved addresses, with the fewest fields',
    given: [customerIn, given('the customer has a saved address', { phone: PHONE, lines: {} })],
    status: 200,
    answer: [{ id: addressId }],
  },
  emptyList: {
    ...list,
    description: 'a request for the saved addresses of a customer who has none',
    given: [customerIn],
    status: 200,
    answer: [],
  },
  listSignedOut: {
    ...list,
    description: 'a request for the saved addresses without a valid session',
    given: [customerOut],
    status: 401,
  },
  listOfOther: {
    ...list,
    ...ofOther,
    description: 'a request for the saved addresses of another customer',
    parameters: { userId: otherUserId },
  },
  creation: {
    ...create,
    description: 'a new address with all lines',
    given: [customerIn],
    status: 'success',
    answer: created,
  },
  leastCreation: {
    ...create,
    description: 'a new address with a street and a house only',
    given: [customerIn],
    body: { userId, ...LINES, apartment: '', entrance: '', floor: '', zoneId: null },
    status: 'success',
    answer: { id: ADDRESS },
  },
  creationSignedOut: {
    ...create,
    description: 'a new address without a valid session',
    given: [customerOut],
    status: 401,
  },
  creationRefused: {
    ...create,
    description: 'a new address that is refused',
    given: [customerIn, refusedCall('address.create', 422, OUT_OF_REACH)],
    status: 422,
    answer: { message: OUT_OF_REACH },
  },
  removal: {
    ...remove,
    description: 'the deletion of a saved address',
    given: [customerIn, saved],
    parameters: { addressId },
    status: 'success',
  },
  removalOfGone: {
    ...remove,
    description: 'the deletion of an address that is already gone',
    given: [customerIn],
    parameters: { addressId: NO_ADDRESS },
    status: 404,
    otherwise: ALREADY_GONE,
  },
  removalSignedOut: {
    ...remove,
    description: 'the deletion of a saved address without a valid session',
    given: [customerOut],
    parameters: { addressId: NO_ADDRESS },
    status: 401,
  },
} satisfies Examples;
