import { productIdOf } from '../menu/identity.ts';
import { createUser } from './accounts.ts';
import { productById } from './shop.ts';
import { keepOrder, nextNumber, type OrderRow, type Store } from './store.ts';
import type { World } from './world.ts';

/** The customer that the demo knows from the start. */
export const SEEDED_PHONE = '+79270000001';
export const SEEDED_BALANCE = 350;
export const SEEDED_ADDRESS = {
  city: 'Самара',
  street: 'Ленинградская',
  home: '45',
  apartment: '12',
  entrance: '1',
  floor: '4',
  zoneId: 'samara-centre',
};
const PAST_ORDER_DAYS = 9;
const DAY = 24 * 60 * 60 * 1000;

/** Dishes of the past order with their quantities; the first option of every required group was chosen. */
const PAST_DISHES = [
  ['Филадельфия классик', 1],
  ['Вок с курицей терияки', 2],
  ['Маргарита', 1],
] as const;

const pastItem = (store: Store, name: string, amount: number): OrderRow['items'][number] | null => {
  const product = productById(store.catalog, productIdOf(name));
  if (!product) return null;
  const groups = product.groupModifiers?.filter((group) => group.required) ?? [];
  const modifiers = groups.flatMap((group) => {
    const [option] = group.modifiers;
    if (!option) return [];
    const named = option.name ?? productById(store.catalog, option.modifierId)?.name ?? '';
    const price = option.price ?? 0;
    return [{ id: option.modifierId, amount: 1, name: named, price, groupId: group.modifierGroupId ?? '' }];
  });
  return { productId: product.id, name, amount, price: product.price, isGift: false, modifiers };
};

const sumOf = (items: OrderRow['items']): number =>
  items.reduce((total, item) => {
    const modifiers = item.modifiers?.reduce((sum, { price, amount }) => sum + (price ?? 0) * amount, 0) ?? 0;
    return total + ((item.price ?? 0) + modifiers) * (item.amount ?? 0);
  }, 0);

type SeedWorld = Pick<World, 'store' | 'clock' | 'newId'>;

const pastOrder = ({ store, clock, newId }: SeedWorld, userId: string): OrderRow => {
  const items = PAST_DISHES.map(([name, amount]) => pastItem(store, name, amount)).filter(
    (item) => item !== null,
  );
  const createdAt = new Date(clock.now() - PAST_ORDER_DAYS * DAY).toISOString();
  return {
    id: newId(),
    number: nextNumber(store),
    userId,
    createdAt,
    deliveryMethod: 'delivery',
    sum: sumOf(items),
    goods: sumOf(items),
    spentBonus: 0,
    items,
    estimatedDeliveryTime: createdAt,
    returnOrigin: '',
    status: 'Closed',
    payment: 'none',
    courierInfo: null,
    isActive: false,
  };
};

/** Puts a customer with bonus, an address and a past order into a new store. */
export const seed = (world: SeedWorld): void => {
  const user = createUser(world, { phone: SEEDED_PHONE, name: 'Анна', personalData: true });
  user.balance = SEEDED_BALANCE;
  const id = world.newId();
  world.store.addresses.set(id, { id, userId: user.id, ...SEEDED_ADDRESS });
  keepOrder(world.store, pastOrder(world, user.id));
};
