import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PushPermission } from '../domain/push.ts';
import { createPush, type PushOptions } from './push.ts';

const service = vi.hoisted(() => ({
  opened: 0,
  token: () => Promise.resolve('token-1'),
  forget: () => Promise.resolve(true),
  hear: (_payload: unknown): void => undefined,
}));
vi.mock('./firebase.ts', () => ({
  openFirebase: () => {
    service.opened += 1;
    return {
      token: () => service.token(),
      forget: () => service.forget(),
      listen: (hear: typeof service.hear) => {
        service.hear = hear;
        return () => {
          service.hear = () => undefined;
        };
      },
    };
  },
}));

const ORIGIN = 'https://shop.example';
const CONFIG = {
  apiKey: 'key',
  projectId: 'zhuravl',
  messagingSenderId: '1',
  appId: '1:1:web:a',
  vapidKey: 'vapid',
};

const browser = () => {
  const unsubscribed: number[] = [];
  const registered: string[] = [];
  const shown: unknown[] = [];
  const status = new EventTarget();
  const registration = {
    active: new EventTarget(),
    pushManager: {
      getSubscription: () =>
        Promise.resolve({ unsubscribe: () => Promise.resolve(unsubscribed.push(1) > 0) }),
    },
    showNotification: (...notification: readonly unknown[]) => Promise.resolve(shown.push(notification)),
  };
  const serviceWorker = Object.assign(new EventTarget(), {
    register: (address: string) => {
      registered.push(address);
      return Promise.resolve(registration);
    },
    getRegistration: () => Promise.resolve(registration),
  });
  const notification = { permission: 'default', requestPermission: () => Promise.resolve('granted') };
  vi.stubGlobal('location', new URL(ORIGIN));
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', { serviceWorker, permissions: { query: () => Promise.resolve(status) } });
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('indexedDB', {});
  return { unsubscribed, registered, shown, status, serviceWorker, notification };
};

const reports: string[] = [];
const push = (more: Partial<PushOptions> = {}) =>
  createPush({
    config: CONFIG,
    isApp: () => false,
    origin: ORIGIN,
    report: (_error, where) => void reports.push(where),
    ...more,
  });
const settled = () => vi.waitFor(() => Promise.resolve());

let page: ReturnType<typeof browser>;
beforeEach(() => {
  page = browser();
  reports.length = 0;
  service.opened = 0;
  service.token = () => Promise.resolve('token-1');
  service.forget = () => Promise.resolve(true);
});
afterEach(() => vi.unstubAllGlobals());

describe('nobody is asked and nothing is loaded', () => {
  test.each<[string, Partial<PushOptions>]>([
    ['without a configuration', { config: null }],
    ['inside of the app', { isApp: () => true }],
  ])('%s', async (_where, options) => {
    const heard: PushPermission[] = [];
    push(options).permission$.subscribe((permission) => heard.push(permission));
    await settled();
    expect(heard).toEqual([]);
    expect(page.registered).toEqual([]);
  });

  test('in a browser without push messages', () => {
    vi.stubGlobal('isSecureContext', false);
    const heard: PushPermission[] = [];
    push().permission$.subscribe((permission) => heard.push(permission));
    expect(heard).toEqual([]);
  });

  test('with half a configuration, which is told', () => {
    push({ config: { vapidKey: 'vapid' } });
    expect(reports).toEqual(['push']);
  });
});

test('the permission is told at once, and again when the person changes it', async () => {
  const heard: PushPermission[] = [];
  push().permission$.subscribe((permission) => heard.push(permission));
  await vi.waitFor(() => {
    page.notification.permission = 'denied';
    page.status.dispatchEvent(new Event('change'));
    expect(heard).toEqual(['unasked', 'denied']);
  });
});

test('a token is fetched from one service, with its worker registered at its own address', async () => {
  const port = push();
  const tokens: string[] = [];
  while (tokens.length < 2)
    await new Promise((resolve) => {
      port.token().subscribe((token) => resolve(tokens.push(token)));
    });
  expect(tokens).toEqual(['token-1', 'token-1']);
  expect(service.opened).toBe(1);
  expect(page.registered).toEqual([
    `${ORIGIN}/firebase-messaging-sw.js?apiKey=key&projectId=zhuravl&messagingSenderId=1&appId=1%3A1%3Aweb%3Aa`,
  ]);
});

test('a token that is asked for while the last one is given up waits for that', async () => {
  const order: string[] = [];
  const port = push();
  await new Promise((resolve) => {
    port.token().subscribe(resolve);
  });
  service.forget = async () => {
    await Promise.resolve();
    order.push('forgotten');
    return true;
  };
  service.token = () => {
    order.push('asked');
    return Promise.resolve('token-2');
  };
  port.end();
  await new Promise((resolve) => {
    port.token().subscribe(resolve);
  });
  expect(order).toEqual(['forgotten', 'asked']);
});

test('without a connection the browser’s own subscription ends all the same', async () => {
  const port = push();
  await new Promise((resolve) => {
    port.token().subscribe(resolve);
  });
  service.forget = () => Promise.reject(new Error('offline'));
  port.end();
  await vi.waitFor(() => expect(reports).toEqual(['push/end']));
  expect(page.unsubscribed).toHaveLength(1);
});

test('messages are heard as long as somebody listens, and shown with the shop’s icon', async () => {
  const port = push();
  const heard: unknown[] = [];
  const listening = port.messages$.subscribe((message) => heard.push(message));
  await vi.waitFor(() => {
    service.hear({ messageId: 'm1', data: { title: 'Акция', link: '/promo' } });
    expect(heard.length).toBeGreaterThan(0);
  });
  expect(heard[0]).toEqual({ id: 'm1', title: 'Акция', text: '', link: '/promo' });
  listening.unsubscribe();
  port.show(heard[0] as never);
  await vi.waitFor(() => expect(page.shown).toHaveLength(1));
  expect(page.shown[0]).toMatchObject(['Акция', { icon: '/icon-192x192.png', tag: 'm1' }]);
});

test('a tap that the worker tells leads to a path of the shop or nowhere', () => {
  const links: (string | null)[] = [];
  push().taps$.subscribe((link) => links.push(link));
  const say = (data: unknown) => page.serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
  say({ type: 'notification-tap', link: '/promo' });
  say({ type: 'notification-tap', link: 'https://evil.example/' });
  say({ type: 'notification-tap' });
  say({ isFirebaseMessaging: true });
  say('text');
  expect(links).toEqual(['/promo', null, null]);
});
