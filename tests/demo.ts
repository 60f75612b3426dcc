import { SEEDED_ADDRESS, SEEDED_BALANCE, SEEDED_PHONE } from '../mocks/backend/seed.ts';
import { CITIES } from '../mocks/chain/cities.ts';
import { buildNotifications } from '../mocks/chain/notifications.ts';
import { buildPromos } from '../mocks/chain/promos.ts';
import { DELIVERY_TERMINALS } from '../mocks/chain/restaurants.ts';
import { buildSettings } from '../mocks/chain/settings.ts';
import { zoneDelivery } from '../mocks/chain/zones.ts';
import { buildCatalog } from '../mocks/menu/catalog.ts';
import type { CartModifier } from '../src/domain/cart.ts';
import type { Product, ZoneId } from '../src/domain/catalog.ts';
import type { ActiveOrder, Address, Customer, PastItem, PastOrder } from '../src/domain/customer.ts';
import { personal, type Token } from '../src/domain/personal.ts';
import type { City, Settings, ZoneDelivery } from '../src/domain/settings.ts';
import type { WorkWeek } from '../src/domain/workTime.ts';
import { readCatalog } from '../src/ports/readers/catalog.ts';
import { readAccount, readAddress, readNotifications } from '../src/ports/readers/customer.ts';
import { readActiveOrder, readPromos } from '../src/ports/readers/order.ts';
import { readCities, readZoneDelivery } from '../src/ports/readers/place.ts';
import { readSettings } from '../src/ports/readers/settings.ts';
import type { NotificationItem } from '../src/slices/notification/state.ts';
import type { Promo } from '../src/slices/promo/state.ts';

/** Noon of a Tuesday, local time: what tests and stories call now, in ms. */
export const NOW = new Date(2026, 2, 10, 12).getTime();

/** The demo chain's answers as the shop reads them, so that what tests and stories show is believable. */
export const demoCatalog = readCatalog(
  buildCatalog({
    imageUrl: ({ id }) => `/demo/i/${id}`,
    terminals: Object.values(DELIVERY_TERMINALS)
      .flat()
      .map(({ deliveryTerminalId }) => deliveryTerminalId),
  }),
  '',
).answer;

/** The settings, with some wire keys replaced. */
export const demoSettings = (overrides: Readonly<Record<string, unknown>> = {}): Settings =>
  readSettings(buildSettings(overrides), '').values;

export const demoCities: readonly City[] = readCities(CITIES);
export const [samara, tolyatti] = demoCities as [City, City];
export const neverOpen: WorkWeek = Array.from({ length: 7 }, () => ({
  open: '10:00',
  close: '10:00',
  isNextDay: false,
}));

const byName = new Map(demoCatalog.products.map((product) => [product.name, product]));

/** A product of the demo by its name; a wrong name throws. */
export function dish(name: string): Product {
  const product = byName.get(name);
  if (!product) throw new Error(`The demo has no «${name}»`);
  return product;
}

/** Options of a product by their names, each once, as a customer chooses them. */
export const options = (product: Product, ...names: readonly string[]): readonly CartModifier[] =>
  names.map((wanted) => {
    const found = product.modifierGroups
      .flatMap((group) => group.modifiers.map((modifier) => ({ group, modifier })))
      .find(({ modifier }) => modifier.name === wanted);
    if (!found) throw new Error(`«${product.name}» has no option «${wanted}»`);
    const { group, modifier } = found;
    const { id, name, price, code } = modifier;
    return { id, name, price, amount: 1, code, groupId: group.id, groupName: group.name };
  });

/** The first option of every required group. */
export const firstOptions = (product: Product): readonly CartModifier[] =>
  options(
    product,
    ...product.modifierGroups
      .filter(({ isRequired }) => isRequired)
      .flatMap(({ modifiers }) => modifiers.slice(0, 1).map(({ name }) => name)),
  );

export const demoCustomer: Customer = readAccount(
  { id: 'user-1', phone: SEEDED_PHONE, name: 'Анна', balance: SEEDED_BALANCE, personalData: true },
  personal(SEEDED_PHONE),
).customer;

export const demoToken = personal<Token>('demo-token');

export const demoAddress: Address = readAddress({ id: 'address-1', userId: 'user-1', ...SEEDED_ADDRESS });

/** What the server answers of a zone of the demo. */
export const demoZone = (id: ZoneId | string): ZoneDelivery => readZoneDelivery(zoneDelivery[id]);

export const demoOrder: ActiveOrder = readActiveOrder({
  id: 'order-1',
  number: '1024',
  deliveryMethod: 'delivery',
  sum: 1127,
  delivery: { status: 'WaitCooking', courierInfo: null, estimatedDeliveryTime: null },
});

/** One dish of a past order, with its first options. */
export const pastItem = (name: string, changes: Partial<PastItem> = {}): PastItem => ({
  productId: dish(name).id,
  name,
  amount: 1,
  isGift: false,
  modifiers: firstOptions(dish(name)).map(({ id, amount }) => ({ id, amount })),
  ...changes,
});

export const demoPastOrder: PastOrder = {
  id: 'last',
  number: '',
  createdAt: null,
  sum: null,
  items: [pastItem('Зелёный дракон'), pastItem('Собери свой вок', { amount: 2 }), pastItem('Картофель фри')],
};

export const demoNotifications: readonly NotificationItem[] = readNotifications({
  items: buildNotifications(NOW),
});
export const demoPromos: readonly Promo[] = readPromos(buildPromos(NOW), '');
