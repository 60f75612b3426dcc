import type { BrowserContext, Page, Request } from '@playwright/test';

/** A project that exists nowhere. */
export const FIREBASE = {
  apiKey: 'AIzaSyD-journey',
  projectId: 'zhuravl-journey',
  messagingSenderId: '1234567890',
  appId: '1:1234567890:web:0a1b2c',
  vapidKey: 'BDd3_hVL9fZi9Ybo2UUzA284WG5FZR30_95YeZJsiApwXKpNcF1rRPF3foIiBHXRdJI2Qhumhf6_LFTeZaNndIo',
};
export const FCM_TOKEN = 'journey-fcm-token';
export const FIREBASE_ORIGINS = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
] as const;

const OPEN = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
const INSTALLATION = {
  name: 'projects/1234567890/installations/fid',
  fid: 'c1234567890123456789AB',
  refreshToken: 'refresh',
  authToken: { token: 'installation', expiresIn: '604800s' },
};

/** The two services of Firebase: the library is the real one. The answer is what they were asked. */
export async function fakeFirebase(context: BrowserContext, isUp = true): Promise<readonly Request[]> {
  const asked: Request[] = [];
  for (const origin of FIREBASE_ORIGINS)
    await context.route(`${origin}/**`, (route, request) => {
      asked.push(request);
      if (!isUp) return route.abort('connectionrefused');
      const json = origin.includes('installations') ? INSTALLATION : { token: FCM_TOKEN };
      return route.fulfill({ json, headers: OPEN });
    });
  return asked;
}

/** No push service reaches this browser: the subscription alone is a fake. Permissions are the browser's own. */
export async function fakeSubscription(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let isSubscribed = false;
    const key = new Uint8Array(65).fill(4).buffer;
    const subscription = {
      endpoint: 'https://push.example/journey',
      getKey: () => key,
      unsubscribe: () => {
        isSubscribed = false;
        return Promise.resolve(true);
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(isSubscribed ? subscription : null),
      subscribe: () => {
        isSubscribed = true;
        return Promise.resolve(subscription);
      },
    });
  });
}
