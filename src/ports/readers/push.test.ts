import { describe, expect, test } from 'vitest';
import { readPush, readTap } from './push.ts';
import { readPushConfig, readWorkerAddress, workerAddress } from './pushConfig.ts';

const ORIGIN = 'https://shop.example';

describe('a message', () => {
  test('is read from its notice, or from its data', () => {
    expect(
      readPush(
        {
          messageId: 'm1',
          notification: { title: ' Заказ в пути ', body: 'Курьер выехал' },
          fcmOptions: { link: `${ORIGIN}/personal` },
        },
        ORIGIN,
      ),
    ).toEqual({ id: 'm1', title: 'Заказ в пути', text: 'Курьер выехал', link: '/personal' });
    expect(readPush({ data: { title: 'Акция', text: 'Роллы', link: '/promo' } }, ORIGIN)).toEqual({
      id: 'Акция',
      title: 'Акция',
      text: 'Роллы',
      link: '/promo',
    });
  });

  test.each([null, 'text', {}, { data: { title: '' } }, { data: { title: 5 } }, { notification: [] }])(
    '%j says nothing',
    (payload) => {
      expect(readPush(payload, ORIGIN)).toBeNull();
    },
  );

  test('is cut where it is too long, and loses a link that leads elsewhere', () => {
    const read = readPush({ data: { title: 'я'.repeat(999), link: 'https://evil.example' } }, ORIGIN);
    expect(read?.title).toHaveLength(200);
    expect(read?.link).toBeNull();
  });
});

describe('a tap', () => {
  test.each([
    [{ link: '/promo' }, '/promo'],
    [{ FCM_MSG: { fcmOptions: { link: '/promo' } } }, '/promo'],
    [{ FCM_MSG: { data: { link: '/promo' } } }, '/promo'],
    [{ FCM_MSG: { notification: { click_action: '/promo' } } }, '/promo'],
    [{ link: 'https://evil.example/' }, null],
    [{ link: 'javascript:alert(1)' }, null],
    [{ FCM_MSG: { fcmOptions: { link: '//evil.example' } } }, null],
    [{ FCM_MSG: 'x' }, null],
    [null, null],
    [undefined, null],
  ])('on %j leads to %j', (data, path) => {
    expect(readTap(data, ORIGIN)).toBe(path);
  });
});

describe('the configuration', () => {
  const whole = {
    apiKey: 'AIzaSy-x_1',
    projectId: 'zhuravl',
    messagingSenderId: '123',
    appId: '1:123:web:abc',
    vapidKey: 'BKey_-1',
    measurementId: 'G-1',
  };
  const { vapidKey, measurementId: _unused, ...project } = whole;

  test('is what the service needs and nothing else', () => {
    expect(readPushConfig(whole)).toEqual({ project, vapidKey });
  });

  test.each([null, {}, { ...whole, apiKey: 5 }, { ...whole, appId: '' }, { ...whole, vapidKey: '<script>' }])(
    '%j cannot be used',
    (config) => {
      expect(readPushConfig(config)).toBeNull();
    },
  );

  test('reaches the worker in its address, and is read there just as strictly', () => {
    const address = `${ORIGIN}${workerAddress(project)}`;
    expect(readWorkerAddress(address)).toEqual(project);
    expect(readWorkerAddress(`${ORIGIN}/firebase-messaging-sw.js`)).toBeNull();
    expect(readWorkerAddress(address.replace('zhuravl', '../evil'))).toBeNull();
  });
});
