import { expect, test } from 'vitest';
import { lostGiftPlace } from './lostGiftPlace.ts';

const lostGift = { name: 'Пицца' };

test.each([
  ['on the bar that leads to it', { lostGift, goal: 'gift', status: 'waiting' }, 'bar'],
  ['with the code that waits for it', { lostGift, goal: 'minSum', status: 'waiting' }, 'promo'],
  ['in a hint beside a code in force', { lostGift, goal: 'freeDelivery', status: 'accepted' }, 'hint'],
  ['in a hint beside a refused code', { lostGift, goal: null, status: 'rejected' }, 'hint'],
  ['in a hint without a code', { lostGift, goal: null, status: 'none' }, 'hint'],
  ['nowhere', { lostGift: null, goal: null, status: 'waiting' }, null],
] as const)('a present still to be earned is told of %s', (_where, input, place) => {
  expect(lostGiftPlace(input)).toBe(place);
});
