import { beforeAll, test, vi, expect } from 'vitest';
import { playStory } from './placingModel.ts';
beforeAll(() => void vi.useFakeTimers());
test('replay', async () => {
  (globalThis as any).dbg = (...a: unknown[]) => console.log(...a);
  const story = JSON.parse(process.env['STORY'] ?? '') as never;
  const { server, browser, tabs, stored } = playStory(story);
  console.log(
    JSON.stringify(
      {
        orders: [...server.orders],
        sent: server.sent.map(({ key, body }) => [key, body.total]),
        told: browser.purchases.map((p) => p.ecommerce.transaction_id),
        stored: [stored.intent?.key, stored.lines.length, stored.placed, stored.refused?.key],
        tabs: tabs.map(({ store }) => [
          store.state().cart.intent?.key,
          store.state().cart.lines.length,
          store.state().cart.seenTotal,
          store.state().modal.open?.kind,
        ]),
      },
      null,
      1,
    ),
  );
}, 100_000);
