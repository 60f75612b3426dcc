import type { CartLine } from '../src/domain/cart.ts';
import { lineId } from '../src/domain/cart.ts';
import type { Product } from '../src/domain/catalog.ts';
import type { ActiveOrder, Address, Customer, PastOrder } from '../src/domain/customer.ts';
import { NOTHING } from '../src/domain/money.ts';
import type { Settings } from '../src/domain/settings.ts';
import { secret, type PayloadOf } from '../src/kernel/event.ts';
import { createStore } from '../src/kernel/store.ts';
import { app } from '../src/slices/app.ts';
import type { PromoAnswer } from '../src/slices/cart/coupons/state.ts';
import type { CatalogAnswer } from '../src/slices/catalog/events.ts';
import { draft } from '../src/slices/draft.ts';
import { appEvents, type AppDraft, type AppEvent, type AppEvents } from '../src/slices/events.ts';
import { initialState, type AppState } from '../src/slices/state.ts';
import type { SavedSlices } from '../src/slices/view/page/savedState.ts';
import type { ShopStore } from '../src/ui/store.tsx';
import {
  demoAddress,
  demoCatalog,
  demoCities,
  demoCustomer,
  demoOrder,
  demoPastOrder,
  demoSettings,
  demoToken,
  demoZone,
  dish,
} from './demo.ts';
import { idsFrom, testWorld, type WorldPatch } from './world.ts';
import { samplePromoAnswer } from './samples.ts';

/** Some fields of some slices, laid over the state as it is. */
export type StatePatch = { readonly [S in keyof AppState]?: Partial<AppState[S]> };

/** What has happened before: facts, or what follows from the state so far. Stories are made of these and nothing else. */
export type Step = AppDraft | ((state: AppState) => Step) | readonly Step[];

/** A unit test may also lay fields over the state. */
export type StepOrPatch = AppDraft | StatePatch | ((state: AppState) => StepOrPatch) | readonly StepOrPatch[];

const isList = (step: StepOrPatch): step is readonly StepOrPatch[] => Array.isArray(step);
const isDraft = (step: AppDraft | StatePatch): step is AppDraft => 'type' in step && 'payload' in step;

export const patched = (state: AppState, patch: StatePatch): AppState => {
  const next: Record<string, object> = { ...state };
  for (const [slice, fields] of Object.entries(patch)) next[slice] = { ...next[slice], ...fields };
  return next as unknown as AppState;
};

/** A fact of a report: at its own moment, in milliseconds since the epoch, under its own name. */
export type Occurrence = AppDraft & { readonly id: string; readonly time: number };
export const isOccurrence = (fact: AppDraft): fact is Occurrence => 'id' in fact && 'time' in fact;

/** The root is called by its name, what follows from it by rule `name.1`, `name.2`, … */
export const idsOf = (name: string): (() => string) => {
  let count = -1;
  return () => ((count += 1) === 0 ? name : `${name}.${count}`);
};

type Told = { readonly type: string; readonly payload?: object | undefined };

/** A fact that the shop has no name for is a slip of a rule, whatever else it did right. */
export function expectKnown(events: readonly AppEvent[]): void {
  const unknown = events.find(({ type }) => !Object.hasOwn(appEvents, type));
  if (unknown) throw new Error(`Nobody knows the event ${unknown.type}`);
}

/** Emits a draft whose type and payload belong together, though the compiler cannot see it here. */
export const tell = (store: Pick<ShopStore, 'emit'>, { type, payload }: Told): void =>
  (store.emit as (type: string, payload?: object) => void)(type, payload);

/** One fact with all that follows from it by rule; effects are not started. */
export function commit(
  state: AppState,
  fact: AppDraft,
  world: WorldPatch = {},
): { readonly state: AppState; readonly events: readonly AppEvent[] } {
  const own = isOccurrence(fact) ? { now: () => fact.time, newId: idsOf(fact.id) } : {};
  const store = createStore(app, testWorld({ ...world, ...own }), state);
  const events: AppEvent[] = [];
  store.event$.subscribe((event) => events.push(event));
  tell(store, fact);
  expectKnown(events);
  return { state: store.state(), events };
}

const after = (state: AppState, step: StepOrPatch, world: WorldPatch): AppState => {
  if (typeof step === 'function') return after(state, step(state), world);
  if (isList(step)) return step.reduce<AppState>((so, next) => after(so, next, world), state);
  return isDraft(step) ? commit(state, step, world).state : patched(state, step);
};

/** The state after these steps, through the shop's own reducers and rules. The same steps give the same state. */
export const fold = (...steps: readonly StepOrPatch[]): AppState =>
  after(initialState, steps, { newId: idsFrom('given-') });

export const settingsLoaded = (patch: Partial<Settings> = {}): Step =>
  draft('setting/loaded', { values: { ...demoSettings(), ...patch }, skipped: [] });

export const catalogLoaded = (changes: Partial<CatalogAnswer> = {}): Step =>
  draft('catalog/loaded', { answer: { ...demoCatalog, ...changes }, skipped: 0, reason: 'start' });

/** The catalog with some products changed, by name; null leaves a product out. */
export const catalogChanged = (changes: Readonly<Record<string, Partial<Product> | null>>): Step =>
  catalogLoaded({
    products: demoCatalog.products.flatMap((product) => {
      const change = changes[product.name];
      return change === null ? [] : [{ ...product, ...change }];
    }),
  });

export const cityEntered = (slug = 'samara'): Step => [
  draft('city/listLoaded', { cities: demoCities }),
  demoCities.filter((city) => city.slug === slug).map(({ id }) => draft('city/entered', { cityId: id })),
];

/** A city with its settings and its catalog, as a page has them when it is opened. */
export const shopOpened = (patch: Partial<Settings> = {}): Step => [
  settingsLoaded(patch),
  cityEntered(),
  catalogLoaded(),
];

/** Storage has been read: the page is the customer's own from here on. */
export const restored = (
  saved: SavedSlices = {},
  found: Partial<PayloadOf<AppEvents, 'view/restored'>> = {},
): Step => draft('view/restored', { saved: secret(saved), storeVersion: '1', isOnline: true, ...found });

export const citySelected: StepOrPatch = { user: { isAlreadySelectedCity: true } };

export const signedIn = (patch: Partial<Customer> = {}): Step =>
  draft('auth/loggedIn', { customer: { ...demoCustomer, ...patch }, token: demoToken, returnTo: null });

/** An address that is chosen, with what its zone costs. */
export const addressSelected = (patch: Partial<Address> = {}): Step => {
  const address: Address = { ...demoAddress, ...patch };
  const { zoneId } = address;
  return [
    draft('address/listLoaded', { addresses: [address] }),
    zoneId ? [draft('city/zoneDeliveryLoaded', { zoneId, delivery: demoZone(zoneId) })] : [],
  ];
};

/** A line of the cart by the dish's name. */
export const lineFor = (name: string, changes: Partial<CartLine> = {}): CartLine => {
  const { id, code, price, image, weight, maxPerPosition } = dish(name);
  const kind = changes.kind ?? 'goods';
  return {
    id: lineId(`line-${name}`),
    productId: id,
    code,
    name,
    price: kind === 'gift' ? NOTHING : price,
    image,
    weight,
    quantity: 1,
    maxQuantity: maxPerPosition,
    modifiers: [],
    kind,
    isFromPromocode: kind === 'gift',
    ...changes,
  };
};

export const lineAdded = (name: string, changes: Partial<CartLine> = {}): Step =>
  draft('cart/lineAdded', { line: lineFor(name, changes) });

/** The promo calculation has answered the cart as it is. */
export const promoCalculated =
  (answer: Partial<PromoAnswer> = {}): Step =>
  ({ cart }) =>
    draft('cart/promoCalculated', {
      revision: cart.revision,
      answer: samplePromoAnswer(answer),
    });

/** The order on its way has been taken; without `paymentUrl` there is nothing to pay. */
export const orderPlaced =
  (patch: Partial<PayloadOf<AppEvents, 'cart/orderPlaced'>> = {}): Step =>
  ({ cart: { intent } }) =>
    draft('cart/orderPlaced', {
      key: intent?.key ?? '',
      id: 'order-7',
      number: '77',
      paymentUrl: null,
      ...patch,
    });

/** The active order has been fetched just now. */
export const orderActive =
  (patch: Partial<ActiveOrder> = {}): Step =>
  ({ order: { losses } }) =>
    draft('order/activeLoaded', { order: { ...demoOrder, ...patch }, losses });

export const lastOrderLoaded = (patch: Partial<PastOrder> = {}): Step =>
  draft('order/lastLoaded', { order: { ...demoPastOrder, ...patch } });

/** A customer who could order right now: logged in, with an address, and one dish whose sum has been reckoned. */
export const cartReady = (settings: Partial<Settings> = {}): StepOrPatch => [
  shopOpened(settings),
  signedIn(),
  addressSelected(),
  lineAdded('Зелёный дракон'),
  { cart: { isCalculating: false } },
];
