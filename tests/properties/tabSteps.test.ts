import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { shapeOf } from '../../src/app/tabs/savedShape.ts';
import { SAVED } from '../../src/app/tabs/savedText.ts';
import { readSlices } from '../../src/app/tabs/storedSlices.ts';
import { lineId } from '../../src/domain/cart.ts';
import { personal, type Token } from '../../src/domain/personal.ts';
import { draft } from '../../src/slices/draft.ts';
import type { AppDraft } from '../../src/slices/events.ts';
import type { UserId } from '../../src/domain/customer.ts';
import { fewProducts } from '../arbitraryValues.ts';
import { demoCatalog, demoCustomer, dish } from '../demo.ts';
import { catalogLoaded, cityEntered, citySelected, fold, settingsLoaded } from '../given.ts';
import { numRuns, patience } from './property.ts';
import {
  type Browser,
  deliver,
  deliverAll,
  emit,
  isResting,
  openBrowser,
  pass,
  type SteppedTab,
  tellWrite,
  wake,
} from './tabSteps.ts';

vi.setConfig({ testTimeout: patience });

const shop = fold(
  settingsLoaded(),
  cityEntered(),
  catalogLoaded({ products: fewProducts, groups: demoCatalog.groups }),
  citySelected,
);
const DISHES = ['Зелёный дракон', 'Картофель фри'].map(dish);

type Act = (tab: SteppedTab) => AppDraft | null;
const named = (name: string, act: Act): Act =>
  Object.assign(act, { toString: () => name, [fc.toStringMethod]: () => name });
const lineOf = ({ state: { cart } }: SteppedTab, at: number) => {
  const line = cart.lines[at % Math.max(1, cart.lines.length)];
  return line ? { lineId: lineId(line.id) } : null;
};
/** Every session has a customer and a token of its own. */
const logIn = (n: number): Act =>
  named(`log in ${n}`, ({ state, newId }) =>
    state.user.customer
      ? null
      : draft('auth/loggedIn', {
          customer: { ...demoCustomer, id: `user-${n % 2}` as UserId },
          token: personal<Token>(`token-${newId()}.`),
          returnTo: null,
        }),
  );
const acts: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(...DISHES)
      .map((product) =>
        named(`add ${product.name}`, () =>
          draft('cart/addTapped', { productId: product.id, choice: [], quantity: 1 }),
        ),
      ),
  },
  {
    weight: 2,
    arbitrary: fc.nat(3).map((at) =>
      named(`remove ${at}`, (tab) => {
        const line = lineOf(tab, at);
        return line && draft('cart/removeTapped', line);
      }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .integer({ min: 1, max: 9 })
      .map((persons) => named(`persons ${persons}`, () => draft('cart/personsTyped', { persons }))),
  },
  { weight: 1, arbitrary: fc.constant(named('clear', () => draft('cart/clearTapped'))) },
  { weight: 2, arbitrary: fc.nat(9).map(logIn) },
  {
    weight: 2,
    arbitrary: fc.constant(
      named('log out', ({ state }) => (state.user.customer ? draft('auth/logoutTapped') : null)),
    ),
  },
);

type Step =
  | { readonly what: 'act'; readonly tab: number; readonly act: Act }
  | { readonly what: 'deliver'; readonly pair: number }
  | { readonly what: 'pass'; readonly ms: number }
  | { readonly what: 'sleep' | 'wake' | 'hide'; readonly tab: number }
  | { readonly what: 'disk'; readonly isFull: boolean };
const tabNumber = fc.nat(2);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ what: fc.constant('act' as const), tab: tabNumber, act: acts }) },
  { weight: 6, arbitrary: fc.record({ what: fc.constant('deliver' as const), pair: fc.nat(5) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('pass' as const),
      ms: fc.constantFrom(50, 250, 300, 1_000, 3_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constantFrom('sleep' as const, 'wake' as const, 'hide' as const),
      tab: tabNumber,
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('disk' as const), isFull: fc.boolean() }) },
);

/** Tokens of sessions that a customer has ended. */
type Ended = Set<string>;

const play = (browser: Browser, next: Step, ended: Ended): void => {
  const tab = 'tab' in next ? browser.tabs[next.tab % browser.tabs.length] : undefined;
  if (next.what === 'act' && tab && !tab.isAsleep) {
    const { token } = tab.state.auth;
    const fact = next.act(tab);
    if (fact) emit(browser, tab, fact);
    if (token !== null && fact?.type === 'auth/logoutTapped') ended.add(token);
  }
  if (next.what === 'deliver') {
    const pairs = [...browser.mail.keys()];
    const pair = pairs[next.pair % Math.max(1, pairs.length)];
    if (pair) deliver(browser, pair);
  }
  if (next.what === 'pass') pass(browser, next.ms);
  if (next.what === 'disk') browser.isDiskFull = next.isFull;
  if (next.what === 'hide' && tab && !tab.isAsleep) tellWrite(browser, tab, { kind: 'ended' });
  if (next.what === 'sleep' && tab) tab.isAsleep = true;
  if (next.what === 'wake' && tab?.isAsleep) wake(browser, tab);
};

/** Everybody wakes, and all that is said is heard, until nobody has anything left to say. */
const comeToRest = (browser: Browser): void => {
  browser.isDiskFull = false;
  for (const tab of browser.tabs) if (tab.isAsleep) wake(browser, tab);
  for (let round = 0; round === 0 || !isResting(browser); round += 1) {
    expect(round, 'they come to rest').toBeLessThan(60);
    deliverAll(browser);
    pass(browser, 1_500);
  }
  for (const tab of browser.tabs) tellWrite(browser, tab, { kind: 'ended' });
};

const story = fc.record({
  count: fc.constantFrom(2, 3),
  steps: fc.array(step, { maxLength: 40, size: 'max' }),
});

/** Tells the story to its end; answers with the browser and the tokens that nobody may hold any more. */
const told = (steps: readonly Step[], options: Parameters<typeof openBrowser>[1]) => {
  const browser = openBrowser(shop, options);
  const ended: Ended = new Set();
  for (const next of steps) play(browser, next, ended);
  comeToRest(browser);
  return { browser, ended };
};
const tokensIn = ({ tabs, storage }: Browser) => [
  ...tabs.map(({ state }) => state.auth.token),
  readSlices(storage, '1').auth?.token ?? null,
];

describe('the steps of tabs and storage, whatever is done, heard, slept through and refused by the disk', () => {
  test('leave all tabs and storage with the same four slices', () => {
    fc.assert(
      fc.property(story, ({ count, steps }) => {
        const { browser } = told(steps, { count, hasChannel: true });
        const [first, ...others] = browser.tabs.map(({ state }) => shapeOf(state));
        for (const other of others) expect(other).toEqual(first);
        const stored = readSlices(browser.storage, '1');
        for (const slice of SAVED)
          if (browser.storage.read(`shop:1:${slice}`) !== null) expect(stored[slice]).toEqual(first?.[slice]);
      }),
      { numRuns: Math.ceil(numRuns * 0.5) },
    );
  });

  test('write nothing over what knows more, and bring no session back that its customer has ended', () => {
    fc.assert(
      fc.property(story, fc.boolean(), ({ count, steps }, hasChannel) => {
        const { browser, ended } = told(steps, { count, hasChannel });
        expect(browser.slips).toEqual([]);
        for (const token of ended) expect(tokensIn(browser)).not.toContain(token);
      }),
      { numRuns: Math.ceil(numRuns * 0.5) },
    );
  });
});
