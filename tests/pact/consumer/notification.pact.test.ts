import { expect, it } from 'vitest';
import { BROWSER, DEVICE, notificationExamples } from '../../../contracts/examples/notification.ts';
import { CREATED } from '../../../contracts/examples/samples.ts';
import { personal } from '../../../src/domain/personal.ts';
import { exchange, refusedExchange } from '../exchange.ts';
import { OTHER_USER, OWN_WORDS, SESSION_OVER, told, USER } from '../samples.ts';

it('lists notifications with all their fields', async () => {
  const items = await exchange(notificationExamples.list, ({ api }) => api.notifications(USER));
  expect(items).toEqual([
    { id: 'notification-1', title: 'Скидка', text: 'Сегодня 10\u00A0%', createdAt: CREATED, link: '/promo' },
  ]);
});

it('lists a notification that has only a time', async () => {
  const items = await exchange(notificationExamples.leastList, ({ api }) => api.notifications(USER));
  expect(items).toEqual([{ id: CREATED, title: '', text: '', createdAt: CREATED, link: null }]);
});

it('learns from the list of notifications that the session is over', async () => {
  const failure = await refusedExchange(notificationExamples.listSignedOut, ({ api }) =>
    api.notifications(USER),
  );
  expect(failure).toMatchObject({ status: 401, refusals: SESSION_OVER });
});

it('is refused the notifications of another customer', async () => {
  const failure = await refusedExchange(notificationExamples.listOfOther, ({ api }) =>
    api.notifications(OTHER_USER),
  );
  expect(failure).toMatchObject({ status: 403, refusals: told(OWN_WORDS) });
});

it('registers the native app for push messages', async () => {
  const answer = await exchange(notificationExamples.device, ({ api }) =>
    api.registerDevice(USER, personal(DEVICE)),
  );
  expect(answer).toBeUndefined();
});

it('learns from the registration of the native app that the session is over', async () => {
  const failure = await refusedExchange(notificationExamples.deviceSignedOut, ({ api }) =>
    api.registerDevice(USER, personal(DEVICE)),
  );
  expect(failure).toMatchObject({ status: 401, refusals: SESSION_OVER });
});

it('registers a browser for push messages', async () => {
  const answer = await exchange(notificationExamples.webDevice, ({ api }) =>
    api.registerWebDevice(USER, personal(BROWSER)),
  );
  expect(answer).toBeUndefined();
});

it('learns from the registration of a browser that the session is over', async () => {
  const failure = await refusedExchange(notificationExamples.webDeviceSignedOut, ({ api }) =>
    api.registerWebDevice(USER, personal(BROWSER)),
  );
  expect(failure).toMatchObject({ status: 401, refusals: SESSION_OVER });
});
