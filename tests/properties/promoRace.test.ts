import * as fc from 'fast-check';
import { defer, Observable } from 'rxjs';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { ApiFailure } from '../../src/domain/failure.ts';
import { kopecks } from '../../src/domain/money.ts';
import type { PromoRequest } from '../../src/domain/orderRequest.ts';
import { secret } from '../../src/kernel/event.ts';
import { createStore } from '../../src/kernel/store.ts';
import { app } from '../../src/slices/app.ts';
import { selectIsCalculating } from '../../src/slices/cart/placing/selectors.ts';
import type { PromoAnswer } from '../../src/slices/cart/coupons/state.ts';
import { draft } from '../../src/slices/draft.ts';
import type { AppDraft, AppEvent } from '../../src/slices/events.ts';
import type { AppState } from '../../src/slices/state.ts';
import type { Api } from '../../src/slices/world.ts';
import type { ShopStore } from '../../src/ui/store.tsx';
import { fewProducts } from '../arbitraryValues.ts';
import { demoCatalog, demoCities, demoSettings, dish, firstOptions } from '../demo.ts';
import { addressSelected, fold, lineAdded, signedIn } from '../given.ts';
import { fakeWorld } from '../api/fakeWorld.ts';
import { idsFrom, testWorld } from '../world.ts';
import { openShop } from './play.ts';
import { property } from './property.ts';
import { samplePromoAnswer } from '../samples.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const DRAGON = 'Зелёный дракон';
const customer = fold(openShop, signedIn(), addressSelected(), lineAdded(DRAGON));
const catalog = { answer: { ...demoCatalog, products: fewProducts }, skipped: 0 };
const [restaurant] = Object.values(demoSettings().restaurants)[0] ?? [];
const other = dish('Филадельфия классик');

type Action = (state: AppState) => AppDraft | null;
const first = ({ cart }: AppState) => cart.lines.find(({ kind }) => kind === 'goods');
const onFirst =
  (type: 'cart/incrementTapped' | 'cart/decrementTapped' | 'cart/removeTapped'): Action =>
  (state) => {
    const line = first(state);
    return line ? draft(type, { lineId: line.id }) : null;
  };
/** Everything that changes what the calculation is asked of. */
const ACTIONS: Readonly<Record<string, Action>> = {
  plus: onFirst('cart/incrementTapped'),
  minus: onFirst('cart/decrementTapped'),
  remove: onFirst('cart/removeTapped'),
  undo: () => draft('cart/undoTapped'),
  add: () => draft('cart/addTapped', { productId: other.id, choice: firstOptions(other), quantity: 1 }),
  coupon: () => draft('cart/couponSubmitted', { code: 'ЛАПША' }),
  otherCoupon: () => draft('cart/couponSubmitted', { code: 'ЖУРАВЛЬ10' }),
  noCoupon: () => draft('cart/couponRemoved'),
  pickup: () => draft('cart/methodChosen', { method: 'self' }),
  delivery: () => draft('cart/methodChosen', { method: 'delivery' }),
  restaurant: () => (restaurant ? draft('cart/restaurantChosen', { terminalId: restaurant.id }) : null),
  clear: () => draft('cart/clearTapped'),
};
const emit = (store: ShopStore, made: AppDraft | null): void => {
  if (made) (store.emit as (type: string, payload: object) => void)(made.type, made.payload);
};

type Asked = Pick<PromoRequest, 'coupon' | 'lines'> & { readonly isDelivery: boolean };
/** A cart as a number from 1 to 99,991: the discount that our server gives exactly this cart. */
const discountOf = ({ coupon, lines, isDelivery }: Asked): number => {
  const goods = lines
    .filter(({ kind }) => kind === 'goods')
    .map(({ productId, quantity }) => `${productId}×${quantity}`);
  let hash = 7;
  for (const sign of `${coupon}|${goods.toSorted().join()}|${isDelivery}`)
    hash = (hash * 31 + sign.charCodeAt(0)) % 99_991;
  return hash + 1;
};
const ofRequest = (request: PromoRequest): number =>
  discountOf({ ...request, isDelivery: request.address !== null });
const ofState = ({ cart }: AppState): number =>
  discountOf({ ...cart, isDelivery: cart.deliveryMethod === 'delivery' });

function openCart(api: Partial<Api>) {
  vi.clearAllTimers();
  const events: AppEvent[] = [];
  const store: ShopStore = createStore(
    app,
    testWorld({ now: () => Date.now(), newId: idsFrom('e'), report: () => undefined, api }),
    customer,
  );
  store.event$.subscribe((event) => events.push(event));
  store.start();
  store.emit('view/restored', { saved: secret({}), storeVersion: '1', isOnline: true });
  return { store, events };
}

const TIMES = ['wait 0', 'wait 100', 'wait 299', 'wait 300', 'wait 1000'] as const;
const scripts = fc.array(
  fc.oneof(fc.constantFrom(...Object.keys(ACTIONS), 'plus', 'minus'), fc.constantFrom(...TIMES)),
  {
    minLength: 1,
    maxLength: 14,
  },
);
const play = (store: ShopStore, name: string): void => {
  if (name.startsWith('wait')) vi.advanceTimersByTime(Number(name.slice(5)));
  else emit(store, ACTIONS[name]?.(store.state()) ?? null);
};

/** A server that requests reach, and that answers reach from, whenever the scheduler says so. */
function scheduledServer(scheduler: fc.Scheduler, failures: Iterator<boolean>) {
  const calls: { readonly discount: number; readonly isFailing: boolean; readonly time: number }[] = [];
  const travel = <T>(what: string, value: T): Observable<T> =>
    new Observable((subscriber) => {
      // A request that was left travels on: servers do not know.
      void scheduler
        .schedule(Promise.resolve(), `${what} arrives`)
        .then(() => scheduler.schedule(Promise.resolve(value), `${what} is answered`))
        .then((answer) => (subscriber.next(answer), subscriber.complete()));
    });
  const calculatePromo = (request: PromoRequest): Observable<PromoAnswer> => {
    const call = {
      discount: ofRequest(request),
      isFailing: failures.next().value === true,
      time: Date.now(),
    };
    calls.push(call);
    const answer: PromoAnswer = samplePromoAnswer({ discountTotal: kopecks(call.discount) });
    return defer(() => travel(`promo ${calls.length}`, answer)).pipe((answer$) =>
      call.isFailing
        ? new Observable((subscriber) =>
            answer$.subscribe(() => subscriber.error(new ApiFailure('status', { status: 500 }))),
          )
        : answer$,
    );
  };
  return { calls, calculatePromo, catalog: () => travel('catalog', catalog) };
}

/** Whoever put goods into the cart: a person, each time. */
const expectGoodsByHand = (events: readonly AppEvent[]): void => {
  const sources = new Map(events.map(({ id, source }) => [id, source]));
  for (const event of events) {
    const isGoods =
      (event.type === 'cart/lineAdded' && event.payload.line.kind === 'goods') ||
      (event.type === 'cart/changeReversed' && event.payload.back.some(({ kind }) => kind === 'lineBack')) ||
      (event.type === 'cart/ruledLinesChanged' && event.payload.added.some(({ kind }) => kind === 'goods'));
    if (isGoods) expect(sources.get(event.correlation)).toBe('user');
  }
};

property(
  {
    id: 23,
    title: 'the discount is the newest cart’s, and provisional until then, whatever overtakes what',
    section:
      'specification, section 4, "Cart processing"; assumptions, section 4, "cancelled or failed promo answers"',
  },
  async (check) => {
    await check(
      fc.asyncProperty(
        fc.scheduler(),
        scripts,
        fc.infiniteStream(fc.boolean()),
        async (scheduler, script, failures) => {
          const server = scheduledServer(scheduler, failures);
          const { store, events } = openCart(server);
          const lies: string[] = [];
          const listen = () => {
            const state = store.state();
            if (!first(state) || selectIsCalculating(state)) return;
            const own = server.calls.filter(({ discount }) => discount === ofState(state));
            const allowed = own.map(({ discount, isFailing }) => (isFailing ? 0 : discount));
            if (!allowed.includes(state.cart.discountTotal)) lies.push(JSON.stringify(state.cart));
          };
          store.subscribe(listen);
          void scheduler.scheduleSequence(
            script.map((name) => ({ label: name, builder: async () => play(store, name) })),
          );
          await scheduler.waitIdle();
          // Every burst ends and every coupon brings its catalog, which brings one calculation more.
          for (let round = 0; round < 3; round += 1) {
            vi.advanceTimersByTime(300);
            await scheduler.waitIdle();
          }
          expect(lies).toEqual([]);
          const state = store.state();
          expect(state.cart.isCalculating).toBe(false);
          const newest = server.calls.at(-1);
          if (first(state) && newest) {
            expect(newest.discount).toBe(ofState(state));
            expect(state.cart.discountTotal).toBe(newest.isFailing ? 0 : newest.discount);
            expect(state.promo.failure === null).toBe(!newest.isFailing);
          } else expect(state.cart.discountTotal).toBe(0);
          for (const [at, { time }] of server.calls.entries())
            if (at > 0) expect(time - (server.calls[at - 1]?.time ?? 0)).toBeGreaterThanOrEqual(300);
          expectGoodsByHand(events);
        },
      ),
      { share: 0.5 },
    );
  },
);

const ENDS: Readonly<Record<string, AppDraft>> = {
  logout: draft('auth/logoutTapped'),
  city: draft('city/chosen', { cityId: demoCities[1]!.id }),
  coupon: draft('cart/couponSubmitted', { code: 'НОВЫЙ' }),
  noCoupon: draft('cart/couponRemoved'),
  clear: draft('cart/clearTapped'),
};

property(
  {
    id: 24,
    title: 'an answer after logout, another city, a coupon’s reset or an emptied cart is dropped',
    section: 'assumptions, section 4, "cancelled or failed promo answers"',
  },
  async (check) => {
    await check(
      fc.property(
        scripts,
        fc.constantFrom(...Object.keys(ENDS)),
        scripts,
        fc.boolean(),
        (before, end, after, isFailing) => {
          const world = fakeWorld({ catalog: () => catalog });
          const { store } = openCart(world.api);
          const promoCalls = () => world.calls.filter(({ name }) => name === 'calculatePromo');
          for (const name of [...before, 'plus', 'wait 300']) play(store, name);
          const old = promoCalls();
          emit(store, ENDS[end] ?? null);
          expect(old.filter(({ isOpen }) => isOpen)).toEqual([]);
          for (const name of ['wait 0', ...after]) {
            play(store, name);
            const state = store.state();
            for (const call of old) {
              if (isFailing) call.fail(new ApiFailure('timeout'));
              else
                call.answer(
                  samplePromoAnswer({ discountTotal: kopecks(5), freeProducts: [dish(DRAGON).code] }),
                );
            }
            expect(store.state()).toBe(state);
          }
          if (end === 'logout' || end === 'clear') expect(store.state().cart.discountTotal).toBe(0);
        },
      ),
      { share: 0.3 },
    );
  },
);
