import { NOT_REGISTERED, REGISTERED } from '../alternatives/outcomes.ts';
import { given } from '../states.ts';
import type { Examples } from './example.ts';
import { CREATED, customerIn, customerOut, ofOther, otherUserId, PHONE, userId } from './samples.ts';

export const DEVICE = 'device-token';
export const BROWSER = 'browser-token';

const withOne = [customerIn, given('the customer has a notification', { phone: PHONE })];
const list = { operation: 'notification.list', isSignedIn: true, parameters: { userId } } as const;
const registrations = given('devices are registered', {});
const registerDevice = {
  operation: 'notification.registerDevice',
  isSignedIn: true,
  where: [registrations],
  body: { FCMToken: DEVICE, customerId: userId },
} as const;
const registerWebDevice = {
  operation: 'notification.registerWebDevice',
  isSignedIn: true,
  where: [registrations],
  body: { fcmToken: BROWSER, customerId: userId },
} as const;

export const notificationExamples = {
  list: {
    ...list,
    description: 'a request for the notifications',
    given: withOne,
    status: 200,
    answer: {
      items: [
        {
          id: 'notification-1',
          title: 'Скидка',
          text: 'Сегодня 10 %',
          createdAt: CREATED,
          link: '/promo',
        },
      ],
    },
  },
  leastList: {
    ...list,
    description: 'a request for the notifications, with the fewest fields',
    given: withOne,
    status: 200,
    answer: { items: [{ createdAt: CREATED }] },
  },
  listSignedOut: {
    ...list,
    description: 'a request for the notifications without a valid session',
    given: [customerOut],
    status: 401,
  },
  listOfOther: {
    ...list,
    ...ofOther,
    description: 'a request for the notifications of another customer',
    parameters: { userId: otherUserId },
  },
  device: {
    ...registerDevice,
    description: 'the registration of a native app for push messages',
    given: [customerIn],
    status: 'success',
    otherwise: REGISTERED,
  },
  deviceSignedOut: {
    ...registerDevice,
    description: 'the registration of a native app without a valid session',
    given: [customerOut],
    status: 401,
    otherwise: NOT_REGISTERED,
  },
  webDevice: {
    ...registerWebDevice,
    description: 'the registration of a browser for push messages',
    given: [customerIn],
    status: 'success',
    otherwise: REGISTERED,
  },
  webDeviceSignedOut: {
    ...registerWebDevice,
    description: 'the registration of a browser without a valid session',
    given: [customerOut],
    status: 401,
    otherwise: NOT_REGISTERED,
  },
} satisfies Examples;
