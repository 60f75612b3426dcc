import type { Page, WebSocketRoute } from '@playwright/test';

/** From the kitchen's first word to its last. */
const STATUSES = [
  'Unconfirmed',
  'WaitCooking',
  'ReadyForCooking',
  'CookingStarted',
  'CookingCompleted',
  'Waiting',
  'OnWay',
  'OnWay',
  'Delivered',
  'Closed',
] as const;

/** The chain's live connection and the customer's orders, as a script tells them. */
export interface LiveScript {
  /** Connections that are open now, and all that ever were. */
  readonly open: () => number;
  readonly connections: () => number;
  /** Cuts the connection as a bad network does. */
  readonly drop: () => Promise<void>;
  /** Says the next status of the order on its way; after the last one comes another order. */
  readonly sayStatus: (userId: string, time: number) => void;
  /** Order and status that were said last. */
  readonly said: () => { readonly orderId: string; readonly status: string };
}

/** Plays the chain's side for a page, from its next document on. */
export async function playLive(page: Page): Promise<LiveScript> {
  const sockets = new Set<WebSocketRoute>();
  let connections = 0;
  let told = 0;
  const orderOf = (statuses: number): string => `order-${Math.floor(statuses / STATUSES.length)}`;
  const statusOf = (statuses: number): string => STATUSES[statuses % STATUSES.length] ?? '';

  await page.routeWebSocket(/\/ws(?:\?|$)/, (socket) => {
    connections += 1;
    sockets.add(socket);
    socket.onMessage((text) => {
      if (String(text).includes('"ping"')) socket.send('{"type":"pong"}');
    });
    socket.onClose((code, reason) => {
      sockets.delete(socket);
      void socket.close({ ...(code !== undefined && { code }), ...(reason !== undefined && { reason }) });
    });
  });
  await page.route('**/api/v1/user/*/active-order', (route) =>
    route.fulfill({
      json: {
        id: orderOf(told),
        number: '2047',
        createdAt: new Date().toISOString(),
        deliveryMethod: 'delivery',
        sum: 1707,
        delivery: { status: statusOf(Math.max(told - 1, 0)), courierInfo: null, estimatedDeliveryTime: null },
      },
    }),
  );
  return {
    open: () => sockets.size,
    connections: () => connections,
    async drop() {
      for (const socket of sockets) await socket.close({ code: 1_011 });
      sockets.clear();
    },
    sayStatus(userId, time) {
      const message = {
        type: 'order:status_update',
        orderId: orderOf(told),
        userId,
        status: statusOf(told),
        timestamp: new Date(time).toISOString(),
      };
      told += 1;
      for (const socket of sockets) socket.send(JSON.stringify(message));
    },
    said: () => ({ orderId: orderOf(told - 1), status: statusOf(told - 1) }),
  };
}
