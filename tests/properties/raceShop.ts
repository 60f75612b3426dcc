import { lonLat } from '../../src/domain/geometry.ts';
import { vi } from 'vitest';
import type { UserId } from '../../src/domain/customer.ts';
import { personal, type PushToken } from '../../src/domain/personal.ts';
import { createStore } from '../../src/kernel/store.ts';
import { app } from '../../src/slices/app.ts';
import type { AppEffect } from '../../src/slices/effect.ts';
import { eventTypes, type AppDraft, type AppEvent } from '../../src/slices/events.ts';
import type { AppState } from '../../src/slices/state.ts';
import type { ShopStore } from '../../src/ui/store.tsx';
import { demoCities, demoCustomer, NOW } from '../demo.ts';
import { fold } from '../given.ts';
import { fakeWorld, type FakeWorld } from '../api/fakeWorld.ts';
import { idsFrom, testWorld, type WorldPatch } from '../world.ts';
import { FIRST_EPOCH, type Epoch } from './raceModel.ts';
import { anyShop, type Scenario } from './raceScenarios.ts';

const stateIn = (from: AppState, { customer, city, version }: Epoch): AppState =>
  fold(from, {
    user: { customer: { ...demoCustomer, id: `user-${customer}` as UserId } },
    city: { currentId: demoCities[city]?.id ?? null },
    view: { foundStoreVersion: `version-${version}` },
  });

/** A world where the test answers every call, and counts what is done without an answer. */
function raceWorld(world: FakeWorld, touch: () => void): WorldPatch {
  return {
    now: () => Date.now(),
    newId: idsFrom('e'),
    report: () => undefined,
    api: world.api,
    geocoder: {
      find: () => world.openCall('find', () => lonLat(50.1, 53.2)),
      reverse: () => world.openCall('reverse', () => null),
    },
    locate: () => world.openCall('locate', () => lonLat(50.1, 53.2)),
    push: {
      ask: () => world.openCall('ask', () => 'granted' as const),
      token: () => world.openCall('token', () => personal<PushToken>('push-token')),
      show: touch,
      end: touch,
    },
    native: { send: touch },
    navigation: { go: touch },
    cookies: { saveCity: touch, saveAllergens: touch },
    storage: {
      saveStoreVersion: touch,
      saveReload: touch,
      saveInformed: touch,
      saveMarch: touch,
      saveLastCheck: touch,
      saveAdminToken: touch,
      saveAnalyticsConsent: touch,
      lastCheck() {
        touch();
        return NOW;
      },
    },
    copyText: () => world.openCall('copyText', () => undefined),
    announceStatus: touch,
    analytics: { push: touch },
    lostCart: {
      find() {
        touch();
        return [];
      },
      forget: touch,
    },
    savedCart() {
      touch();
      return null;
    },
  };
}

export interface RaceShop {
  /** Calls that are awaited by somebody, in the order in which they were made. */
  readonly open: FakeWorld['open'];
  /** How often the world was touched. */
  readonly touched: () => number;
  /** Triggers of the facts that were told, in their order; by the ids that `emit` gave. */
  readonly told: () => readonly (string | null)[];
  /** The id of the event. */
  readonly emit: (draft: AppDraft) => string;
  readonly move: (epoch: Epoch) => void;
  /** The next fact of the effect brings it. */
  readonly moveByAnswer: (epoch: Epoch) => void;
}

/** Writes down the events of a store that is started. */
function started(store: ShopStore): Pick<RaceShop, 'told' | 'emit'> {
  const events: AppEvent[] = [];
  store.event$.subscribe((event) => events.push(event));
  store.start();
  return {
    told: () => events.flatMap(({ causation }) => (causation === null ? [] : [causation])),
    emit({ type, payload }) {
      const at = events.length;
      (store.emit as (type: string, payload: object) => void)(type, payload);
      return events[at]?.id ?? '';
    },
  };
}

/** A shop with one effect alone, whose state changes only where the test says so. */
export function openRace(effect: AppEffect, { from = anyShop }: Scenario): RaceShop {
  vi.clearAllTimers();
  vi.setSystemTime(NOW);
  const world = fakeWorld();
  let touches = 0;
  const patch = raceWorld(world, () => (touches += 1));
  let state = stateIn(from, FIRST_EPOCH);
  let next = state;
  const reduce = (_state: AppState, { causation }: AppEvent): AppState => {
    if (causation !== null) state = next;
    return state;
  };
  const alone = { ...app, reduce, rules: [], effects: [effect], origins: [] };
  const { told, emit } = started(createStore(alone, testWorld(patch), state));
  const moveByAnswer = (epoch: Epoch): void => {
    next = stateIn(from, epoch);
  };
  /** Says nothing to this effect, but that the state may be another. */
  const idle = eventTypes.find((type) => ![...effect.on, ...(effect.until ?? [])].includes(type));
  const move = (epoch: Epoch): void => {
    moveByAnswer(epoch);
    state = next;
    emit({ type: idle, payload: {} } as AppDraft);
  };
  return { open: world.open, touched: () => world.calls.length + touches, told, emit, move, moveByAnswer };
}
