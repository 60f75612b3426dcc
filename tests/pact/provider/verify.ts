import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Verifier, type VerifierOptions } from '@pact-foundation/pact';
import { stateNamesOf, type Interaction, type PactFile } from '../pactFile.ts';
import { isStateName, states, type StateName } from '../states.ts';
import { customerStates } from './customerStates.ts';
import { menuStates } from './menuStates.ts';
import { orderStates } from './orderStates.ts';
import { placeStates } from './placeStates.ts';
import { isUnreachable, type Setters } from './setters.ts';
import type { Stage } from './stage.ts';

export const settersOf = (stage: Stage): Setters => ({
  ...customerStates(stage),
  ...menuStates(stage),
  ...orderStates(stage),
  ...placeStates(stage),
});

/** Interactions of which a state cannot be brought about here. */
export const leftOut = ({ interactions }: PactFile): readonly Interaction[] =>
  interactions.filter((interaction) => stateNamesOf(interaction).some(isUnreachable));

const unknownStates = (interactions: readonly Interaction[], setters: object): readonly string[] => {
  const names = new Set(interactions.flatMap(stateNamesOf));
  return [...names].filter((name) => !isStateName(name) || !Object.hasOwn(setters, name));
};

const insistOnStates = (interactions: readonly Interaction[], setters: object): void => {
  const unknown = unknownStates(interactions, setters);
  if (unknown.length === 0) return;
  const template = unknown.map((name) => `  '${name}': async (parameters) => ({}),`).join('\n');
  throw new Error(`No one sets up the states of the pact:\n${template}`);
};

type StateHandlers = NonNullable<VerifierOptions['stateHandlers']>;
type AnySetter = (parameters: unknown) => Promise<Record<string, string>>;

const runSetter = async (name: StateName, setter: AnySetter, parameters: unknown) => {
  const answered = await setter(states[name].parameters.parse(parameters ?? {}));
  const missing = states[name].values.filter((value) => !answered[value]);
  if (missing.length > 0) throw new Error(`it answers no ${missing.join(', ')}`);
  return answered;
};

/** The library answers for a setter that throws as if the state were there: the failures are kept for the end. */
const stateHandlersOf = (setters: Partial<Setters>, failures: string[]): StateHandlers => {
  const entries = Object.entries(setters) as [StateName, AnySetter][];
  return Object.fromEntries(
    entries.map(([name, setter]) => [
      name,
      (parameters) =>
        runSetter(name, setter, parameters).catch((error: unknown) => {
          failures.push(`${name}: ${String(error)}`);
          return {};
        }),
    ]),
  );
};

export interface Verification {
  readonly pact: PactFile;
  readonly stage: Stage;
  readonly setters: Partial<Setters>;
  /** Producers of messages by description. */
  readonly messages?: NonNullable<VerifierOptions['messageProviders']>;
}

const run = async (options: VerifierOptions, failures: readonly string[]): Promise<void> => {
  const broken: unknown = await new Verifier(options).verifyProvider().then(
    () => null,
    (error: unknown) => error,
  );
  // A state that is not there explains the mismatches behind it.
  if (failures.length > 0)
    throw new Error(`States could not be set up:\n${failures.join('\n')}`, { cause: broken });
  if (broken !== null) throw broken;
};

/** Verifies every interaction that can be reached; rejects for a mismatch, an unknown state and a state that failed. */
export const verify = async ({ pact, stage, setters, messages }: Verification): Promise<void> => {
  const without = new Set(leftOut(pact));
  const interactions = pact.interactions.filter((interaction) => !without.has(interaction));
  insistOnStates(interactions, setters);
  const failures: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'pact-'));
  const path = join(folder, 'pact.json');
  writeFileSync(path, JSON.stringify({ ...pact, interactions }));
  const options: VerifierOptions = {
    provider: 'demo',
    providerBaseUrl: stage.url,
    pactUrls: [path],
    logLevel: 'error',
    beforeEach: async () => stage.backend.reset(),
    stateHandlers: stateHandlersOf(setters, failures),
    ...(messages === undefined ? {} : { messageProviders: messages }),
  };
  try {
    await run(options, failures);
  } finally {
    rmSync(folder, { recursive: true });
  }
};
