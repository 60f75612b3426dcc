import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { selectedAddress } from '../../src/slices/address/selectors.ts';
import { selectReceiving } from '../../src/slices/cart/receiving/selectors.ts';
import { selectCity } from '../../src/slices/city/selectors.ts';
import type { AppState } from '../../src/slices/state.ts';
import { fewGoods } from '../arbitraryValues.ts';
import { demoCities, NOW } from '../demo.ts';
import { property } from './property.ts';
import {
  addresses,
  CityBrowser,
  slugOfAddress,
  slugOfTerminal,
  slugOfZone,
  slugs,
  terminals,
  type CityTab,
  type Fate,
  type Sent,
} from './twoCitiesShop.ts';

beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

const KINDS = [
  ...([
    'press',
    'press',
    'press',
    'agree',
    'agree',
    'decline',
    'choose',
    'choose',
    'fetch',
    'delete',
  ] as const),
  ...(['restaurant', 'method', 'city', 'city', 'visit', 'open', 'refill', 'redrawn'] as const),
] as const;
type Kind = (typeof KINDS)[number];
interface Command {
  readonly kind: Kind;
  readonly tab: number;
  /** Which of what there is, counted round. */
  readonly pick: number;
  readonly pause: number;
}
const commands: fc.Arbitrary<Command> = fc.record({
  kind: fc.constantFrom<Kind>(...KINDS),
  tab: fc.nat(1),
  pick: fc.nat(255),
  pause: fc.constantFrom(0, 400, 1_000, 12_000),
});
const beginnings = fc
  .record({
    list: fc.subarray(addresses),
    selected: fc.nat(addresses.length - 1),
    restaurantId: fc.option(fc.constantFrom(...terminals)),
  })
  .map(({ selected, ...rest }) => ({ ...rest, selectedId: addresses[selected]?.id ?? null }));
const fates = fc.array(fc.constantFrom<Fate>('placed', 'refused', 'broken', 'lost'), { maxLength: 6 });

const pickOf = <T>(all: readonly T[], pick: number): T => all[pick % all.length] as T;
const isIn = (slug: string | null, city: string | null | undefined): boolean =>
  slug === null || slug === city;

/** What a person sees in a tab, and what is in force there, is of its city. */
const mistakesIn = (state: AppState): readonly string[] => {
  const here = selectCity(state)?.slug;
  const selected = selectedAddress(state);
  const { method, place } = selectReceiving(state);
  return [
    ...(isIn(slugOfAddress(selected?.id), here) ? [] : [`${selected?.id} is selected in ${here}`]),
    ...(isIn(slugOfZone(state.city.zone?.zoneId), here)
      ? []
      : [`zone ${state.city.zone?.zoneId} in ${here}`]),
    ...(method === 'delivery' && place !== null && !selected ? [`${place} is shown in ${here}`] : []),
  ];
};

/** A request is of one city as a whole. */
const mistakesOf = ({ path, city, zone, body }: Sent): readonly string[] => {
  const address = body['address'] as { readonly id?: string } | null | undefined;
  const terminal = body['deliveryTerminalId'] ?? null;
  return [
    ...(isIn(slugOfZone(zone), city) ? [] : [`${path}: zone ${zone} with ${city}`]),
    ...(isIn(slugOfAddress(address?.id), city) ? [] : [`${path}: ${address?.id} with ${city}`]),
    ...(terminal === null || slugOfTerminal(terminal) === city
      ? []
      : [`${path}: ${JSON.stringify(terminal)} with ${city}`]),
  ];
};

interface Stage {
  readonly browser: CityBrowser;
  readonly tabs: CityTab[];
  readonly at: number;
}
type Act = (tab: CityTab, pick: number, stage: Stage) => void;
const visit = ({ tabs, browser, at }: Stage, slug: string): void => {
  tabs[at]?.close();
  tabs[at] = browser.open(slug);
};
const acts: Readonly<Record<Kind, Act>> = {
  press({ store }) {
    const { open } = store.state().modal;
    if (open) store.emit('modal/dismissed', { kind: open.kind });
    store.emit('cart/orderTapped');
  },
  agree({ store }) {
    if (store.state().modal.open?.kind === 'totalChanged') store.emit('cart/totalAccepted');
    else store.emit('modal/confirmTapped');
  },
  decline: ({ store }) => store.emit('modal/cancelTapped'),
  choose({ store }, pick) {
    const { list } = store.state().address;
    if (list.length === 0) return;
    const { id } = pickOf(list, pick);
    store.emit('address/chosen', { addressId: id });
    const here = selectCity(store.state())?.slug;
    const isSelected = selectedAddress(store.state())?.id === id;
    expect(isSelected, `${id} chosen in ${here}`).toBe(isIn(slugOfAddress(id), here));
  },
  fetch({ store }, pick) {
    const before = selectedAddress(store.state())?.id;
    const here = selectCity(store.state())?.slug;
    const fetched = addresses.filter((_, at) => pick & (1 << at));
    store.emit('address/listLoaded', { addresses: fetched });
    // What has just been deleted is in no list of the shop, though an answer from before still has it.
    const { list } = store.state().address;
    const own = list.filter(({ id }) => isIn(slugOfAddress(id), here)).map(({ id }) => id);
    const after = selectedAddress(store.state())?.id;
    if (before) expect(after, `fetched in ${here}`).toBe(own.includes(before) ? before : own[0]);
    else expect(after !== undefined, `fetched in ${here}`).toBe(own.length > 0);
  },
  delete({ store }, pick) {
    const { list } = store.state().address;
    if (list.length > 0) store.emit('address/deleted', { addressId: pickOf(list, pick).id });
  },
  restaurant: ({ store }, pick) =>
    store.emit('cart/restaurantChosen', { terminalId: pickOf(terminals, pick) }),
  method: ({ store }, pick) =>
    store.emit('cart/methodChosen', { method: pick % 2 === 0 ? 'delivery' : 'self' }),
  city: ({ store }, pick) => store.emit('city/choiceTapped', { cityId: pickOf(demoCities, pick).id }),
  visit: (_tab, pick, stage) => visit(stage, pickOf(slugs, pick)),
  open(_tab, pick, { tabs, browser }) {
    if (tabs.length < 2) tabs.push(browser.open(pickOf(slugs, pick)));
  },
  refill({ store }) {
    const [product] = fewGoods;
    if (product && store.state().cart.lines.length === 0)
      store.emit('cart/addTapped', { productId: product.id, choice: [], quantity: 1 });
  },
  redrawn: ({ store }) => {
    const { values } = store.state().setting;
    if (values) store.emit('setting/loaded', { values, skipped: [] });
  },
};

async function playStory(browser: CityBrowser, first: string, script: readonly Command[]) {
  const tabs = [browser.open(first)];
  const seen = () => tabs.flatMap(({ store }) => mistakesIn(store.state()));
  await vi.advanceTimersByTimeAsync(1_000);
  for (const { kind, tab, pick, pause } of script) {
    const at = tab % tabs.length;
    const stage = { browser, tabs, at };
    const acting = pickOf(tabs, at);
    acts[kind](acting, pick, stage);
    const [, slug] = acting.wanted()?.split('/') ?? [];
    // The page that the choice of a city leads to.
    if (slug && slugs.includes(slug)) visit(stage, slug);
    expect(seen()).toEqual([]);
    await vi.advanceTimersByTimeAsync(pause);
    expect(seen()).toEqual([]);
  }
  for (const tab of tabs) tab.close();
}

property(
  {
    id: 73,
    title: 'no order goes to an address or a restaurant of another city, whatever is chosen in whichever tab',
    section: 'assumptions, section 7, "an address of another city"',
  },
  async (check) => {
    await check(
      fc.asyncProperty(
        beginnings,
        fates,
        fc.constantFrom(...slugs),
        fc.array(commands, { minLength: 1, maxLength: 20, size: 'max' }),
        async (beginning, all, first, script) => {
          vi.clearAllTimers();
          vi.setSystemTime(NOW);
          const browser = new CityBrowser(beginning, all);
          await playStory(browser, first, script);
          expect(browser.sent.flatMap(mistakesOf)).toEqual([]);
          for (const { key, city, body } of browser.sent.filter((sent) => sent.key !== null))
            expect(browser.sent.find((other) => other.key === key)).toMatchObject({ city, body });
        },
      ),
      { share: 0.1 },
    );
  },
);
