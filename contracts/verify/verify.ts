import { isStateName, states } from '../states.ts';
import { LIVE, type Asked } from './arguments.ts';
import type { Run } from './bench.ts';
import type { Check, Level, Outcome } from './check.ts';
import { agreementChecks } from './checks/agreement.ts';
import { answerChecks, preflightChecks } from './checks/browser.ts';
import { couponChecks } from './checks/coupons.ts';
import { exchangeChecks } from './checks/exchanges.ts';
import { placeChecks } from './checks/hours.ts';
import { liveChecks, strangerCheck } from './checks/live.ts';
import { loginChecks } from './checks/login.ts';
import { placingChecks } from './checks/placing.ts';
import { readBackChecks } from './checks/readBack.ts';
import { readChecks } from './checks/reads.ts';
import { relationChecks } from './checks/relations.ts';
import { repeatChecks } from './checks/repeats.ts';
import { groupOutcomes } from './groups.ts';
import { overheardAt, producedAt, producedOver } from './produce.ts';
import { readingOf } from './reading.ts';
import { repeatOf } from './repeat.ts';
import { runCheck } from './run.ts';
import { serviceAt } from './service.ts';
import { statesAt } from './stateSetter.ts';
import { STEPS } from './steps.ts';
import { templateOf } from './template.ts';
import { visitOutcomes } from './visit.ts';

/** What a service was found to do. */
export interface Report {
  readonly checks: readonly Outcome[];
  /** What it answers beyond the contract: told, not judged. */
  readonly beyond: readonly string[];
}

const PATIENCE_MS = 10_000;

/** Any answer will do. */
const insistOnService = async (url: string): Promise<void> => {
  try {
    await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (error) {
    throw new Error(`No service answers at ${url}`, { cause: error });
  }
};

const runOf = (asked: Asked): Run => ({
  service: serviceAt(asked),
  setState: asked.statesUrl === null ? null : statesAt(asked.statesUrl, asked.token),
  timeoutMs: asked.timeoutMs,
  unknown: new Set(),
  taken: [],
  beyond: new Set(),
  repeat: (name) => repeatOf(asked, { check: name }),
});

type Chosen = (check: Pick<Check, 'name' | 'operations'>) => boolean;

const chosenBy =
  ({ only, check }: Asked): Chosen =>
  ({ name, operations }) =>
    (only === null || (only === LIVE ? name.startsWith(`${LIVE}: `) : operations.includes(only))) &&
    (check === null || name === check);

const schemaChecks = async ({ service }: Run): Promise<readonly Check[]> => {
  const reading = await readingOf(service);
  return [
    ...(await readChecks(reading)),
    ...relationChecks(reading),
    ...placeChecks(reading),
    ...preflightChecks,
  ];
};

const contractChecks = ({ liveUrl, timeoutMs }: Asked, { setState }: Run): readonly Check[] => {
  const isSocket = liveUrl?.startsWith('ws') === true;
  const live =
    liveUrl === null || setState === null
      ? []
      : liveChecks(isSocket ? producedOver(liveUrl, setState, timeoutMs) : producedAt(liveUrl));
  const overheard = isSocket && setState !== null ? [strangerCheck(overheardAt(liveUrl, timeoutMs))] : [];
  return [
    ...exchangeChecks,
    ...loginChecks,
    ...placingChecks,
    ...couponChecks,
    ...repeatChecks,
    ...readBackChecks,
    ...agreementChecks,
    ...live,
    ...overheard,
  ];
};

/** Each state that the service does not know, once, with a handler to fill in. */
const unknownOutcomes = ({ unknown, repeat }: Run): readonly Outcome[] =>
  [...unknown].map((name) => ({
    name: `state: ${name}`,
    level: 'contract',
    operation: null,
    states: [name],
    result: 'failed',
    reasons: [
      `The service does not know the state "${name}". To fill in:`,
      ...templateOf([name]).split('\n'),
    ],
    repeat: repeat(`state: ${name}`),
    sentence: isStateName(name) ? states[name].sentence : '',
  }));

/** Whoever asks for strictness takes no "not applicable" for an answer. */
const strictly =
  ({ strict }: Asked) =>
  (outcome: Outcome): Outcome =>
    outcome.result === 'notApplicable' && outcome.apart !== undefined && strict.has(outcome.apart)
      ? {
          ...outcome,
          result: 'failed',
          reasons: [...outcome.reasons, `--strict asks for "${outcome.apart}"`],
        }
      : outcome;

/** One check after the other: a state that one needs is not there for another. */
const inTurn = async (
  run: Run,
  checks: readonly Check[],
  tell: (outcome: Outcome) => void,
): Promise<void> => {
  for (const check of checks) tell(await runCheck(run, check));
};

/** Verifies a service as asked; tells of each check as soon as it is done. Rejects when nobody answers. */
export async function verify(asked: Asked, tell: (outcome: Outcome) => void): Promise<Report> {
  await insistOnService(asked.url);
  const run = runOf(asked);
  const isChosen = chosenBy(asked);
  const runs = (level: Level): boolean => asked.levels.includes(level);
  const checks: Outcome[] = [];
  const add = (outcome: Outcome): void => {
    const strict = strictly(asked)(outcome);
    checks.push(strict);
    tell(strict);
  };
  if (runs('schema') && asked.only !== LIVE)
    await inTurn(run, (await schemaChecks(run)).filter(isChosen), add);
  if (runs('contract')) await inTurn(run, contractChecks(asked, run).filter(isChosen), add);
  if (runs('visit') && STEPS.some(({ name, operations }) => isChosen({ name: `visit: ${name}`, operations })))
    for (const { step, outcome } of await visitOutcomes(run, asked.liveUrl))
      if (isChosen({ name: outcome.name, operations: step.operations })) add(outcome);
  const overall = answerChecks(
    [...run.service.answers, ...run.service.late],
    runs('contract') ? 'contract' : 'schema',
  );
  await inTurn({ ...run, repeat: () => repeatOf(asked, {}) }, overall.filter(isChosen), add);
  for (const outcome of unknownOutcomes(run)) add(outcome);
  if (runs('contract') && asked.only === null && asked.check === null)
    for (const outcome of groupOutcomes(run.taken, asked.strict, repeatOf(asked, {}))) add(outcome);
  return { checks, beyond: [...run.beyond].toSorted() };
}
