import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { CityId, ZoneId } from '../../src/domain/catalog.ts';
import type { Customer, UserId } from '../../src/domain/customer.ts';
import { ApiFailure } from '../../src/domain/failure.ts';
import { secret } from '../../src/kernel/event.ts';
import { createStore } from '../../src/kernel/store.ts';
import { app } from '../../src/slices/app.ts';
import { draft } from '../../src/slices/draft.ts';
import type { AppDraft } from '../../src/slices/events.ts';
import type { AppState } from '../../src/slices/state.ts';
import type { ShopStore } from '../../src/ui/store.tsx';
import { fewProducts } from '../arbitraryValues.ts';
import { demoAddress, demoCatalog, demoCities, demoCustomer, dish } from '../demo.ts';
import { addressSelected, fold, lineAdded, lineFor } from '../given.ts';
import { fakeWorld, type OpenCall } from '../api/fakeWorld.ts';
import { idsFrom, testWorld } from '../world.ts';
import { openShop } from './play.ts';
import { property } from './property.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const DISH = 'Зелёный дракон';
const people: readonly Customer[] = ['user-1', 'user-2'].map((id) => ({ ...demoCustomer, id: id as UserId }));
const cities = demoCities.map(({ id }) => id);
const shop = fold(openShop, lineAdded(DISH), addressSelected());
const beginnings: readonly AppState[] = [
  shop,
  { ...shop, user: { ...shop.user, customer: people[0] ?? null } },
];

/** Everything that makes the shop ask the world. */
const TRIGGERS: readonly AppDraft[] = [
  draft('view/minutePassed'),
  draft('view/connectionOpened'),
  draft('view/textDue', { slug: 'about' }),
  draft('user/profileDue'),
  draft('setting/reloadPushed'),
  draft('catalog/retryTapped'),
  draft('catalog/likeTapped', { productId: dish(DISH).id }),
  draft('cart/incrementTapped', { lineId: lineFor(DISH).id }),
  draft('cart/couponSubmitted', { code: 'ЛАПША' }),
  draft('address/zoneChanged', { zoneId: 'samara-east' as ZoneId }),
  draft('address/saveTapped', { draft: demoAddress }),
  draft('address/deleteTapped', { addressId: demoAddress.id }),
  draft('address/placeTyped', { ...demoAddress }),
  draft('order/cleared', { orderId: 'order-9' }),
];
type Step =
  | { readonly what: 'trigger'; readonly fact: AppDraft }
  | { readonly what: 'login'; readonly who: number }
  | { readonly what: 'city'; readonly id: CityId }
  | { readonly what: 'version'; readonly version: string }
  | { readonly what: 'logout' | 'time' }
  | { readonly what: 'answer' | 'failure'; readonly pick: number };
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom(...TRIGGERS).map((fact) => ({ what: 'trigger' as const, fact })),
    },
    { weight: 1, arbitrary: fc.nat(1).map((who) => ({ what: 'login' as const, who })) },
    { weight: 1, arbitrary: fc.constantFrom(...cities).map((id) => ({ what: 'city' as const, id })) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('1', '2').map((version) => ({ what: 'version' as const, version })),
    },
    { weight: 1, arbitrary: fc.constantFrom('logout' as const, 'time' as const).map((what) => ({ what })) },
    {
      weight: 4,
      arbitrary: fc.record({
        what: fc.constantFrom('answer' as const, 'answer' as const, 'failure' as const),
        pick: fc.nat(30),
      }),
    },
  ),
  { maxLength: 40, size: 'max' },
);

/** Customer, city and store version, as the test itself has brought them about. */
type Epoch = readonly [user: string | null, city: string, version: string];
/** Work that is done once: its answer belongs to the customer alone. */
const ONCE = new Set(['createAddress', 'deleteAddress', 'like', 'unlike']);
/** Questions that stay open after a failure: the next failure of the same one is not told again (assumptions, section 7). */
const OPEN_QUESTIONS = new Set([
  'account',
  'activeOrder',
  'addresses',
  'calculatePromo',
  'history',
  'lastOrder',
  'likes',
  'notifications',
  'promo',
  'promos',
]);
const isStale = ({ name }: OpenCall, asked: Epoch, now: Epoch): boolean => {
  return ONCE.has(name) ? asked[0] !== now[0] : asked.some((part, at) => part !== now[at]);
};

interface Play {
  readonly store: ShopStore;
  readonly world: ReturnType<typeof fakeWorld>;
  readonly facts: readonly string[];
  readonly take: (step: Step) => void;
  /** Notes in which epoch the newest calls were asked for. */
  readonly learn: () => void;
  /** Every call that is open now and was asked for in another epoch. */
  readonly late: () => readonly OpenCall[];
  readonly askedIn: (call: OpenCall) => Epoch;
  readonly epoch: () => Epoch;
}
function open(from: AppState): Play {
  vi.clearAllTimers();
  let epoch: Epoch = [from.user.customer?.id ?? null, String(from.city.currentId), '1'];
  const asked = new Map<OpenCall, Epoch>();
  const catalog = { ...demoCatalog, products: fewProducts };
  const world = fakeWorld({
    catalog: () => ({ answer: catalog, skipped: 0 }),
    version: (name) => (name === 'store' ? epoch[2] : '1'),
  });
  const facts: string[] = [];
  const store: ShopStore = createStore(
    app,
    testWorld({
      now: () => Date.now(),
      newId: idsFrom('e'),
      report: () => undefined,
      geocoder: { find: (text) => world.openCall('geocoder', () => null, [text]) },
      api: world.api,
    }),
    from,
  );
  const learn = () => {
    for (const call of world.calls.slice(asked.size)) asked.set(call, epoch);
  };
  store.event$.subscribe(({ type }) => facts.push(type));
  store.start();
  store.emit('view/restored', { saved: secret({}), storeVersion: '1', isOnline: true });
  learn();
  const emit = ({ type, payload }: AppDraft) =>
    (store.emit as (type: string, payload: object) => void)(type, payload);
  const begin = (next: Partial<Record<0 | 1 | 2, string | null>>, fact: AppDraft) => {
    learn();
    // What the new epoch asks for at once belongs to it.
    epoch = Object.assign([...epoch], next) as unknown as Epoch;
    emit(fact);
  };
  const take = (step: Step): void => {
    if (step.what === 'trigger') emit(step.fact);
    if (step.what === 'time') vi.advanceTimersByTime(300);
    if (step.what === 'logout') begin({ 0: null }, draft('auth/logoutTapped'));
    if (step.what === 'city') begin({ 1: String(step.id) }, draft('city/chosen', { cityId: step.id }));
    if (step.what === 'version')
      begin({ 2: step.version }, draft('view/storeVersionFound', { version: step.version }));
    if (step.what === 'login') {
      const customer = people[step.who] ?? demoCustomer;
      begin({ 0: customer.id }, draft('auth/loggedIn', { customer, token: null, returnTo: null }));
    }
    learn();
  };
  const askedIn = (call: OpenCall): Epoch => asked.get(call) ?? epoch;
  return {
    store,
    world,
    facts,
    take,
    learn,
    askedIn,
    epoch: () => epoch,
    late: () => world.open().filter((call) => isStale(call, askedIn(call), epoch)),
  };
}

/** Answers all that is open, and all that is asked for because of it, until the shop is at rest. */
const settle = ({ world, take }: Play): void => {
  for (let round = 0; round < 20; round += 1) {
    for (const call of world.open()) call.answer();
    take({ what: 'time' });
    if (world.open().length === 0) return;
  }
  throw new Error('The shop never comes to rest');
};

property(
  {
    id: 49,
    title: 'an answer belongs to the customer, city and store version that asked, or it is dropped',
    section:
      'specification, section 4, "Auth" and "City"; issue, "answers that belong to another user, city or store version"',
  },
  async (check) => {
    await check(
      fc.property(fc.constantFrom(...beginnings), steps, (from, script) => {
        const play = open(from);
        const { store, world, facts, take } = play;
        // The streets' failure is told to nobody (assumptions, section 2).
        const told = new Set(['streets']);
        for (const step of script) {
          if (step.what !== 'answer' && step.what !== 'failure') {
            take(step);
            expect(play.late().map(({ name }) => name)).toEqual([]);
            continue;
          }
          // Any call that ever was: the answer to one that was left must find nobody.
          const call = world.calls[world.calls.length - 1 - (step.pick % world.calls.length)];
          if (!call) continue;
          const before = store.state();
          const heard = facts.length;
          const { isOpen } = call;
          if (step.what === 'answer') call.answer();
          else call.fail(new ApiFailure('status', { status: 500 }));
          if (!isOpen || isStale(call, play.askedIn(call), play.epoch())) {
            expect(store.state()).toBe(before);
            expect(facts.length).toBe(heard);
          } else if (step.what === 'answer' || !told.has(call.name)) {
            expect(facts.length).toBeGreaterThan(heard);
            if (step.what === 'failure' && OPEN_QUESTIONS.has(call.name)) told.add(call.name);
          }
          play.learn();
        }
        settle(play);
        const { cart, catalog, view, setting, user, address } = store.state();
        expect(cart.isCalculating).toBe(false);
        expect(address.isSaving).toBe(false);
        expect(catalog.status).toBe('ready');
        expect(setting.values).not.toBeNull();
        expect(Object.values(view.texts).map((text) => text?.status)).not.toContain('loading');
        if (user.customer) expect(Object.values(view.lists)).not.toContain('loading');
      }),
      { share: 0.3 },
    );
  },
);
