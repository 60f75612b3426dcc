import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { brand } from '../../../src/ports/readers/brand.ts';
import { exchange, refusedExchange } from '../exchange.ts';
import {
  customerIn,
  customerOut,
  OTHER_USER,
  otherCustomer,
  otherUserId,
  PHONE,
  PLAIN,
  plainOnSale,
  SESSION_OVER,
  told,
  USER,
  userId,
} from '../samples.ts';
import { given } from '../../../contracts/states.ts';

const { eachLike, string } = MatchersV3;
const productId = PLAIN.id;
const liked = [customerIn, plainOnSale, given('the customer likes a product', { phone: PHONE, productId })];
const list = { operation: 'like.list', isSignedIn: true, parameters: { userId } } as const;
const create = { operation: 'like.create', isSignedIn: true, body: { userId, productId } } as const;
const remove = { operation: 'like.remove', isSignedIn: true, parameters: { userId, productId } } as const;

it('lists the products that a customer likes', async () => {
  const likes = await exchange(
    {
      ...list,
      description: 'a request for the liked products',
      given: liked,
      status: 200,
      answer: eachLike({ productId: string(productId) }),
    },
    ({ api }) => api.likes(USER),
  );
  expect(likes).toEqual([productId]);
});

it('lists nothing for a customer who likes nothing', async () => {
  const likes = await exchange(
    {
      ...list,
      description: 'a request for the liked products of a customer who likes none',
      given: [customerIn],
      status: 200,
      answer: [],
    },
    ({ api }) => api.likes(USER),
  );
  expect(likes).toEqual([]);
});

it('is refused the likes of another customer', async () => {
  const failure = await refusedExchange(
    {
      ...list,
      description: 'a request for the liked products of another customer',
      given: [customerIn, otherCustomer],
      parameters: { userId: otherUserId },
      status: 403,
      answer: { message: string('Нет доступа') },
    },
    ({ api }) => api.likes(OTHER_USER),
  );
  expect(failure).toMatchObject({ status: 403, refusals: told('Нет доступа') });
});

it('likes a product', async () => {
  const answer = await exchange(
    {
      ...create,
      description: 'a like for a product',
      given: [customerIn, plainOnSale],
      status: 'success',
    },
    ({ api }) => api.like(USER, brand(productId)),
  );
  expect(answer).toBeUndefined();
});

it('is told that a product is liked already', async () => {
  const failure = await refusedExchange(
    {
      ...create,
      description: 'a like for a product that is liked already',
      given: liked,
      status: 409,
      answer: { message: string('Уже нравится') },
    },
    ({ api }) => api.like(USER, brand(productId)),
  );
  expect(failure).toEqual({ status: 409, message: 'Уже нравится', retryAfter: null, refusals: [] });
});

it('learns from a like that the session is over', async () => {
  const failure = await refusedExchange(
    {
      ...create,
      description: 'a like without a valid session',
      given: [customerOut, plainOnSale],
      status: 401,
    },
    ({ api }) => api.like(USER, brand(productId)),
  );
  expect(failure).toMatchObject({ status: 401, refusals: SESSION_OVER });
});

it('takes a like back', async () => {
  const answer = await exchange(
    { ...remove, description: 'the withdrawal of a like', given: liked, status: 'success' },
    ({ api }) => api.unlike(USER, brand(productId)),
  );
  expect(answer).toBeUndefined();
});

it('takes a like that is already gone for taken back', async () => {
  const answer = await exchange(
    {
      ...remove,
      description: 'the withdrawal of a like that is already gone',
      given: [customerIn, plainOnSale],
      status: 404,
    },
    ({ api }) => api.unlike(USER, brand(productId)),
  );
  expect(answer).toBeUndefined();
});
