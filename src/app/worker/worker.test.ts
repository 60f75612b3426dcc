import { expect, test } from 'vitest';
import { showMessage } from './message.ts';
import type { ShopWindow, WorkerScope } from './scope.ts';
import { followTap } from './tap.ts';

const ORIGIN = 'https://shop.example';

const inWorker = (windows: readonly Partial<ShopWindow>[] = []) => {
  const done: unknown[] = [];
  const scope: WorkerScope = {
    location: { href: `${ORIGIN}/firebase-messaging-sw.js`, origin: ORIGIN },
    registration: {
      showNotification: (...shown) => {
        done.push(shown);
        return Promise.resolve();
      },
    },
    clients: {
      matchAll: () =>
        Promise.resolve(
          windows.map((window, at) => ({
            visibilityState: 'hidden' as const,
            focus: () => {
              done.push(`focus ${at}`);
              return Promise.resolve();
            },
            postMessage: (message: object) => void done.push([at, message]),
            ...window,
          })),
        ),
      openWindow: (path) => {
        done.push(`open ${path}`);
        return Promise.resolve();
      },
    },
  };
  return { scope, done };
};

test('a tap brings an open window of the shop forward, the one in sight first, and tells it where to go', async () => {
  const { scope, done } = inWorker([{}, { visibilityState: 'visible' }]);
  await followTap(scope, { link: '/personal' });
  expect(done).toEqual(['focus 1', [1, { type: 'notification-tap', link: '/personal' }]]);
});

test('a window that may not come forward follows the link all the same', async () => {
  const { scope, done } = inWorker([{ focus: () => Promise.reject(new Error('Not allowed')) }]);
  await followTap(scope, { link: '/personal' });
  expect(done).toEqual([[0, { type: 'notification-tap', link: '/personal' }]]);
});

test.each([
  [{ link: '/personal' }, 'open /personal'],
  [{ link: 'https://evil.example/' }, 'open /'],
  [{ FCM_MSG: { fcmOptions: { link: 'https://evil.example/' } } }, 'open /'],
  [null, 'open /'],
])('without a window a tap on %j does this: %s', async (data, opened) => {
  const { scope, done } = inWorker();
  await followTap(scope, data);
  expect(done).toEqual([opened]);
});

test('a message of data is shown with the shop’s icon; one with a notice of its own is the service’s to show', async () => {
  const { scope, done } = inWorker();
  await showMessage(scope, { messageId: 'm1', data: { title: 'Акция', text: 'Роллы', link: '/promo' } });
  await showMessage(scope, { notification: { title: 'Акция' } });
  await showMessage(scope, { data: {} });
  expect(done).toEqual([
    ['Акция', { body: 'Роллы', icon: '/icon-192x192.png', tag: 'm1', data: { link: '/promo' } }],
  ]);
});
