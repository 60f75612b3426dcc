import * as z from 'zod/mini';
import {
  about,
  assumed,
  done,
  id,
  isoTime,
  pathId,
  refused,
  secret,
  shopHeaders,
  signedOut,
} from './common.ts';
import { notation as c } from './notation.ts';

const assumedText = assumed(z.nullish(z.string()));

export const notification = z.object({
  id: assumed(z.nullish(id)),
  title: assumedText,
  text: assumedText,
  createdAt: isoTime,
  link: assumedText,
});

export const notificationList = z.object({ items: z.array(notification) });

/** The two registrations spell the token differently. */
export const deviceRegistration = z.object({ FCMToken: secret, customerId: id });
export const webDeviceRegistration = z.object({ fcmToken: secret, customerId: id });

export type WireNotification = z.infer<typeof notification>;
export type WireNotificationList = z.infer<typeof notificationList>;
export type WireDeviceRegistration = z.input<typeof deviceRegistration>;
export type WireWebDeviceRegistration = z.input<typeof webDeviceRegistration>;

const registered = c.responses({ 200: done, 201: done, 204: c.noBody(), ...signedOut, ...refused });

export const notificationRoutes = c.router({
  list: {
    method: 'GET',
    path: '/notification/:userId',
    pathParams: z.object({ userId: pathId }),
    headers: shopHeaders,
    responses: { 200: notificationList, ...signedOut, ...refused },
    summary: 'Notifications of a customer',
    metadata: about({ auth: 'required', idempotent: true }),
  },
  registerDevice: {
    method: 'POST',
    path: '/notification/device',
    headers: shopHeaders,
    body: deviceRegistration,
    responses: registered,
    summary: 'Register the native app for push messages',
    metadata: about({ auth: 'required', idempotent: true }),
  },
  registerWebDevice: {
    method: 'POST',
    path: '/notification/web-device',
    headers: shopHeaders,
    body: webDeviceRegistration,
    responses: registered,
    summary: 'Register a browser for push messages',
    metadata: about({ auth: 'required', idempotent: true }),
  },
});
