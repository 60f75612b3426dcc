import { address, addressCreation } from './address.ts';
import { deviceRegistration, webDeviceRegistration } from './notification.ts';
import { courierInfo, orderRequest } from './order.ts';
import { customer, orderDraft } from './orderPayload.ts';
import { reservationRequest } from './reservation.ts';
import { user, userChange, userCreation } from './user.ts';
import { vacancyRequest } from './vacancy.ts';

/** The schemas that hold personal or secret fields of their own. */
export const secretSchemas = {
  address,
  addressCreation,
  courierInfo,
  customer,
  deviceRegistration,
  orderDraft,
  orderRequest,
  reservationRequest,
  user,
  userChange,
  userCreation,
  vacancyRequest,
  webDeviceRegistration,
};

type SecretSchemas = typeof secretSchemas;
type FieldOf<Schema> = Schema extends { readonly shape: infer Shape } ? keyof Shape & string : never;
type SecretFields = {
  readonly [Name in keyof SecretSchemas]: readonly FieldOf<SecretSchemas[Name]>[];
};

const addressLines = ['street', 'home', 'apartment', 'entrance', 'floor'] as const;

/** Which fields of which schema are personal or secret: never logged, never in a report, never rendered on the server. */
export const secretFields = {
  address: addressLines,
  addressCreation: addressLines,
  courierInfo: ['name', 'phone'],
  customer: ['phone', 'name'],
  deviceRegistration: ['FCMToken'],
  orderDraft: ['phone'],
  orderRequest: ['comment'],
  reservationRequest: ['name', 'phone', 'comment'],
  user: ['phone', 'name', 'token'],
  userChange: ['name'],
  userCreation: ['phone', 'name'],
  vacancyRequest: ['name', 'phone', 'about'],
  webDeviceRegistration: ['fcmToken'],
} as const satisfies SecretFields;

/** Every name under which a secret travels, for filters that see only JSON. */
export const secretFieldNames: ReadonlySet<string> = new Set(Object.values(secretFields).flat());
