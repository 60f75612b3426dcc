import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { contract } from '../../../contracts/router.ts';
import { exchange, refusedExchange } from '../exchange.ts';
import { isoTime, wireId } from '../matchers.ts';
import { customerIn, customerOut, PHONE, SESSION_OVER, USER, userId } from '../samples.ts';
import { given } from '../../../contracts/states.ts';

const { eachLike, string } = MatchersV3;
const CREATED = '2026-03-02T12:00:00.000Z';
const withOne = [customerIn, given('the customer has a notification', { phone: PHONE })];
const list = { operation: 'notification.list', isSignedIn: true, parameters: { userId } } as const;

it('lists notifications with all their fields', async () => {
  const items = await exchange(
    {
      ...list,
      description: 'a request for the notifications',
      given: withOne,
      status: 200,
      answer: {
        items: eachLike({
          id: wireId('notification-1'),
          title: string('Скидка'),
          text: string('Сегодня 10 %'),
          createdAt: isoTime(CREATED),
          link: string('/promo'),
        }),
      },
    },
    ({ api }) => api.notifications(USER),
  );
  expect(items).toEqual([
    { id: 'notification-1', title: 'Скидка', text: 'Сегодня 10 %', createdAt: CREATED, link: '/promo' },
  ]);
});

it('lists a notification that has only a time', async () => {
  const items = await exchange(
    {
      ...list,
      description: 'a request for the notifications, with the fewest fields',
      given: withOne,
      status: 200,
      answer: { items: eachLike({ createdAt: isoTime(CREATED) }) },
    },
    ({ api }) => api.notifications(USER),
  );
  expect(items).toEqual([{ id: CREATED, title: '', text: '', createdAt: CREATED, link: null }]);
});

it('learns from the list of notifications that the session is over', async () => {
  const failure = await refusedExchange(
    {
      ...list,
      description: 'a request for the notifications without a valid session',
      given: [customerOut],
      status: 401,
    },
    ({ api }) => api.notifications(USER),
  );
  expect(failure).toMatchObject({ status: 401, refusals: SESSION_OVER });
});

it('registers the native app for push messages', async () => {
  const device = { FCMToken: 'device-token', customerId: USER };
  const text = await exchange(
    {
      operation: 'notification.registerDevice',
      isSignedIn: true,
      description: 'the registration of a native app for push messages',
      given: [customerIn],
      body: { ...device, customerId: userId },
      status: 'success',
    },
    ({ call }) => call(contract.notification.registerDevice, { parameters: {}, body: device }),
  );
  expect(text).toBe('');
});

it('registers a browser for push messages', async () => {
  const device = { fcmToken: 'browser-token', customerId: USER };
  const text = await exchange(
    {
      operation: 'notification.registerWebDevice',
      isSignedIn: true,
      description: 'the registration of a browser for push messages',
      given: [customerIn],
      body: { ...device, customerId: userId },
      status: 'success',
    },
    ({ call }) => call(contract.notification.registerWebDevice, { parameters: {}, body: device }),
  );
  expect(text).toBe('');
});
