import { ALREADY_GONE } from '../alternatives/outcomes.ts';
import { given } from '../states.ts';
import { same, type Examples } from './example.ts';
import {
  customerIn,
  customerOut,
  ofOther,
  otherUserId,
  PHONE,
  PLAIN,
  plainOnSale,
  refusedCall,
  userId,
} from './samples.ts';

export const OFF_THE_MENU = 'Такого блюда нет';

const productId = PLAIN.id;
const liked = [customerIn, plainOnSale, given('the customer likes a product', { phone: PHONE, productId })];
const list = { operation: 'like.list', isSignedIn: true, parameters: { userId } } as const;
const create = { operation: 'like.create', isSignedIn: true, body: { userId, productId } } as const;
const remove = { operation: 'like.remove', isSignedIn: true, parameters: { userId, productId } } as const;

export const likeExamples = {
  list: {
    ...list,
    description: 'a request for the liked products',
    given: liked,
    status: 200,
    answer: [{ productId: same(productId) }],
  },
  emptyList: {
    ...list,
    description: 'a request for the liked products of a customer who likes none',
    given: [customerIn],
    status: 200,
    answer: [],
  },
  listSignedOut: {
    ...list,
    description: 'a request for the liked products without a valid session',
    given: [customerOut],
    status: 401,
  },
  listOfOther: {
    ...list,
    ...ofOther,
    description: 'a request for the liked products of another customer',
    parameters: { userId: otherUserId },
  },
  creation: {
    ...create,
    description: 'a like for a product',
    given: [customerIn, plainOnSale],
    status: 'success',
  },
  creationTwice: {
    ...create,
    description: 'a like for a product that is liked already',
    given: liked,
    status: 409,
  },
  creationSignedOut: {
    ...create,
    description: 'a like without a valid session',
    given: [customerOut, plainOnSale],
    status: 401,
  },
  creationRefused: {
    ...create,
    description: 'a like that is refused',
    given: [customerIn, plainOnSale, refusedCall('like.create', 422, OFF_THE_MENU)],
    status: 422,
    answer: { message: OFF_THE_MENU },
  },
  removal: {
    ...remove,
    description: 'the withdrawal of a like',
    given: liked,
    status: 'success',
  },
  removalOfGone: {
    ...remove,
    description: 'the withdrawal of a like that is already gone',
    given: [customerIn, plainOnSale],
    status: 404,
    otherwise: ALREADY_GONE,
  },
  removalSignedOut: {
    ...remove,
    description: 'the withdrawal of a like without a valid session',
    given: [customerOut, plainOnSale],
    status: 401,
  },
} satisfies Examples;
