import { expect, it } from 'vitest';
import { likeExamples, OFF_THE_MENU } from '../../../contracts/examples/like.ts';
import { PLAIN } from '../../../contracts/examples/samples.ts';
import type { ProductId } from '../../../src/domain/catalog.ts';
import { brand } from '../../../src/ports/readers/brand.ts';
import { exchange, refusedExchange } from '../exchange.ts';
import { OTHER_USER, OWN_WORDS, SESSION_OVER, told, USER } from '../samples.ts';

const productId = brand<ProductId>(PLAIN.id);

it('lists the products that a customer likes', async () => {
  const likes = await exchange(likeExamples.list, ({ api }) => api.likes(USER));
  expect(likes).toEqual([productId]);
});

it('lists nothing for a customer who likes nothing', async () => {
  const likes = await exchange(likeExamples.emptyList, ({ api }) => api.likes(USER));
  expect(likes).toEqual([]);
});

it('learns from the likes that the session is over', async () => {
  const failure = await refusedExchange(likeExamples.listSignedOut, ({ api }) => api.likes(USER));
  expect(failure).toMatchObject({ status: 401, refusals: SESSION_OVER });
});

it('is refused the likes of another customer', async () => {
  const failure = await refusedExchange(likeExamples.listOfOther, ({ api }) => api.likes(OTHER_USER));
  expect(failure).toMatchObject({ status: 403, refusals: told(OWN_WORDS) });
});

it('likes a product', async () => {
  const answer = await exchange(likeExamples.creation, ({ api }) => api.like(USER, productId));
  expect(answer).toBeUndefined();
});

it('is told that a product is liked already', async () => {
  const failure = await refusedExchange(likeExamples.creationTwice, ({ api }) => api.like(USER, productId));
  expect(failure).toMatchObject({ status: 409, message: null, retryAfter: null, refusals: [] });
});

it('learns from a like that the session is over', async () => {
  const failure = await refusedExchange(likeExamples.creationSignedOut, ({ api }) =>
    api.like(USER, productId),
  );
  expect(failure).toMatchObject({ status: 401, refusals: SESSION_OVER });
});

it('is told why a like is not kept, by the card alone', async () => {
  const failure = await refusedExchange(likeExamples.creationRefused, ({ api }) => api.like(USER, productId));
  expect(failure).toMatchObject({ status: 422, message: OFF_THE_MENU, refusals: [] });
});

it('takes a like back', async () => {
  const answer = await exchange(likeExamples.removal, ({ api }) => api.unlike(USER, productId));
  expect(answer).toBeUndefined();
});

it('takes a like that is already gone for taken back', async () => {
  const answer = await exchange(likeExamples.removalOfGone, ({ api }) => api.unlike(USER, productId));
  expect(answer).toBeUndefined();
});

it('learns from a like taken back that the session is over', async () => {
  const failure = await refusedExchange(likeExamples.removalSignedOut, ({ api }) =>
    api.unlike(USER, productId),
  );
  expect(failure).toMatchObject({ status: 401, refusals: SESSION_OVER });
});
