import { buildNotifications } from '../chain/notifications.ts';
import type { WireUserCreation } from '../../contracts/user.ts';
import { addressesOf, type Store, type UserRow } from './store.ts';
import type { World } from './world.ts';

/** A new customer with a session and the notifications that everybody has. */
export const createUser = (
  world: Pick<World, 'store' | 'clock' | 'newId'>,
  body: WireUserCreation,
): UserRow => {
  const { store, clock, newId } = world;
  const user: UserRow = {
    id: newId(),
    phone: body.phone,
    token: newId(),
    name: body.name ?? '',
    balance: 0,
    personalData: body.personalData ?? false,
    PUSHNotifications: body.PUSHNotifications ?? false,
    receiveAdvertisingInformation: body.receiveAdvertisingInformation ?? false,
  };
  store.users.set(user.id, user);
  store.notifications.set(user.id, [...buildNotifications(clock.now())]);
  return user;
};

/** Deletes the account with everything that names its owner; orders stay for the books, without a customer. */
export const forgetUser = (store: Store, user: UserRow): void => {
  for (const address of addressesOf(store, user.id)) store.addresses.delete(address.id);
  for (const [token, userId] of store.devices) if (userId === user.id) store.devices.delete(token);
  store.likes.delete(user.id);
  store.notifications.delete(user.id);
  store.users.delete(user.id);
};
