import type { Answers } from '../../contracts/answers.ts';
import type { WireNotification } from '../../contracts/notification.ts';
import type { WireCatalog } from '../../contracts/catalog.ts';
import type { WireCourierInfo, WireHistoryItem, WireHistoryModifier } from '../../contracts/order.ts';
import type { WireReservationRequest } from '../../contracts/reservation.ts';
import { BOUNDS, type Bounds } from './bounds.ts';
import { createHouse, type House } from './house.ts';
import type { Reply } from './reply.ts';

/** The bare text of a branded one: rows hold what the wire holds. */
export type Plain<Value> = Value extends string
  ? string
  : Value extends object
    ? { [Key in keyof Value]: Plain<Value[Key]> }
    : Value;

export interface UserRow {
  readonly id: string;
  readonly phone: string;
  readonly token: string;
  name: string;
  /** Bonus roubles. */
  balance: number;
  personalData: boolean;
  PUSHNotifications: boolean;
  receiveAdvertisingInformation: boolean;
}

export type AddressRow = Omit<Answers['address.create'], 'id' | 'userId'> & {
  readonly id: string;
  readonly userId: string;
};

/** A dish of an order, as the history answers it, and the group of each chosen modifier. */
export interface PlacedItem extends Omit<Plain<WireHistoryItem>, 'productId' | 'amount' | 'modifiers'> {
  readonly productId: string;
  readonly amount: number;
  readonly modifiers: readonly (WireHistoryModifier & { readonly groupId: string })[];
}

/** `waiting` holds the kitchen back until the bank has taken the money, for an hour at most. */
type PaymentState = 'none' | 'waiting' | 'paid' | 'expired';

export interface OrderRow {
  readonly id: string;
  readonly number: string;
  readonly userId: string;
  readonly createdAt: string;
  readonly deliveryMethod: 'delivery' | 'self';
  readonly sum: number;
  /** Roubles of paid dishes, the base of the bonus. */
  readonly goods: number;
  readonly spentBonus: number;
  readonly items: readonly PlacedItem[];
  readonly estimatedDeliveryTime: string;
  /** Where the payment page returns to. */
  readonly returnOrigin: string;
  status: string;
  payment: PaymentState;
  courierInfo: Plain<WireCourierInfo> | null;
  /** A finished order stays the active one for one more kitchen step. */
  isActive: boolean;
}

/** All that the demo back end remembers, within its bounds (`room.ts`); lost when the process ends. */
export interface Store {
  readonly bounds: Bounds;
  /** Who was seen last comes last. */
  readonly users: Map<string, UserRow>;
  readonly addresses: Map<string, AddressRow>;
  readonly likes: Map<string, Set<string>>;
  readonly devices: Map<string, string>;
  /** Whose owners have to prove them by a code. */
  readonly guardedPhones: Set<string>;
  readonly notifications: Map<string, WireNotification[]>;
  /** Oldest first. */
  readonly orders: OrderRow[];
  /** First answers by customer and Idempotency-Key; null while the first is under way. */
  readonly answers: Map<string, Reply | null>;
  readonly reservations: (WireReservationRequest & { readonly id: string })[];
  readonly vacancies: unknown[];
  readonly settings: Map<string, unknown>;
  readonly house: House;
  /** Orders ever taken: some of them may be forgotten. */
  taken: number;
  catalog: WireCatalog;
  catalogVersion: number;
  settingsVersion: number;
}

/** The one phone whose owner has to prove it from the start, so that the step can be seen. */
const GUARDED_PHONE = '+79270000099';

export const createStore = (catalog: WireCatalog, bounds: Partial<Bounds> = {}): Store => ({
  bounds: { ...BOUNDS, ...bounds },
  users: new Map(),
  addresses: new Map(),
  likes: new Map(),
  devices: new Map(),
  guardedPhones: new Set([GUARDED_PHONE]),
  notifications: new Map(),
  orders: [],
  answers: new Map(),
  reservations: [],
  vacancies: [],
  settings: new Map(),
  house: createHouse(),
  taken: 0,
  catalog,
  catalogVersion: 1,
  settingsVersion: 1,
});

export const userOf = (store: Store, id: string): UserRow | null => store.users.get(id) ?? null;

export const userByPhone = (store: Store, phone: string): UserRow | null =>
  [...store.users.values()].find((user) => user.phone === phone) ?? null;

export const userByToken = (store: Store, token: string): UserRow | null =>
  [...store.users.values()].find((user) => user.token === token) ?? null;

export const addressesOf = (store: Store, userId: string): readonly AddressRow[] =>
  [...store.addresses.values()].filter((address) => address.userId === userId);

/** The customer's orders, newest first. */
export const ordersOf = (store: Store, userId: string): readonly OrderRow[] =>
  store.orders.filter((order) => order.userId === userId).toReversed();

const FIRST_NUMBER = 1041;
/** The number that the next order shows to people. */
export const nextNumber = (store: Store): string => String(FIRST_NUMBER + store.taken);

/** Puts an order to the others; whoever takes one has made room for it. */
export const keepOrder = (store: Store, order: OrderRow): void => {
  store.orders.push(order);
  store.taken += 1;
};

export const orderById = (store: Store, id: string): OrderRow | null =>
  store.orders.find((order) => order.id === id) ?? null;

export const likesOf = (store: Store, userId: string): Set<string> => {
  const likes = store.likes.get(userId) ?? new Set<string>();
  store.likes.set(userId, likes);
  return likes;
};
