import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../src/domain/failure.ts';
import type { Policy } from '../../src/kernel/define.ts';
import { createStore } from '../../src/kernel/store.ts';
import { app } from '../../src/slices/app.ts';
import type { AppEffect } from '../../src/slices/effect.ts';
import { appEffects } from '../../src/slices/effects.ts';
import type { AppDraft, AppEvent } from '../../src/slices/events.ts';
import { draftsOf } from '../arbitraries.ts';
import { playWorld } from '../playedApi.ts';
import { idsFrom, testWorld, type WorldPatch } from '../world.ts';
import { numRuns, patience } from './property.ts';
import { anyShop, scenarios, type Scenario } from './raceScenarios.ts';

vi.setConfig({ testTimeout: patience });
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Step =
  | { readonly what: 'trigger'; readonly variant: number }
  | { readonly what: 'answer' | 'failure'; readonly pick: number }
  | { readonly what: 'time'; readonly part: number }
  | { readonly what: 'cancel'; readonly fact: AppDraft };

const stepsFor = ({ until = [] }: AppEffect): fc.Arbitrary<readonly Step[]> =>
  fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.nat(1).map((variant) => ({ what: 'trigger' as const, variant })) },
      {
        weight: 3,
        arbitrary: fc.record({
          what: fc.constantFrom('answer' as const, 'answer' as const, 'failure' as const),
          pick: fc.nat(9),
        }),
      },
      {
        weight: 3,
        arbitrary: fc.constantFrom(0.5, 0.5, 1, 3).map((part) => ({ what: 'time' as const, part })),
      },
      ...(until.length > 0
        ? [{ weight: 1, arbitrary: draftsOf(until).map((fact) => ({ what: 'cancel' as const, fact })) }]
        : []),
    ),
    { maxLength: 24, size: 'max' },
  );

interface Run {
  readonly trigger: number;
  readonly key: string;
  due: number;
  isAsked: boolean;
}
/** What a policy promises, told without streams: a list of runs and a list of those who wait. */
class PolicyModel {
  now = 0;
  made = 0;
  runs: Run[] = [];
  readonly landed: number[] = [];
  #waiting: Run[] = [];
  readonly #policy: Policy;
  readonly #scenario: Scenario;

  constructor(policy: Policy, scenario: Scenario) {
    this.#policy = policy;
    this.#scenario = scenario;
  }
  trigger(trigger: number, key: string): void {
    const run: Run = { trigger, key, due: 0, isAsked: false };
    const isBusy = this.runs.some((other) => other.key === key);
    if (this.#policy === 'first' && isBusy) return;
    if (this.#policy === 'queue' && isBusy) return void this.#waiting.push(run);
    if (this.#policy === 'latest') this.runs = this.runs.filter((other) => other.key !== key);
    this.#begin(run);
  }
  #begin(run: Run): void {
    this.made += this.#scenario.work === 'at once' ? 1 : 0;
    if (this.#scenario.work === 'at once') return;
    run.due = this.now + (this.#scenario.after ?? 0);
    this.runs.push(run);
    this.#ripen();
  }
  #ripen(): void {
    if (this.#scenario.work !== 'call') return;
    for (const run of this.runs)
      if (!run.isAsked && run.due <= this.now) {
        run.isAsked = true;
        this.made += 1;
      }
  }
  /** Time passes in steps of whatever comes next. */
  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const next = this.runs
        .filter(({ isAsked, due }) => !isAsked && due <= end)
        .toSorted((a, b) => a.due - b.due)[0];
      if (!next) break;
      this.now = next.due;
      if (this.#scenario.work === 'call') this.#ripen();
      else this.#strike(next);
    }
    this.now = end;
  }
  #strike(run: Run): void {
    this.landed.push(run.trigger);
    const { every } = this.#scenario;
    if (every === undefined) this.#end(run);
    else run.due += every;
  }
  #end(run: Run): void {
    this.runs = this.runs.filter((other) => other !== run);
    const next = this.#waiting.find(({ key }) => key === run.key);
    if (!next) return;
    this.#waiting = this.#waiting.filter((other) => other !== next);
    this.#begin(next);
  }
  get asked(): readonly Run[] {
    return this.runs.filter(({ isAsked }) => isAsked);
  }
  answer(run: Run, isFact: boolean): void {
    if (isFact) this.landed.push(run.trigger);
    this.#end(run);
  }
  cancel(): void {
    this.runs = [];
  }
}

/** Only this effect, in a shop whose state stands still. */
function openRace(effect: AppEffect, { from = anyShop }: Scenario) {
  vi.clearAllTimers();
  const world = playWorld();
  const count = { touched: 0 };
  const touch = () => {
    count.touched += 1;
  };
  const patch: WorldPatch = {
    now: () => Date.now(),
    newId: idsFrom('e'),
    report: () => undefined,
    api: world.api,
    geocoder: { find: () => world.played('geocoder', () => null) },
    navigation: { go: touch },
    cookies: { saveCity: touch, saveAllergens: touch },
    storage: { saveStoreVersion: touch },
    announceStatus: touch,
  };
  const still = { ...app, reduce: <T>(state: T): T => state, rules: [], effects: [effect], origins: [] };
  const store = createStore(still, testWorld(patch), from);
  const events: AppEvent[] = [];
  store.event$.subscribe((event) => events.push(event));
  store.start();
  return {
    world,
    events,
    made: () => world.calls.length + count.touched,
    emit: ({ type, payload }: AppDraft) =>
      (store.emit as (type: string, payload: object) => void)(type, payload),
  };
}

const holds = (effect: AppEffect, scenario: Scenario, script: readonly Step[]): void => {
  const race = openRace(effect, scenario);
  const model = new PolicyModel(effect.policy, scenario);
  const triggers: AppEvent[] = [];
  for (const step of script) {
    if (step.what === 'trigger') {
      const before = race.events.length;
      // The promise is asked first: an answer of the same moment would come after.
      const made = scenario.trigger(step.variant);
      const keyOf = effect.key?.bind(effect);
      model.trigger(triggers.length, keyOf ? keyOf({ ...made, id: '', time: 0 } as never) : '');
      race.emit(made);
      const event = race.events[before];
      if (event) triggers.push(event);
    } else if (step.what === 'time') {
      const ms = Math.round(step.part * (scenario.after ?? 1_000));
      model.pass(ms);
      vi.advanceTimersByTime(ms);
    } else if (step.what === 'cancel') {
      model.cancel();
      race.emit(step.fact);
    } else {
      const { asked } = model;
      const at = step.pick % Math.max(1, asked.length);
      const run = asked[at];
      const call = race.world.open()[at];
      if (run && call) {
        model.answer(run, step.what === 'answer' || scenario.isSilentOnFailure !== true);
        if (step.what === 'answer') call.answer();
        else call.fail(new ApiFailure('status', { status: 422 }));
      }
    }
    // What was left is left at once: no more calls are open than there are runs.
    expect(race.world.open()).toHaveLength(model.asked.length);
    expect(race.made()).toBe(model.made);
    const ids = new Map(triggers.map(({ id }, n) => [id, n]));
    const landed = race.events.flatMap(({ causation }) => (causation === null ? [] : [ids.get(causation)]));
    expect(landed).toEqual(model.landed);
  }
};

describe('every effect keeps what its policy promises (docs/races.md)', () => {
  test('each has a scenario, and no scenario is without its effect', () => {
    expect(Object.keys(scenarios).toSorted()).toEqual(appEffects.map(({ name }) => name).toSorted());
  });

  test('each scenario does what it says: a trigger alone asks the world, moves a clock or is done', () => {
    for (const effect of appEffects) {
      const scenario = scenarios[effect.name];
      if (!scenario) continue;
      const race = openRace(effect, scenario);
      race.emit(scenario.trigger(0));
      vi.advanceTimersByTime(scenario.after ?? 0);
      const facts = race.events.length - 1;
      expect([effect.name, race.made(), facts]).toEqual([
        effect.name,
        scenario.work === 'clock' ? 0 : 1,
        scenario.work === 'clock' ? 1 : 0,
      ]);
    }
  });

  test.each(appEffects.map((effect) => [effect.policy, effect.name, effect] as const))(
    '%s: %s',
    (_policy, name, effect) => {
      const scenario = scenarios[name];
      if (!scenario) throw new Error(`${name} has no scenario`);
      fc.assert(
        fc.property(stepsFor(effect), (script) => holds(effect, scenario, script)),
        { numRuns: Math.ceil(numRuns * 0.1) },
      );
    },
  );
});
