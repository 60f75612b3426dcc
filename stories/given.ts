import { SAMARA_STREETS } from '../mocks/chain/streets.samara.ts';
import type { ZoneId } from '../src/domain/catalog.ts';
import type { AddressId, Customer } from '../src/domain/customer.ts';
import type { Device } from '../src/domain/device.ts';
import { personal, type StreetLine } from '../src/domain/personal.ts';
import { LEAVE_MS } from '../src/domain/orderRetry.ts';
import type { Settings } from '../src/domain/settings.ts';
import { secret } from '../src/kernel/event.ts';
import { selectFilterChoice } from '../src/slices/catalog/selectors.ts';
import { draft } from '../src/slices/draft.ts';
import type { Modal } from '../src/slices/modal/state.ts';
import { selectAllergenChoice, selectRestaurants } from '../src/slices/setting/selectors.ts';
import type { AppState } from '../src/slices/state.ts';
import { demoAddress, demoCatalog, dish } from '../tests/demo.ts';
import {
  addressSelected,
  catalogLoaded,
  cityEntered,
  lastOrderLoaded,
  lineAdded,
  restored,
  settingsLoaded,
  signedIn,
  type Step,
} from '../tests/given.ts';

/** What storage holds of somebody who has chosen a city before. */
const knownVisitor = restored({ user: { isAlreadySelectedCity: true } });

/** The shop in Самара in the hands of a guest who has been here before. */
export const shopOpen = (patch?: Partial<Settings>): Step => shopOpenIn('samara', patch);

/** The same on this device. */
export const shopOpenOn =
  (device: Device): Step =>
  () => [
    settingsLoaded(),
    cityEntered(),
    catalogLoaded(),
    restored({ user: { isAlreadySelectedCity: true } }, { device }),
  ];

/** The same in another city of the chain. */
export const shopOpenIn =
  (slug: string, patch: Partial<Settings> = {}): Step =>
  () => [settingsLoaded(patch), cityEntered(slug), catalogLoaded(), knownVisitor];

/** The demo's customer logs in; the address is chosen, the last order known. */
export const customerCame = (patch: Partial<Customer> = {}): Step => [
  signedIn(patch),
  addressSelected(),
  lastOrderLoaded(),
];

/** The list of likes has come, and is empty: a heart that is pressed is told to the server at once. */
export const noLikesYet: Step = draft('catalog/likesLoaded', { productIds: [] });

/** A dialog was asked for. */
export const dialogAsked = (modal: Modal): Step => draft('modal/requested', { modal });

/** A street whose name has no room in a line. */
export const LONG_STREET = 'проспект Героев Краснознамённой Волжской флотилии';

/** The customer has an address in each of these streets. */
export const addressesKnown = (...streets: readonly string[]): Step =>
  draft('address/listLoaded', {
    addresses: streets.map((street, index) => ({
      ...demoAddress,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an id of the stories
      id: `address-${index}` as AddressId,
      street: personal<StreetLine>(street),
      home: personal<StreetLine>(String(index + 1)),
    })),
  });

/** The customer has an address in Самара and another one in Тольятти. */
export const addressesInTwoCities: Step = draft('address/listLoaded', {
  addresses: [
    demoAddress,
    {
      ...demoAddress,
      /* oxlint-disable typescript/no-unsafe-type-assertion -- ids of the demo */
      id: 'address-tolyatti' as AddressId,
      zoneId: 'tolyatti-central' as ZoneId,
      /* oxlint-enable typescript/no-unsafe-type-assertion */
      city: 'Тольятти',
      street: personal<StreetLine>('Победы'),
      home: personal<StreetLine>('40'),
    },
  ],
});

/** The directory of the city has arrived. */
export const streetsKnown: Step = ({ city: { currentId } }) =>
  currentId === null
    ? []
    : draft('city/streetsLoaded', {
        cityId: currentId,
        streets: SAMARA_STREETS.map(([name, , , , , houses]) => ({ name, houses: houses.split(' ') })),
      });

/** These products are out in every restaurant of the city. */
export const outOfStock =
  (...names: readonly string[]): Step =>
  ({ setting, city }) => {
    const here = city.list.find(({ id }) => id === city.currentId)?.iikoId;
    const terminals = here ? (setting.values?.restaurants[here] ?? []) : [];
    return catalogLoaded({
      stopList: terminals.flatMap(({ id: terminalId }) =>
        names.map((name) => ({ terminalId, productId: dish(name).id })),
      ),
    });
  };

/** The page has come from the server; what this browser has stored is not read yet. */
export const pageArrived: Step = () => [settingsLoaded(), cityEntered(), catalogLoaded()];

/** The connection is gone. */
export const wentOffline: Step = draft('view/wentOffline');

/** A night, for a story's `clock`, at which a city with closing hours sleeps. */
export const NIGHT = '2026-03-10T05:00:00';

/** The shop in Тольятти at night, after its dialog about the hours was read. */
export const shopClosed: Step = [shopOpenIn('tolyatti'), draft('modal/dismissed', { kind: 'workTime' })];

/** Orders are stopped by the setting; its dialog was read. */
export const shopStopped: Step = [
  shopOpen({ isSiteNotWorking: true }),
  draft('modal/dismissed', { kind: 'notWorking' }),
];

/** All dishes are out in every restaurant of the city. */
export const everythingOut: Step = () => outOfStock(...demoCatalog.products.map(({ name }) => name));

/** Names of so many dishes of the menu that need no choice. */
export const plainDishes = (count: number): readonly string[] =>
  demoCatalog.products
    .filter(
      ({ modifierGroups, hiddenIn, price }) =>
        modifierGroups.length === 0 && hiddenIn.length === 0 && price > 0,
    )
    .slice(0, count)
    .map(({ name }) => name);

/** These are in the cart, one to three of each. */
export const manyDishes = (count: number): Step =>
  plainDishes(count).map((name, index) => lineAdded(name, { quantity: 1 + (index % 3) }));

/** The menu was asked for and is still on its way. */
export const menuOnItsWay: Step = () => [settingsLoaded(), cityEntered(), knownVisitor];

/** The menu could not be had. */
export const menuFailed: Step = [menuOnItsWay, draft('catalog/loadFailed', { reason: 'start' })];

/** The first allergens of the list are left out. */
export const allergensExcluded =
  (count: number): Step =>
  (state) =>
    selectAllergenChoice(state)
      .slice(0, count)
      .map(({ code }) => draft('user/allergenToggled', { code }));

/** No dish of the menu is free of every allergen. */
export const nothingWithoutAllergens: Step = catalogLoaded({
  products: demoCatalog.products.filter(({ allergens }) => allergens.length > 0),
});

/** The first marks of the filters are chosen. */
export const filtersChosen =
  (count: number): Step =>
  (state) =>
    selectFilterChoice(state)
      .slice(0, count)
      .map(({ code }) => draft('catalog/filterToggled', { code }));

/** The order is collected in the first restaurant of the city. */
export const pickupChosen: Step = [
  draft('cart/methodChosen', { method: 'self' }),
  (state) =>
    selectRestaurants(state)
      .slice(0, 1)
      .map(({ id }) => draft('cart/restaurantChosen', { terminalId: id })),
];

/** «Заказать» was pressed, and no answer has come yet. */
export const orderSent: Step = draft('cart/orderTapped');

/** The order that is on its way to the restaurant; a state without one throws. */
const intentOf = ({ cart: { intent } }: AppState) => {
  if (!intent) throw new Error('No order was sent');
  return intent;
};

/** The restaurant has taken the order, and waits for its payment on this page. */
export const orderUnpaid: Step = [
  orderSent,
  (state) =>
    draft('cart/orderPlaced', {
      key: intentOf(state).key,
      id: 'order-2048',
      number: '2048',
      paymentUrl: '/demo/payment?order=order-2048',
    }),
];

/** The restaurant has taken the order that this browser has sent. */
export const orderTaken = (id: string, number: string): Step => [
  orderSent,
  (state) => draft('cart/orderPlaced', { key: intentOf(state).key, id, number, paymentUrl: null }),
];

/** Three requests told nothing; `message`: what the server said. */
export const orderUncertain = (message: string | null = null): Step => [
  orderSent,
  (state) => {
    const { key } = intentOf(state);
    const failed = draft('cart/tryFailed', { key, message, pause: 5_000 });
    return [failed, failed, draft('cart/orderUncertain', { key }), failed];
  },
];

/** The press lies three minutes back, as another tab has stored it. */
export const threeMinutesLater: Step = (state) => {
  const intent = intentOf(state);
  const before = { ...intent, madeAt: intent.madeAt - LEAVE_MS };
  return draft('view/slicesArrived', {
    saved: secret({ cart: { ...state.cart, intent: before } }),
    isLogin: false,
  });
};

/** The customer may go back to the cart by now. */
export const leaveOffered: Step = (state) => draft('cart/leaveOffered', { key: intentOf(state).key });

/** The restaurant refused the order. */
export const orderRefused = (message: string): Step => [
  orderSent,
  (state) => draft('cart/orderRefused', { key: intentOf(state).key, message }),
];
