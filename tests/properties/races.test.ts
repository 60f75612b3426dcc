import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../src/domain/failure.ts';
import type { AppEffect } from '../../src/slices/effect.ts';
import { appEffects } from '../../src/slices/effects.ts';
import type { AppDraft } from '../../src/slices/events.ts';
import { draftsOf } from '../arbitraries.ts';
import { numRuns, patience, seed } from './property.ts';
import { RaceModel, type Move } from './raceModel.ts';
import { TESTED_ELSEWHERE, scenarios, type Scenario } from './raceScenarios.ts';
import { openRace, type RaceShop } from './raceShop.ts';

vi.setConfig({ testTimeout: patience });
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Step =
  | { readonly what: 'trigger'; readonly variant: number }
  | { readonly what: 'answer'; readonly pick: number; readonly move: Move | null }
  | { readonly what: 'failure'; readonly pick: number }
  | { readonly what: 'time'; readonly part: number }
  | { readonly what: 'move'; readonly move: Move }
  | { readonly what: 'cancel'; readonly fact: AppDraft };

const move: fc.Arbitrary<Move> = fc.record({
  part: fc.constantFrom('customer', 'city', 'version'),
  to: fc.nat(1),
});
const moveByAnswer: fc.Arbitrary<Move | null> = fc.option(move, { freq: 3 });
const pick = fc.nat(9);
const steps: readonly fc.WeightedArbitrary<Step>[] = [
  { weight: 4, arbitrary: fc.record({ what: fc.constant('trigger'), variant: fc.nat(1) }) },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('answer'), pick, move: moveByAnswer }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('failure'), pick }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('time'), part: fc.constantFrom(0.5, 0.5, 1, 3) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('move'), move }) },
];
const scriptFor = ({ on, until = [] }: AppEffect): fc.Arbitrary<readonly Step[]> => {
  const ends = until.filter((type) => !on.includes(type));
  const cancels: readonly fc.WeightedArbitrary<Step>[] =
    ends.length === 0
      ? []
      : [{ weight: 1, arbitrary: draftsOf(ends).map((fact) => ({ what: 'cancel', fact })) }];
  return fc.array(fc.oneof(...steps, ...cancels), { maxLength: 24, size: 'max' });
};

interface Race {
  readonly scenario: Scenario;
  readonly model: RaceModel;
  readonly shop: RaceShop;
  /** The ids of the triggers, in their order. */
  readonly triggers: string[];
}

const takeAnswer = (
  { scenario, model, shop }: Race,
  step: Extract<Step, { readonly what: 'answer' | 'failure' }>,
): void => {
  const at = step.pick % Math.max(1, model.asked.length);
  const [run, call] = [model.asked[at], shop.open()[at]];
  if (!run || !call) return;
  if (step.what === 'answer') {
    model.answer(run, true, step.move);
    shop.moveByAnswer(model.epoch);
    call.answer();
  } else {
    model.answer(run, scenario.isSilentOnFailure !== true, null);
    call.fail(new ApiFailure('status', { status: 422 }));
  }
};
const take = (race: Race, step: Step): void => {
  const { scenario, model, shop, triggers } = race;
  if (step.what === 'trigger') {
    model.trigger(triggers.length, scenario.isKeyed ? String(step.variant) : '');
    triggers.push(shop.emit(scenario.trigger(step.variant)));
    // What is due in the next task is due now.
    vi.advanceTimersByTime(0);
  } else if (step.what === 'time') {
    const ms = Math.round(step.part * (scenario.after || 1_000));
    model.pass(ms);
    vi.advanceTimersByTime(ms);
  } else if (step.what === 'move') {
    model.move(step.move);
    shop.move(model.epoch);
  } else if (step.what === 'cancel') {
    model.cancel();
    shop.emit(step.fact);
  } else takeAnswer(race, step);
};

const holds = (effect: AppEffect, scenario: Scenario, script: readonly Step[]): void => {
  const { policy, belongsTo } = effect;
  const model = new RaceModel({ ...scenario, policy, belongsTo });
  const shop = openRace(effect, scenario);
  const race: Race = { scenario, model, shop, triggers: [] };
  for (const step of script) {
    take(race, step);
    // What was left is left at once: no more calls are open than there are runs.
    expect(shop.open()).toHaveLength(model.asked.length);
    expect(shop.touched()).toBe(model.touched);
    expect(shop.told()).toEqual(model.told.map((trigger) => race.triggers[trigger]));
  }
};

const scenarioOf = ({ name }: AppEffect): Scenario => {
  const scenario = scenarios[name];
  if (!scenario) throw new Error(`${name} has no scenario`);
  return scenario;
};

const tested = appEffects.filter(({ name }) => !(TESTED_ELSEWHERE as readonly string[]).includes(name));

describe('every effect keeps what its policy promises (docs/races.md)', () => {
  test('each has a scenario, and no scenario is without its effect', () => {
    expect([...Object.keys(scenarios), ...TESTED_ELSEWHERE].toSorted()).toEqual(
      appEffects.map(({ name }) => name).toSorted(),
    );
  });

  test.each(tested.map((effect) => [effect.name, effect] as const))(
    'a trigger of %s alone does what its scenario says',
    (_name, effect) => {
      const scenario = scenarioOf(effect);
      const shop = openRace(effect, scenario);
      const ids = [0, 1].map((variant) => effect.key?.(scenario.trigger(variant) as never));
      expect(new Set(ids).size).toBe(scenario.isKeyed ? 2 : 1);
      shop.emit(scenario.trigger(0));
      if (scenario.after) vi.advanceTimersByTime(scenario.after - 1);
      if (scenario.after !== undefined) expect([shop.touched(), shop.told().length]).toEqual([0, 0]);
      vi.advanceTimersByTime(1);
      const isTold = scenario.work === 'clock' || scenario.isToldAtOnce === true;
      expect([shop.touched(), shop.told().length]).toEqual([
        scenario.work === 'clock' ? 0 : 1,
        isTold ? 1 : 0,
      ]);
    },
  );

  test.each(tested.map((effect) => [effect.policy, effect.belongsTo, effect.name, effect] as const))(
    '%s, of the %s: %s',
    (_policy, _belongsTo, _name, effect) => {
      const scenario = scenarioOf(effect);
      fc.assert(
        fc.property(scriptFor(effect), (script) => holds(effect, scenario, script)),
        { seed, numRuns: Math.ceil(numRuns * 0.1) },
      );
    },
  );
});
