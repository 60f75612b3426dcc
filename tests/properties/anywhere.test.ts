import * as fc from 'fast-check';
import { expect } from 'vitest';
import { secret } from '../../src/kernel/event.ts';
import { createStore } from '../../src/kernel/store.ts';
import { app } from '../../src/slices/app.ts';
import { draft } from '../../src/slices/draft.ts';
import { appEvents, eventTypes, type AppDraft, type AppEvent } from '../../src/slices/events.ts';
import { isShared } from '../../src/slices/shared.ts';
import type { AppState } from '../../src/slices/state.ts';
import { payloads } from '../arbitraries.ts';
import { fewProducts } from '../arbitraryValues.ts';
import { ALL_VALUES, pairOf, pairwise, type Surroundings, valuesOf } from '../around.ts';
import { demoCatalog, demoCities, neverOpen, NOW } from '../demo.ts';
import {
  catalogLoaded,
  cityEntered,
  expectKnown,
  fold,
  lineAdded,
  restored,
  settingsLoaded,
  signedIn,
  tell,
} from '../given.ts';
import { brokenInvariants } from '../invariants.ts';
import { sampleOrder } from '../samples.ts';
import { idsFrom, testWorld } from '../world.ts';
import { numRuns, property, seed } from './property.ts';

/** Payloads of each event in each surroundings. */
const PAYLOADS = Math.ceil(numRuns / 1_000);

const closedEverywhere = {
  workTime: Object.fromEntries(demoCities.map(({ iikoId }) => [iikoId, neverOpen])),
};

const stateIn = ({ person, city, method, hours, network, cart }: Surroundings): AppState =>
  fold(
    settingsLoaded(hours === 'closed' ? closedEverywhere : {}),
    cityEntered(city),
    catalogLoaded({ products: fewProducts, groups: demoCatalog.groups }),
    restored({}, { isOnline: network === 'online' }),
    person === 'customer' ? signedIn() : [],
    cart === 'empty' ? [] : lineAdded('Зелёный дракон'),
    draft('cart/methodChosen', { method }),
    cart === 'ordered' ? draft('cart/intentMade', { key: 'key-1', body: sampleOrder() }) : [],
  );

/** What follows from it in this tab. A report throws, and so does a chain of rules that does not end. */
const follow = (from: AppState, { type, payload }: AppDraft) => {
  const events: AppEvent[] = [];
  const store = createStore(app, testWorld({ now: () => NOW, newId: idsFrom('e') }), from);
  store.event$.subscribe((event) => events.push(event));
  tell(store, { type, payload });
  expectKnown(events);
  return { state: store.state(), events };
};

/** A rule decides only where its reason stands; what comes from outside comes whenever it wants. */
const isFromOutside = ({ type }: AppDraft): boolean => appEvents[type].source !== 'rule';

const expectWhole = (fact: AppDraft, state: AppState, where: string): void => {
  expect(JSON.parse(JSON.stringify(state)), where).toEqual(state);
  if (isFromOutside(fact)) expect(brokenInvariants(state), where).toEqual([]);
};

const expectWholeAfter = (fact: AppDraft, state: AppState, around: Surroundings): void => {
  const where = `${fact.type} ${JSON.stringify(fact.payload)} in ${JSON.stringify(around)}`;
  const after = follow(state, fact);
  expectWhole(fact, after.state, where);
  if (around.tabs === 'alone') return;
  const told = draft('view/factsArrived', { facts: secret(after.events.filter(isShared)) });
  expectWhole(fact, follow(state, told).state, `${where}, told to another tab`);
};

property(
  {
    id: 79,
    title:
      'whatever happens, and beside whatever it happens: the shop stays whole, here and in the tab beside it',
    section: 'quality, C3',
  },
  () => {
    const met = new Set<string>();
    for (const [row, around] of pairwise().entries()) {
      const state = stateIn(around);
      for (const [at, type] of eventTypes.entries()) {
        const own = { seed: seed + row * eventTypes.length + at, numRuns: PAYLOADS };
        for (const payload of fc.sample<object>(payloads[type], own))
          expectWholeAfter({ type, payload } as AppDraft, state, around);
        for (const value of valuesOf(around)) met.add(pairOf(type, value));
      }
    }
    const all = eventTypes.length * ALL_VALUES.length;
    process.stdout.write(`Event × surrounding: ${met.size} of ${all} pairs met\n`);
    expect(met.size).toBe(all);
  },
);
