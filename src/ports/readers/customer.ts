import * as addressWire from '../../../contracts/address.ts';
import * as notificationWire from '../../../contracts/notification.ts';
import * as userWire from '../../../contracts/user.ts';
import type { ZoneId } from '../../domain/catalog.ts';
import type { Address, AddressId, UserId } from '../../domain/customer.ts';
import { NOTHING, fromRoubles, type Kopecks } from '../../domain/money.ts';
import { personal, type Phone, type Token } from '../../domain/personal.ts';
import type { NotificationItem } from '../../slices/notification/state.ts';
import type { Account } from '../../slices/world.ts';
import { brand } from './brand.ts';
import { readAs, readList, textOf, wordsOf } from './leaf.ts';

/** "0" and an empty id mean that there is no zone. */
const zoneOf = (id: string | number | null | undefined): ZoneId | null => {
  const text = textOf(id);
  return text === '' || text === '0' ? null : brand<ZoneId>(text);
};

/** Bonus roubles are read as a whole number (specification, section 3, "User"). */
const balanceOf = (balance: string | number | null | undefined): Kopecks => {
  const roubles = Number.parseInt(String(balance ?? 0), 10);
  return Number.isSafeInteger(roubles * 100) && roubles > 0 ? fromRoubles(roubles) : NOTHING;
};

/** An account; an answer without a phone is that of the phone which was asked for. */
export function readAccount(value: unknown, phone: Phone): Account {
  const user = readAs(userWire.user, value);
  return {
    customer: {
      id: brand<UserId>(textOf(user.id)),
      phone: user.phone ? personal(user.phone) : phone,
      name: personal(textOf(user.name)),
      balance: balanceOf(user.balance),
      zoneId: zoneOf(user.zoneId),
      consents: {
        personalData: user.personalData ?? false,
        pushNotifications: user.PUSHNotifications ?? false,
        advertising: user.receiveAdvertisingInformation ?? false,
      },
    },
    token: user.token ? personal<Token>(user.token) : null,
  };
}

const addressOf = (address: addressWire.WireAddress): Address => ({
  id: brand<AddressId>(textOf(address.id)),
  city: address.city ?? '',
  street: personal(textOf(address.street)),
  home: personal(textOf(address.home)),
  apartment: personal(textOf(address.apartment)),
  entrance: personal(textOf(address.entrance)),
  floor: personal(textOf(address.floor)),
  zoneId: zoneOf(address.zoneId),
});
export const readAddress = (value: unknown): Address => addressOf(readAs(addressWire.address, value));
export const readAddresses = (value: unknown): readonly Address[] =>
  readList(addressWire.address, value, addressOf);

export const readNotifications = (value: unknown): readonly NotificationItem[] =>
  readList(
    notificationWire.notification,
    typeof value === 'object' && value !== null && 'items' in value ? value.items : value,
    (item) => ({
      id: textOf(item.id) || item.createdAt,
      title: wordsOf(item.title),
      text: wordsOf(item.text),
      createdAt: item.createdAt,
      link: item.link ?? null,
    }),
  );
