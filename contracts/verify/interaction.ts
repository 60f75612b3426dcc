import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Verifier, type VerifierOptions } from '@pact-foundation/pact';
import * as z from 'zod/mini';
import { isStateName, states } from '../states.ts';
import { mismatchesOf } from './mismatches.ts';
import { stateNamesOf, type Interaction, type PactFile } from './pactFile.ts';
import type { Produce } from './produce.ts';
import { stateRequest, UnknownState, type SetState, type StateValues } from './stateSetter.ts';

/** The service that is verified. */
export interface Provider {
  /** Up to, and without, /api/v1. */
  readonly url: string;
  /** Null where states cannot be set: what needs one is skipped. */
  readonly setState: SetState | null;
  /** Sent as a bearer with calls that carry no session of their own. */
  readonly token: string | null;
  /** Null for interactions over HTTP. */
  readonly produce: Produce | null;
}

export interface Outcome {
  readonly description: string;
  readonly states: readonly string[];
  readonly result: 'passed' | 'failed' | 'skipped';
  /** Why it failed or was skipped. */
  readonly reasons: readonly string[];
  /** States that the provider, or this kit, does not know. */
  readonly unknownStates: readonly string[];
}

/** What has happened to the states of an interaction while the library verified it. */
interface StateLog {
  readonly values: Record<string, string>;
  readonly problems: string[];
  readonly unknown: string[];
}

const promised = (name: string): readonly string[] => (isStateName(name) ? states[name].values : []);

const missingValues = (name: string, values: StateValues): readonly string[] =>
  promised(name).filter((value) => !values[value]);

const setUp = async (
  setState: SetState,
  name: string,
  params: unknown,
  log: StateLog,
): Promise<StateValues> => {
  const values = await setState(stateRequest.parse({ state: name, params, action: 'setup' }));
  const missing = missingValues(name, values);
  if (missing.length > 0) throw new Error(`"${name}" was set, but answered no ${missing.join(', ')}`);
  Object.assign(log.values, values);
  return values;
};

type StateHandlers = NonNullable<VerifierOptions['stateHandlers']>;

/** The library takes a state that could not be set, or that nobody knows, for set: what went wrong is kept for the end. */
const stateHandlersOf = (names: readonly string[], setState: SetState, log: StateLog): StateHandlers => {
  const kept = (error: unknown): StateValues => {
    if (error instanceof UnknownState) log.unknown.push(error.state);
    log.problems.push(error instanceof Error ? error.message : String(error));
    return {};
  };
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        setup: (params: unknown) => setUp(setState, name, params, log).catch(kept),
        teardown: (params: unknown) =>
          setState(stateRequest.parse({ state: name, params, action: 'teardown' })).catch(kept),
      },
    ]),
  );
};

interface Outgoing {
  readonly headers: Record<string, string | string[] | undefined>;
}
/** Passes every call on, with the token where none goes along. */
const withToken =
  (token: string) =>
  (request: Outgoing, _: unknown, next: () => void): void => {
    request.headers['authorization'] ??= `Bearer ${token}`;
    next();
  };

/** What the library hands to a producer. */
const sentBefore = z.looseObject({ content: z.optional(z.unknown()) });

const producersOf = (interaction: Interaction, produce: Produce, log: StateLog) => ({
  [interaction.description]: (asked: unknown) =>
    produce({
      description: interaction.description,
      content: sentBefore.parse(asked).content ?? null,
      providerStates: interaction.providerStates ?? [],
      values: log.values,
    }).catch((error: unknown) => {
      log.problems.push(error instanceof Error ? error.message : String(error));
      return {};
    }),
});

const inFile = async <T>(pact: PactFile, run: (path: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'pact-'));
  try {
    const path = join(folder, 'pact.json');
    writeFileSync(path, JSON.stringify(pact));
    return await run(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const optionsFor = (provider: Provider, interaction: Interaction, log: StateLog): VerifierOptions => ({
  provider: 'provider',
  providerBaseUrl: provider.url,
  logLevel: 'error',
  ...(provider.setState && {
    stateHandlers: stateHandlersOf(stateNamesOf(interaction), provider.setState, log),
  }),
  ...(provider.token !== null && { requestFilter: withToken(provider.token) }),
  ...(provider.produce && { messageProviders: producersOf(interaction, provider.produce, log) }),
});

/** Verifies one interaction of a pact; never rejects. */
export async function verifyInteraction(
  pact: PactFile,
  interaction: Interaction,
  provider: Provider,
): Promise<Outcome> {
  const { description } = interaction;
  const names = stateNamesOf(interaction);
  const outcome = { description, states: names, unknownStates: [] };
  if (names.length > 0 && provider.setState === null)
    return {
      ...outcome,
      result: 'skipped',
      reasons: [`needs state ${names.map((name) => `"${name}"`).join(', ')}`],
    };
  const log: StateLog = { values: {}, problems: [], unknown: [] };
  const mismatches = await inFile({ ...pact, interactions: [interaction] }, (path) =>
    new Verifier({ ...optionsFor(provider, interaction, log), pactUrls: [path] })
      .verifyProvider()
      .then(() => [], mismatchesOf),
  );
  // A state that is not there explains the mismatches behind it.
  const reasons = log.problems.length > 0 ? log.problems : mismatches;
  return {
    ...outcome,
    result: reasons.length > 0 ? 'failed' : 'passed',
    reasons,
    unknownStates: log.unknown,
  };
}
