import { quoted, specified } from '../sentence.ts';
import { operationSentences } from '../sentences.ts';
import { benchOf, setUp, tearDown, type Noted, type Run } from './bench.ts';
import type { Outcome, Result } from './check.ts';
import { ended, linesOf } from './run.ts';
import type { StateValues } from './stateSetter.ts';
import { STEPS, VISIT_STATES, type Memory, type Step } from './steps.ts';

const LIVE = specified(7, 'In: pong, settings:update, order:status_update');

/** A step and what became of it. */
interface Stepped {
  readonly step: Step;
  readonly outcome: Outcome;
}

const stepped = (run: Run, step: Step, result: Result, reasons: readonly string[]): Stepped => {
  const [operation = null] = step.operations;
  const name = `visit: ${step.name}`;
  const sentence = quoted(operation === null ? LIVE : operationSentences[operation]);
  const states = VISIT_STATES.map((state) => state.name);
  return {
    step,
    outcome: { name, level: 'visit', operation, states, result, reasons, repeat: run.repeat(name), sentence },
  };
};

const walked = async (
  run: Run,
  step: Step,
  states: Noted,
  values: StateValues,
  memory: Memory,
): Promise<Stepped> => {
  const noted: Noted = { findings: [], set: states.set };
  try {
    await step.walk(benchOf(run, noted, values), memory);
    const reasons = linesOf(noted.findings);
    return stepped(run, step, reasons.length > 0 ? 'failed' : 'passed', reasons);
  } catch (error) {
    const { result, reason } = ended(error);
    return stepped(run, step, result, [...linesOf(noted.findings), reason]);
  }
};

const statesSet = async (run: Run, noted: Noted): Promise<StateValues> => {
  const values: Record<string, string> = {};
  for (const state of VISIT_STATES) Object.assign(values, await setUp(run, noted, state));
  return values;
};

/** One customer's way through the shop, step by step; behind a step that fails the others are skipped. */
export const visitOutcomes = async (run: Run, liveUrl: string | null): Promise<readonly Stepped[]> => {
  const states: Noted = { findings: [], set: [] };
  const outcomes: Stepped[] = [];
  try {
    const values = await statesSet(run, states);
    const memory: Memory = { liveUrl };
    for (const step of STEPS) {
      const isBroken = outcomes.some(({ outcome }) => outcome.result === 'failed');
      outcomes.push(
        isBroken
          ? stepped(run, step, 'skipped', ['a step before it failed'])
          : await walked(run, step, states, values, memory),
      );
    }
    return outcomes;
  } catch (error) {
    const { result, reason } = ended(error);
    // What a service does not have stops no step more than another.
    const others = result === 'notApplicable' ? result : 'skipped';
    return STEPS.map((step, index) => stepped(run, step, index === 0 ? result : others, [reason]));
  } finally {
    await tearDown(run, states);
  }
};
