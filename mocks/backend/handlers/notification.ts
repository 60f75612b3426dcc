import { deviceRegistration, webDeviceRegistration } from '../../../contracts/notification.ts';
import { asCustomer, asOwner, withBody, type CustomerCall, type HandlersOf } from '../handler.ts';
import { foreign, noContent, ok, type Reply } from '../reply.ts';
import { keepDevice } from '../room.ts';

/** One device belongs to one customer: the last who registered it. */
const register = (token: string, customerId: string | number, call: CustomerCall): Reply => {
  if (String(customerId) !== call.user.id) return foreign;
  keepDevice(call.world.store, token, call.user.id);
  return noContent;
};

export const notificationHandlers = {
  'notification.list': asOwner(({ world, user }) =>
    ok({ items: world.store.notifications.get(user.id) ?? [] }),
  ),
  'notification.registerDevice': asCustomer(
    withBody(deviceRegistration, (body, call: CustomerCall) =>
      register(body.FCMToken, body.customerId, call),
    ),
  ),
  'notification.registerWebDevice': asCustomer(
    withBody(webDeviceRegistration, (body, call: CustomerCall) =>
      register(body.fcmToken, body.customerId, call),
    ),
  ),
} satisfies HandlersOf<'notification'>;
