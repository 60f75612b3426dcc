import { expect, test } from 'vitest';
import { verifyInteraction, type Outcome } from '../../../contracts/verify/interaction.ts';
import { HTTP_PROVIDER, readPact } from '../../../contracts/verify/pactFile.ts';
import { statesAt } from '../../../contracts/verify/stateSetter.ts';
import { serveProvider } from '../../../mocks/provider/serve.ts';
import { operationNameOf } from '../coverage.ts';
import { BENIGN } from './benign.ts';
import { optionsOf, type Change } from './change.ts';
import { MUTANTS } from './mutants.ts';

/** Of the broken providers, in percent, that the pact must reject. */
const LEAST_REJECTED = 95;
const LIMIT_MS = 240_000;

const pact = readPact(HTTP_PROVIDER);

const concerned = ({ operation }: Change) =>
  pact.interactions.filter((interaction) => {
    const name = operationNameOf(interaction);
    return operation === 'all' ? name !== null : name === operation;
  });

/** What of the pact breaks for a provider with the change; `isFirst` stops at the first. */
const broken = async (change: Change, isFirst: boolean): Promise<readonly Outcome[]> => {
  const served = await serveProvider(optionsOf(change));
  const { url } = served;
  const provider = { url, setState: statesAt(served.statesUrl, null), token: null, produce: null };
  const outcomes: Outcome[] = [];
  try {
    for (const interaction of concerned(change)) {
      const outcome = await verifyInteraction(pact, interaction, provider);
      if (outcome.result !== 'passed') outcomes.push(outcome);
      if (isFirst && outcomes.length > 0) break;
    }
  } finally {
    await served.close();
  }
  return outcomes;
};

const named = ({ operation, what }: Change): string => `${operation} ${what}`;

test(
  `of ${MUTANTS.length} broken providers at least ${LEAST_REJECTED} % are rejected`,
  { timeout: LIMIT_MS },
  async () => {
    expect(MUTANTS.length).toBeGreaterThanOrEqual(40);
    const survivors: string[] = [];
    for (const mutant of MUTANTS) {
      if ((await broken(mutant, true)).length === 0) survivors.push(named(mutant));
    }
    process.stdout.write(`Accepted though broken: ${survivors.join('; ') || 'none'}\n`);
    expect(survivors.length / MUTANTS.length).toBeLessThanOrEqual(1 - LEAST_REJECTED / 100);
  },
);

test(`of ${BENIGN.length} harmless changes none is rejected`, { timeout: LIMIT_MS }, async () => {
  expect(BENIGN.length).toBeGreaterThanOrEqual(15);
  const rejected: string[] = [];
  for (const change of BENIGN) {
    const outcomes = await broken(change, false);
    rejected.push(
      ...outcomes.map(({ description, reasons }) => `${named(change)}: ${description}: ${reasons.join(' ')}`),
    );
  }
  expect(rejected).toEqual([]);
});
