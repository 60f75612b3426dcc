import { forgetUser } from './accounts.ts';
import type { Reply, ReplyOf } from './reply.ts';
import { SEEDED_PHONE } from './seed.ts';
import { addressesOf, type AddressRow, type OrderRow, type Store, type UserRow } from './store.ts';

const RETRY_SECONDS = '60';

/** Where everything that is kept is still needed: the customer may come back later. */
export const noRoom: ReplyOf<never> = {
  status: 503,
  body: { message: 'Сейчас слишком много запросов. Попробуйте через минуту' },
  headers: { 'retry-after': RETRY_SECONDS },
};

/** Accounts go by when they were last seen: this one just was. */
export const noteVisit = (store: Store, user: UserRow): void => {
  if (store.users.delete(user.id)) store.users.set(user.id, user);
};

/**
 * Makes room for one more account: who was seen least recently goes, but never who has an order under way, nor the customer
 * that the demo knows from the start. False where nobody can go.
 */
export const roomForUser = (store: Store): boolean => {
  if (store.users.size < store.bounds.users) return true;
  const waiting = new Set(store.orders.flatMap(({ isActive, userId }) => (isActive ? [userId] : [])));
  const gone = [...store.users.values()].find(({ id, phone }) => phone !== SEEDED_PHONE && !waiting.has(id));
  if (gone) forgetUser(store, gone);
  return gone !== undefined;
};

const orderIn = (reply: Reply | null): unknown =>
  typeof reply?.body === 'object' && reply.body !== null && 'id' in reply.body ? reply.body.id : null;

/** Its key goes with it: whoever sends it so late orders anew. */
const forgetOrder = (store: Store, order: OrderRow): void => {
  store.orders.splice(store.orders.indexOf(order), 1);
  for (const [key, reply] of store.answers) if (orderIn(reply) === order.id) store.answers.delete(key);
};

/** Makes room for one more order: the oldest that has ended goes. False where all are under way. */
export const roomForOrder = (store: Store): boolean => {
  if (store.orders.length < store.bounds.orders) return true;
  const ended = store.orders.find(({ isActive }) => !isActive);
  if (ended) forgetOrder(store, ended);
  return ended !== undefined;
};

/** Makes room for one more table: days that have passed go. `today`: "YYYY-MM-DD". False where all are still to come. */
export const roomForReservation = (store: Store, today: string): boolean => {
  const { reservations, bounds } = store;
  if (reservations.length < bounds.reservations) return true;
  const coming = reservations.filter(({ date }) => date >= today);
  reservations.splice(0, reservations.length, ...coming);
  return reservations.length < bounds.reservations;
};

interface Kept<Key> {
  readonly size: number;
  keys(): Iterable<Key>;
  delete(key: Key): boolean;
}

const dropFirst = <Key>(kept: Kept<Key>, most: number): void => {
  for (const key of kept.keys()) {
    if (kept.size <= most) return;
    kept.delete(key);
  }
};

/** Keeps an address; of too many of one customer the oldest goes, of too many at all the oldest of anybody. */
export const keepAddress = (store: Store, row: AddressRow): void => {
  store.addresses.set(row.id, row);
  const own = addressesOf(store, row.userId);
  for (const { id } of own.slice(0, -store.bounds.addressesOfOne)) store.addresses.delete(id);
  dropFirst(store.addresses, store.bounds.addresses);
};

/** Keeps a device, which belongs to whoever registered it last; of too many the one goes that was registered longest ago. */
export const keepDevice = (store: Store, token: string, userId: string): void => {
  store.devices.delete(token);
  store.devices.set(token, userId);
  dropFirst(store.devices, store.bounds.devices);
};

/** Keeps an application; of too many the oldest goes. */
export const keepVacancy = ({ vacancies, bounds }: Store, application: unknown): void => {
  vacancies.push(application);
  if (vacancies.length > bounds.vacancies) vacancies.shift();
};

/** Remembers that a proof has served; of too many the oldest is forgotten, which no service would take any more. */
export const keepProof = ({ house, bounds }: Store, proof: string): void => {
  house.spentProofs.add(proof);
  dropFirst(house.spentProofs, bounds.proofs);
};
