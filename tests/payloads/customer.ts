import * as fc from 'fast-check';
import * as some from '../arbitraryValues.ts';
import { demoNotifications } from '../demo.ts';
import { nothing, messageOnly } from './parts.ts';

const addressOnly = fc.record({ addressId: fc.constantFrom('a1', 'a2').map((id) => id as never) });
const login = fc.record({
  phone: some.phone,
  name: some.name,
  consents: some.consents,
  code: fc.option(some.loginCodes),
});
const tokenSources = fc.constantFrom('app', 'browser');
const profile = fc.record({ customer: some.customers });

/** Whose order it is: addresses, login, profile, notifications. */
export const customerPayloads = {
  'address/listDue': nothing,
  'address/listLoaded': fc.record({ addresses: fc.array(some.addresses, { maxLength: 3 }) }),
  'address/listFailed': nothing,
  'address/chosen': addressOnly,
  'address/selected': fc.record({
    addressId: fc.constantFrom('a1', 'a2').map((id) => id as never),
    cityId: fc.option(some.cityIds),
  }),
  'address/placeTyped': fc.record({ city: fc.constant('Самара'), street: some.street, home: some.street }),
  'address/placeFound': fc.record({ point: some.points, zoneId: fc.option(some.zoneIds) }),
  'address/pointChosen': fc.record({ point: some.points }),
  'address/placeNamed': fc.record({
    point: some.points,
    zoneId: fc.option(some.zoneIds),
    name: fc.record({ city: fc.constant('Самара'), street: some.street, home: some.street }),
  }),
  'address/placeUnnamed': messageOnly,
  'address/placeLost': nothing,
  'address/saveTapped': fc.record({ draft: some.addresses }),
  'address/saveDue': fc.record({ draft: some.addresses }),
  'address/saved': fc.record({ address: some.addresses }),
  'address/saveFailed': messageOnly,
  'address/deleteTapped': addressOnly,
  'address/deleted': addressOnly,
  'address/deleteFailed': addressOnly,
  'address/zoneChanged': fc.record({ zoneId: fc.option(some.zoneIds) }),

  'auth/loginAsked': fc.record({ returnTo: fc.option(some.paths) }),
  'auth/loginSubmitted': login,
  'auth/loginDue': login,
  'auth/codeAsked': nothing,
  'auth/loginRefused': messageOnly,
  'auth/endedElsewhere': nothing,
  'auth/loggedIn': fc.record({
    customer: some.customers,
    token: fc.option(some.token),
    returnTo: fc.option(some.paths),
  }),
  'auth/sessionRefused': fc.record({ token: some.token }),
  'auth/logoutTapped': nothing,
  'auth/accountDeleteTapped': nothing,
  'auth/accountDeleted': nothing,
  'auth/accountDeleteFailed': messageOnly,
  'auth/loggedOut': fc.record({ reason: fc.constantFrom('tapped', 'expired', 'deleted', 'elsewhere') }),

  'notification/listLoaded': fc.constant({ items: demoNotifications }),
  'notification/listFailed': nothing,
  'notification/pushPermissionFound': fc.record({
    permission: fc.constantFrom('unsupported', 'unasked', 'granted', 'denied'),
  }),
  'notification/pushAllowTapped': nothing,
  'notification/pushTokenDue': nothing,
  'notification/pushTokenReceived': fc.record({ token: some.token, source: tokenSources }),
  'notification/pushTokenFailed': nothing,
  'notification/registrationDue': fc.record({ customerId: some.userIds.map((id) => id as never) }),
  'notification/registered': nothing,
  'notification/registrationFailed': nothing,
  'notification/pushEndDue': nothing,
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
  'notification/listOpened': nothing,

  'user/profileDue': nothing,
  'user/profileLoaded': profile,
  'user/profileFailed': nothing,
  'user/allergenToggled': fc.record({ code: some.codes }),
  'user/allergensCleared': nothing,
  'user/profileSubmitted': fc.record({ name: some.name, consents: some.consents }),
  'user/profileChangeDue': fc.record({
    changes: fc.record({ name: some.name, consents: some.consents }, { requiredKeys: [] }),
  }),
  'user/profileChanged': profile,
  'user/profileChangeFailed': messageOnly,
  'user/reservationSubmitted': fc.record({
    request: fc.record({
      terminalId: some.terminalIds,
      name: some.name,
      phone: some.phone,
      date: fc.constant('2026-03-11'),
      time: fc.constant('19:30'),
      guests: fc.constantFrom(1, 2, 20),
      comment: some.comments,
    }),
  }),
  'user/tableReserved': nothing,
  'user/reservationFailed': messageOnly,
  'user/applicationSubmitted': fc.record({
    application: fc.record({
      name: some.name,
      phone: some.phone,
      city: fc.constant('Самара'),
      position: fc.constant('Повар'),
      about: some.comments,
    }),
  }),
  'user/applicationSent': nothing,
  'user/applicationFailed': messageOnly,
  'user/appOfferClosed': nothing,
};
