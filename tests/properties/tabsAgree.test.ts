import * as fc from 'fast-check';
import { of, delay } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../app/shop.ts';
import { lineId } from '../../src/domain/cart.ts';
import { kopecks } from '../../src/domain/money.ts';
import { draft } from '../../src/slices/draft.ts';
import type { AppDraft } from '../../src/slices/events.ts';
import { demoAddress, demoCatalog, demoCustomer, demoToken, dish, NOW } from '../demo.ts';
import { catalogLoaded, cityEntered, citySelected, fold, settingsLoaded } from '../given.ts';
import { fewProducts } from '../arbitraryValues.ts';
import { agreedOn, byScheduler, createBus, openTestTab, pass, storedRev, type TestTab } from '../tabs.ts';
import { numRuns, patience } from './property.ts';
import { samplePromoAnswer } from '../samples.ts';

vi.setConfig({ testTimeout: patience });
beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

const shop = fold(
  settingsLoaded(),
  cityEntered(),
  catalogLoaded({ products: fewProducts, groups: demoCatalog.groups }),
  citySelected,
);
const DISHES = ['Зелёный дракон', 'Картофель фри', 'Филадельфия классик'].map(dish);

/** What a person does in a tab, given what the tab shows. */
type Act = (tab: TestTab) => AppDraft | null;
const some = (name: string, act: Act): fc.Arbitrary<Act> =>
  fc.constant(Object.assign(act, { toString: () => name, [fc.toStringMethod]: () => name }));
const at = (tab: TestTab, place: number) => {
  const { lines } = tab.store.state().cart;
  const line = lines[place % Math.max(1, lines.length)];
  return line ? { lineId: lineId(line.id) } : null;
};
const add = fc
  .constantFrom(...DISHES)
  .chain(({ id, name }) =>
    some(`add ${name}`, () => draft('cart/addTapped', { productId: id, choice: [], quantity: 1 })),
  );
const increment = fc.nat(4).chain((place) =>
  some(`increment ${place}`, (tab) => {
    const line = at(tab, place);
    return line && draft('cart/incrementTapped', line);
  }),
);
const harmless = fc.oneof(
  fc
    .constantFrom('', 'ЛАПША')
    .chain((code) => some(`coupon ${code}`, () => draft('cart/couponSubmitted', { code }))),
  fc
    .constantFrom('delivery' as const, 'self' as const)
    .chain((method) => some(method, () => draft('cart/methodChosen', { method }))),
  fc.nat(3).chain((n) => some(`persons ${n + 1}`, () => draft('cart/personsTyped', { persons: n + 1 }))),
  fc
    .constantFrom(0, 100, 99_900)
    .chain((sum) => some(`bonus ${sum}`, () => draft('cart/bonusTyped', { sum: kopecks(sum) }))),
  some('address', () => draft('address/listLoaded', { addresses: [demoAddress] })),
  fc
    .constantFrom('fish', 'milk')
    .chain((code) => some(`allergen ${code}`, () => draft('user/allergenToggled', { code }))),
);
const harmful = fc.oneof(
  fc.nat(4).chain((place) =>
    some(`decrement ${place}`, (tab) => {
      const line = at(tab, place);
      return line && draft('cart/decrementTapped', line);
    }),
  ),
  fc.nat(4).chain((place) =>
    some(`remove ${place}`, (tab) => {
      const line = at(tab, place);
      return line && draft('cart/removeTapped', line);
    }),
  ),
  some('undo', () => draft('cart/undoTapped')),
  some('Ctrl+Z', () => draft('cart/undoPressed')),
  some('coupon removed', () => draft('cart/couponRemoved')),
  some('clear', () => draft('cart/clearTapped')),
  some('log in', ({ store }) =>
    store.state().user.customer
      ? null
      : draft('auth/loggedIn', { customer: demoCustomer, token: demoToken, returnTo: null }),
  ),
  some('log out', ({ store }) => (store.state().user.customer ? draft('auth/logoutTapped') : null)),
);

type Step =
  | { readonly what: 'act'; readonly tab: number; readonly act: Act }
  | { readonly what: 'deliver'; readonly count: number }
  | { readonly what: 'pause'; readonly ms: number }
  | { readonly what: 'sleep' | 'wake'; readonly tab: number };
const storyOf = (acts: fc.Arbitrary<Act>): fc.Arbitrary<readonly Step[]> =>
  fc.array(
    fc.oneof(
      { weight: 8, arbitrary: fc.record({ what: fc.constant('act' as const), tab: fc.nat(2), act: acts }) },
      {
        weight: 4,
        arbitrary: fc.record({
          what: fc.constant('deliver' as const),
          count: fc.integer({ min: 1, max: 4 }),
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({
          what: fc.constant('pause' as const),
          ms: fc.constantFrom(50, 250, 300, 1_000, 2_000),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({ what: fc.constantFrom('sleep' as const, 'wake' as const), tab: fc.nat(2) }),
      },
    ),
    { maxLength: 30, size: 'max' },
  );

const goodsOf = (name: string, { store }: TestTab): number =>
  store
    .state()
    .cart.lines.filter((line) => line.kind === 'goods' && line.name === name)
    .reduce((sum, { quantity }) => sum + quantity, 0);
const allGoods = (tab: TestTab) => DISHES.map(({ name }) => goodsOf(name, tab));

/** For so long a message is under way on a machine that is busy: longer than tabs wait before they compare what they hold. */
const SLOWEST_MS = 1_500;

/** Plays a story in tabs of one browser, until every message is heard and every tab is quiet. */
async function playStory(scheduler: fc.Scheduler, count: number, steps: readonly Step[]) {
  const bus = createBus(byScheduler(scheduler));
  const storage = memoryStorage();
  const api = {
    calculatePromo: () =>
      of(
        samplePromoAnswer({
          discountTotal: kopecks(100),
          freeProducts: [dish('Маки с лососем в подарок').code],
        }),
      ).pipe(delay(60)),
  };
  const tabs = Array.from({ length: count }, (_, n) =>
    openTestTab(`tab-${n}`, shop, { bus, storage, world: { api } }),
  );
  const asleep = new Set<TestTab>();
  const wanted = DISHES.map(() => 0);
  let unheard = 0;

  const deliverAll = async () => {
    while (scheduler.count() > 0) await scheduler.waitNext(1);
    unheard = 0;
  };
  const wait = async (ms: number) => {
    for (let left = ms; left > 0; left -= 50) {
      if (unheard >= SLOWEST_MS) await deliverAll();
      unheard += 50;
      await pass(50);
    }
  };
  const act = async (tab: TestTab, next: Act) => {
    const what = asleep.has(tab) ? null : next(tab);
    if (!what) return;
    const before = allGoods(tab);
    tab.emit(what);
    for (const [n, now] of allGoods(tab).entries()) wanted[n] = (wanted[n] ?? 0) + now - (before[n] ?? 0);
    await Promise.resolve();
  };
  const wake = (tab: TestTab) => {
    if (!asleep.delete(tab)) return;
    bus.thaw(tab.name);
    tab.wake();
  };
  await wait(1_000);
  for (const step of steps) {
    const tab = 'tab' in step ? tabs[step.tab % count] : undefined;
    if (step.what === 'act' && tab) await act(tab, step.act);
    if (step.what === 'deliver')
      for (let n = 0; n < step.count && scheduler.count() > 0; n += 1) await scheduler.waitNext(1);
    if (step.what === 'pause') await wait(step.ms);
    if (step.what === 'sleep' && tab && asleep.size === 0) {
      // Browsers freeze only what was hidden for minutes.
      await wait(1_000);
      await deliverAll();
      asleep.add(tab);
      bus.freeze(tab.name);
    }
    if (step.what === 'wake' && tab) wake(tab);
  }
  for (const tab of asleep) wake(tab);
  let before = -1;
  for (let round = 0; before !== bus.posted(); round += 1) {
    expect(round).toBeLessThan(40);
    before = bus.posted();
    await deliverAll();
    await wait(1_500);
  }
  for (const tab of tabs) tab.close();
  return { tabs, storage, wanted };
}

const story = (acts: fc.Arbitrary<Act>) =>
  fc.record({ scheduler: fc.scheduler(), count: fc.constantFrom(2, 3), steps: storyOf(acts) });

describe('when all is quiet, the tabs of one customer', () => {
  test('hold the same four slices, with one delivery line and each gift once, whatever was done in which order', async () => {
    await fc.assert(
      fc.asyncProperty(
        story(fc.oneof({ weight: 3, arbitrary: fc.oneof(add, increment) }, harmless, harmful)),
        async ({ scheduler, count, steps }) => {
          const { tabs, storage } = await playStory(scheduler, count, steps);
          const [first, ...others] = tabs;
          for (const other of others) expect(agreedOn(other)).toEqual(agreedOn(first!));
          const { lines } = first!.store.state().cart;
          expect(lines.filter(({ kind }) => kind === 'delivery').length).toBeLessThanOrEqual(1);
          const gifts = lines.filter(({ kind }) => kind === 'gift').map(({ code }) => code);
          expect(new Set(gifts).size).toBe(gifts.length);
          expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
          expect(tabs.flatMap(({ reports }) => reports)).toEqual([]);
          expect(storedRev(storage)).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: Math.ceil(numRuns * 0.1) },
    );
  });

  test('have lost no dish that was added in any of them', async () => {
    await fc.assert(
      fc.asyncProperty(
        story(fc.oneof({ weight: 4, arbitrary: fc.oneof(add, increment) }, harmless)),
        async ({ scheduler, count, steps }) => {
          const { tabs, wanted } = await playStory(scheduler, count, steps);
          for (const tab of tabs) expect(allGoods(tab)).toEqual(wanted);
        },
      ),
      { numRuns: Math.ceil(numRuns * 0.1) },
    );
  });
});
