/* oxlint-disable typescript/no-unsafe-type-assertion -- brands are made by readers at run time; tests make them here */
import { NEVER, of } from 'rxjs';
import type { CityId, CityIikoId, TerminalId } from '../../src/domain/catalog.ts';
import type { Address, AddressId, Customer, UserId } from '../../src/domain/customer.ts';
import { kopecks } from '../../src/domain/money.ts';
import { personal, type Token } from '../../src/domain/personal.ts';
import { lineId, sampleAddress, sampleLine, sampleModifier, sampleOrder } from '../samples.ts';
import { testWorld } from '../world.ts';
import { createStore } from '../../src/kernel/store.ts';
import type { SafeStorage } from '../../src/ports/storage.ts';
import { app } from '../../src/slices/app.ts';
import { initialState, type AppState } from '../../src/slices/state.ts';
import type { Api, AppWorld } from '../../src/slices/world.ts';
import type { ShopStore } from '../../src/ui/store.tsx';
import { createBrowserMemory } from '../../src/app/boot/browserMemory.ts';

export interface MemoryStorage extends SafeStorage {
  readonly entries: Map<string, string>;
}
export const memoryStorage = (start: Readonly<Record<string, string>> = {}): MemoryStorage => {
  const entries = new Map(Object.entries(start));
  return {
    entries,
    read: (key) => entries.get(key) ?? null,
    write: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
    keys: () => [...entries.keys()],
  };
};

export interface TestShop {
  readonly store: ShopStore;
  readonly reports: readonly unknown[];
}

/** The whole shop in a world where nothing happens but what the test does. */
export function testShop(
  initial: AppState,
  api: Partial<Api> = {},
  storage: SafeStorage = memoryStorage(),
  patch: Partial<AppWorld> = {},
): TestShop {
  let count = 0;
  const reports: unknown[] = [];
  const world = testWorld({
    now: () => Date.parse('2026-03-02T12:00:00Z'),
    newId: () => `id-${(count += 1)}`,
    report: (error) => reports.push(error),
    api,
    online$: of(true),
    visible$: of(true),
    storage: createBrowserMemory(storage, memoryStorage()),
    // Nobody polls here.
    locks: { hold: (name) => (name === 'shop:polls' ? NEVER : of(true)) },
    ...patch,
  });
  return { store: createStore(app, world, initial), reports };
}

const customer: Customer = {
  id: '7' as UserId,
  phone: personal('+79991234567'),
  name: personal('Анна-Мария'),
  balance: kopecks(35_000),
  zoneId: null,
  consents: { personalData: true, pushNotifications: false, advertising: false },
};
const address: Address = {
  id: '5' as AddressId,
  ...sampleAddress({ street: personal('Ленинградская'), apartment: personal('4') }),
};
const lines = [
  sampleLine({ id: lineId('l1'), quantity: 2, modifiers: [sampleModifier({ amount: 2 })] }),
  sampleLine({ id: lineId('l2'), kind: 'gift', price: kopecks(0), isFromPromocode: true }),
];
const order = sampleOrder({
  coupon: 'LETO',
  fullPrice: kopecks(119_800),
  notGiftsAndNotDeliveryTotal: kopecks(119_800),
  phone: customer.phone,
  name: customer.name,
  lines,
  address,
  spendBonus: kopecks(100),
  deliveryMethod: 'delivery',
  terminalId: null,
  deliveryTime: '2026-03-02T14:30:00.000Z',
  changeFrom: kopecks(500_000),
  persons: 2,
  comment: personal('Без лука'),
  total: kopecks(119_700),
});

/** A customer with everything that is worth saving. */
export const fullState: AppState = {
  ...initialState,
  city: {
    ...initialState.city,
    list: [
      { id: '1' as CityId, name: 'Самара', slug: 'samara', iikoId: 'i1' as CityIikoId, nameIn: 'Самаре' },
      {
        id: '2' as CityId,
        name: 'Тольятти',
        slug: 'tolyatti',
        iikoId: 'i2' as CityIikoId,
        nameIn: 'Тольятти',
      },
    ],
    currentId: '1' as CityId,
  },
  auth: { ...initialState.auth, token: personal<Token>('secret-token') },
  user: { ...initialState.user, customer, allergens: ['fish'], isAlreadySelectedCity: true },
  address: {
    ...initialState.address,
    list: [address],
    selectedId: address.id,
    usedIn: { ['1' as CityId]: address.id },
  },
  cart: {
    ...initialState.cart,
    lines,
    coupon: 'LETO',
    restaurantId: 't1' as TerminalId,
    lostGift: { code: 'fries', name: 'Картофель фри', missing: kopecks(100) },
    freeProducts: ['002'],
    askedGifts: ['LETO/003'],
    revision: 4,
    form: { payment: 'cash', changeFrom: kopecks(500_000), persons: 2, comment: personal('Без лука') },
    intent: { key: 'key-1', body: order, state: 'uncertain', madeAt: Date.parse('2026-03-02T11:59:00Z') },
  },
};

/** The four slices as `persist` leaves them in storage. */
export const savedEntries = ({ cart, user, address, auth }: AppState, version = '1') =>
  Object.fromEntries(
    Object.entries({ cart, user, address, auth }).map(([slice, state], index) => [
      `shop:${version}:${slice}`,
      JSON.stringify({ rev: index + 1, tab: 'tab', state }),
    ]),
  );
