import { afterAll, beforeAll, expect, test } from 'vitest';
import { askedBy } from '../../../contracts/verify/arguments.ts';
import type { Outcome } from '../../../contracts/verify/check.ts';
import { verify } from '../../../contracts/verify/verify.ts';
import { serveProvider, type ProviderOptions, type ServedProvider } from '../../../mocks/provider/serve.ts';
import { ALLOWED } from './allowed.ts';
import { BENIGN } from './benign.ts';
import { optionsOf, type Change } from './change.ts';
import { FIELD_CHANGES } from './fieldChanges.ts';
import { MUTANTS } from './mutants.ts';

/** Of the broken providers, in percent, that the kit must reject. */
const LEAST_REJECTED = 97;
const LIMIT_MS = 600_000;

let served: ServedProvider;
let current: ProviderOptions = {};
beforeAll(async () => {
  served = await serveProvider({
    changeAnswer: (response, request) => current.changeAnswer?.(response, request) ?? response,
    changeRequest: (request) => current.changeRequest?.(request) ?? request,
  });
});
afterAll(() => served.close());

const wordsOf = ({ operation }: Change): readonly string[] => [
  'verify',
  '--url',
  served.url,
  '--states-url',
  served.statesUrl,
  ...(operation === 'all' ? ['--live', served.liveUrl] : ['--only', operation]),
];

class Enough extends Error {}

/** What the kit finds wrong in a provider with the change; `isFirst` stops at the first. */
const broken = async (change: Change, isFirst: boolean): Promise<readonly Outcome[]> => {
  current = optionsOf(change);
  const found: Outcome[] = [];
  const tell = (outcome: Outcome): void => {
    if (outcome.result !== 'failed' && outcome.result !== 'skipped') return;
    found.push(outcome);
    if (isFirst) throw new Enough();
  };
  try {
    await verify(askedBy(wordsOf(change)), tell);
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  } finally {
    current = {};
  }
  return found;
};

const named = ({ operation, what }: Change): string => `${operation} ${what}`;

const survivorsOf = async (changes: readonly Change[]): Promise<readonly string[]> => {
  const survivors: string[] = [];
  for (const change of changes) if ((await broken(change, true)).length === 0) survivors.push(named(change));
  return survivors;
};

const expectRejected = async (changes: readonly Change[]): Promise<void> => {
  const survivors = await survivorsOf(changes);
  process.stdout.write(`Accepted though broken, of ${changes.length}: ${survivors.join('; ') || 'none'}\n`);
  expect(survivors.length / changes.length).toBeLessThanOrEqual(1 - LEAST_REJECTED / 100);
};

test(
  `of ${FIELD_CHANGES.length} providers with a wrong field at least ${LEAST_REJECTED} % are rejected`,
  { timeout: LIMIT_MS },
  async () => {
    expect(FIELD_CHANGES.length).toBeGreaterThanOrEqual(120);
    await expectRejected(FIELD_CHANGES);
  },
);

test(
  `of ${MUTANTS.length} providers that are broken otherwise at least ${LEAST_REJECTED} % are rejected`,
  { timeout: LIMIT_MS },
  async () => {
    expect(MUTANTS.length).toBeGreaterThanOrEqual(90);
    await expectRejected(MUTANTS);
  },
);

const HARMLESS = [...BENIGN, ...ALLOWED];
test(`of ${HARMLESS.length} harmless changes none is rejected`, { timeout: LIMIT_MS }, async () => {
  expect(HARMLESS.length).toBeGreaterThanOrEqual(80);
  const rejected: string[] = [];
  for (const change of HARMLESS)
    for (const { name, reasons } of await broken(change, false))
      rejected.push(`${named(change)}: ${name}: ${reasons.join(' ')}`);
  expect(rejected).toEqual([]);
});
