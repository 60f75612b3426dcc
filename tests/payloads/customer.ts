import * as fc from 'fast-check';
import * as some from '../arbitraryValues.ts';
import { demoNotifications } from '../demo.ts';
import { messageOnly } from './parts.ts';
import { intents, tables } from './wishes.ts';

const addressOnly = fc.record({ addressId: fc.constantFrom('a1', 'a2').map((id) => id as never) });
const login = fc.record({
  phone: some.phone,
  name: some.name,
  consents: some.consents,
  code: fc.option(some.loginCodes),
});
const tokenSources = fc.constantFrom('app', 'browser');
const wishOnly = fc.record({ id: fc.constantFrom('given-1', 'e1', 'e2', 'gone') });
const profile = fc.record({ customer: some.customers });

/** Whose order it is: addresses, login, profile, notifications. */
export const customerPayloads = {
  'address/listLoaded': fc.record({ addresses: fc.array(some.addresses, { maxLength: 3 }) }),
  'address/chosen': addressOnly,
  'address/selected': fc.record({
    addressId: fc.constantFrom('a1', 'a2').map((id) => id as never),
    cityId: fc.option(some.cityIds),
  }),
  'address/placeTyped': fc.record({ city: fc.constant('Самара'), street: some.street, home: some.street }),
  'address/placeFound': fc.record({ point: some.points, zoneId: fc.option(some.zoneIds) }),
  'address/hereFound': fc.record({ point: some.points }),
  'address/hereLost': fc.record({ reason: fc.constantFrom('refused', 'late', 'unknown') }),
  'address/pointChosen': fc.record({ point: some.points }),
  'address/placeNamed': fc.record({
    point: some.points,
    zoneId: fc.option(some.zoneIds),
    name: fc.record({ city: fc.constant('Самара'), street: some.street, home: some.street }),
  }),
  'address/placeUnnamed': messageOnly,
  'address/saveTapped': fc.record({ draft: some.addresses }),
  'address/saveDue': fc.record({ draft: some.addresses }),
  'address/savePostponed': fc.record({ draft: some.addresses }),
  'address/saved': fc.record({ address: some.addresses }),
  'address/saveFailed': messageOnly,
  'address/deleteTapped': addressOnly,
  'address/deleted': addressOnly,
  'address/deleteFailed': addressOnly,
  'address/mapShown': addressOnly,
  'address/spotFound': fc.record({
    addressId: fc.constantFrom('a1', 'a2').map((id) => id as never),
    point: some.points,
  }),
  'address/spotLost': addressOnly,
  'address/zoneChanged': fc.record({ zoneId: fc.option(some.zoneIds) }),

  'auth/loginAsked': fc.record({ returnTo: fc.option(some.paths) }),
  'auth/loginSubmitted': login,
  'auth/loginDue': login,
  'auth/loginRefused': messageOnly,
  'auth/loggedIn': fc.record({
    customer: some.customers,
    token: fc.option(some.token),
    returnTo: fc.option(some.paths),
  }),
  'auth/sessionRefused': fc.record({ token: some.token }),
  'auth/accountDeleteFailed': messageOnly,
  'auth/loggedOut': fc.record({ reason: fc.constantFrom('tapped', 'expired', 'deleted', 'elsewhere') }),

  'notification/listLoaded': fc.constant({ items: demoNotifications }),
  'notification/pushPermissionFound': fc.record({
    permission: fc.constantFrom('unsupported', 'unasked', 'granted', 'denied'),
  }),
  'notification/pushTokenReceived': fc.record({ token: some.token, source: tokenSources }),
  'notification/registrationDue': fc.record({ customerId: some.userIds.map((id) => id as never) }),
  'notification/messageReceived': fc.record({
    message: fc.record({
      id: some.ids,
      title: some.name,
      text: some.comments,
      link: fc.option(some.paths),
    }),
  }),
  'notification/tapped': fc.record({ link: fc.option(some.paths), source: tokenSources }),
  'notification/tapRepeated': fc.record({ link: some.paths }),
  'notification/checkRecalled': fc.record({ at: some.moments }),

  'user/profileLoaded': profile,
  'user/allergenToggled': fc.record({ code: some.codes }),
  'user/profileSubmitted': fc.record({ name: some.name, consents: some.consents }),
  'user/profileChangeDue': fc.record({
    changes: fc.record({ name: some.name, consents: some.consents }, { requiredKeys: [] }),
  }),
  'user/profileChanged': profile,
  'user/profileChangeFailed': messageOnly,
  'user/reservationSubmitted': fc.record({
    request: tables,
  }),
  'user/reservationFailed': messageOnly,
  'user/reservationPostponed': fc.record({ request: tables }),
  'user/wishPostponed': fc.record({ intent: intents, needs: fc.constantFrom('login', 'network') }),
  'user/wishResumed': wishOnly,
  'user/wishSettled': wishOnly,
  'user/withdrawTapped': wishOnly,
  'user/wishWithdrawn': wishOnly,
  'user/applicationSubmitted': fc.record({
    application: fc.record({
      name: some.name,
      phone: some.phone,
      city: fc.constant('Самара'),
      position: fc.constant('Повар'),
      about: some.comments,
    }),
  }),
  'user/applicationFailed': messageOnly,
};
