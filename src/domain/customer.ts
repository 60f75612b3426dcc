import type { GroupId, ProductId, ZoneId } from './catalog.ts';
import type { DeliveryMethod } from './cart.ts';
import type { Kopecks } from './money.ts';
import { maskPhone, maskText, type PersonName, type Phone, type StreetLine } from './personal.ts';

export type UserId = string & { readonly __brand: 'UserId' };
export type AddressId = string & { readonly __brand: 'AddressId' };

export interface Consents {
  readonly personalData: boolean;
  readonly pushNotifications: boolean;
  readonly advertising: boolean;
}

/** The customer as the server knows them (specification, section 3, "User"). */
export interface Customer {
  readonly id: UserId;
  readonly phone: Phone;
  readonly name: PersonName;
  readonly balance: Kopecks;
  readonly zoneId: ZoneId | null;
  readonly consents: Consents;
}

/** What a person writes down of an address. */
export interface UnsavedAddress {
  readonly city: string;
  readonly street: StreetLine;
  readonly home: StreetLine;
  readonly apartment: StreetLine;
  readonly entrance: StreetLine;
  readonly floor: StreetLine;
  readonly zoneId: ZoneId | null;
}
export interface Address extends UnsavedAddress {
  readonly id: AddressId;
}

/** A place by its name, as far as a map knows it: an unknown part is empty. */
export interface PlaceName {
  readonly city: string;
  readonly street: StreetLine;
  readonly home: StreetLine;
}

export interface Courier {
  readonly name: PersonName | null;
  readonly phone: Phone | null;
}

/** The order that the kitchen works on now (specification, sections 3 and 4, "Active order"). */
export interface ActiveOrder {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly courier: Courier | null;
  /** ISO time. */
  readonly estimatedAt: string | null;
  /** ISO time. */
  readonly createdAt: string | null;
  readonly method: DeliveryMethod;
  readonly sum: Kopecks | null;
}

export interface PastItem {
  readonly productId: ProductId;
  readonly name: string;
  readonly amount: number;
  readonly isGift: boolean;
  /** `price`: of one, as it was ordered; null or absent where the order does not say it. */
  readonly modifiers: readonly {
    readonly id: ProductId;
    /** Where it is known: the same id in two groups is two options. */
    readonly groupId?: GroupId;
    readonly amount: number;
    readonly price?: Kopecks | null;
  }[];
}
export interface PastOrder {
  readonly id: string;
  readonly number: string;
  readonly createdAt: string | null;
  readonly sum: Kopecks | null;
  /** As the cash-register system calls it; null or absent where the answer names none. */
  readonly status?: string | null;
  readonly method?: DeliveryMethod | null;
  readonly items: readonly PastItem[];
}

export const maskDraft = <T extends UnsavedAddress>(address: T): T => ({
  ...address,
  street: maskText(address.street),
  home: maskText(address.home),
  apartment: maskText(address.apartment),
  entrance: maskText(address.entrance),
  floor: maskText(address.floor),
});
export const maskPlace = (name: PlaceName): PlaceName => ({
  ...name,
  street: maskText(name.street),
  home: maskText(name.home),
});
export const maskCustomer = <T extends Customer>(customer: T): T => ({
  ...customer,
  phone: maskPhone(customer.phone),
  name: maskText(customer.name),
});
export const maskCourier = (courier: Courier | null): Courier | null =>
  courier && { name: maskText(courier.name), phone: maskPhone(courier.phone) };
