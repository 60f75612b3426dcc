import { PUSH_TAP } from '../../domain/push.ts';
import { readTap } from '../../ports/readers/push.ts';
import type { ShopWindow, WorkerScope } from './scope.ts';

const inSight = (windows: readonly ShopWindow[]): ShopWindow | undefined =>
  windows.find(({ visibilityState }) => visibilityState === 'visible') ?? windows[0];

/** A browser that does not let the window come forward lets it follow the link all the same. */
const comeForward = async (shop: ShopWindow): Promise<void> => {
  await shop.focus().catch(() => undefined);
};

/** Leads a tapped message to an open window of the shop, or to a new one: only ever to a path of the shop itself. */
export async function followTap({ clients, location }: WorkerScope, data: unknown): Promise<void> {
  const link = readTap(data, location.origin);
  const shop = inSight(await clients.matchAll({ type: 'window', includeUncontrolled: true }));
  if (!shop) return void (await clients.openWindow(link ?? '/'));
  await comeForward(shop);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the browser hands it to this window alone
  shop.postMessage({ type: PUSH_TAP, link });
  return undefined;
}
