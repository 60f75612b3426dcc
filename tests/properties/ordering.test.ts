import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { purchaseOf } from '../../src/domain/purchase.ts';
import { requests, SECRET_TEXT } from '../arbitraryValues.ts';
import { playStory } from './placingModel.ts';
import { longStories, stories } from './placingStories.ts';
import { property } from './property.ts';

beforeAll(() => {
  vi.useFakeTimers();
  // A story is played without waiting for anything: what is due in this turn comes in the next one at the latest.
  vi.stubGlobal('queueMicrotask', (work: () => void) => void setTimeout(work, 0));
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

property(
  {
    id: 52,
    title: 'one wish to order is one order, whatever is pressed, lost, reloaded or opened twice',
    section: 'assumptions, section 6, "POST /order 409"',
  },
  async (check) => {
    await check(
      fc.property(stories, (story) => {
        const { server, tabs, stored, left } = playStory(story);
        // Of an order that the customer has left nobody knows; whoever changes it then wants another one.
        const orders = [...server.orders].filter(([key]) => !left.has(key)).map(([, order]) => order);
        expect(orders.length).toBeLessThanOrEqual(1);
        for (const { store } of tabs)
          expect(store.state().cart, 'settled').toMatchObject({ intent: null, seenTotal: null });
        expect(stored.intent).toBeNull();
        // An order that exists has emptied the cart; one that does not has left it alone.
        expect(stored.lines.length === 0).toBe(orders.length === 1);
        const [order] = orders;
        expect(stored.placed?.id).toBe(order?.id);
      }),
    );
  },
);

property(
  {
    id: 72,
    title:
      'each order is told to the counters exactly once, one that is paid online when it is paid, with what each dish cost and nothing personal',
    section: 'specification, section 1; quality, "Analytics"',
  },
  async (check) => {
    await check(
      fc.property(longStories, (story) => {
        const { server, browser, left } = playStory(story);
        const told = browser.purchases.map(({ ecommerce }) => ecommerce.transaction_id);
        const bought = [...server.orders].filter(
          ([key, { id, paymentUrl }]) => !left.has(key) && (paymentUrl === null || browser.paid.has(id)),
        );
        expect(told.toSorted()).toEqual(bought.map(([, { id }]) => id).toSorted());
      }),
      { share: 0.3 },
    );
    await check(
      fc.property(requests, (order) => {
        const purchase = purchaseOf('order-1', order);
        expect(SECRET_TEXT.exec(JSON.stringify(purchase))?.[0]).toBeUndefined();
        const dishes = order.lines.filter(({ kind }) => kind === 'goods' || kind === 'gift');
        const units = dishes.map(({ price, modifiers }) =>
          modifiers.reduce((sum, one) => sum + BigInt(one.price) * BigInt(one.amount), BigInt(price)),
        );
        expect(purchase.ecommerce.items.map(({ price }) => BigInt(Math.round(price * 100)))).toEqual(units);
        expect(purchase.ecommerce.items.map(({ quantity }) => quantity)).toEqual(
          dishes.map(({ quantity }) => quantity),
        );
      }),
    );
  },
);
