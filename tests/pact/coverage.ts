import * as z from 'zod/mini';
import { operations, type OperationName } from '../../contracts/operations.ts';
import { liveMessages } from '../../contracts/live.ts';
import { matchOperation } from '../../contracts/match.ts';
import { statusOf, type Interaction, type PactFile } from './pactFile.ts';

/** The operation that an interaction calls, found by its address alone; null for a message. */
export const operationNameOf = ({ request }: Interaction): OperationName | null =>
  request?.method && request.path
    ? (matchOperation(request.method, request.path)?.operation.name ?? null)
    : null;

const preflightHeaders = z.looseObject({ 'access-control-request-method': z.array(z.string()) });

/** The method that a browser asks for; none in any other interaction. */
const askedMethodsOf = ({ request }: Interaction): readonly string[] =>
  preflightHeaders.safeParse(request?.['headers']).data?.['access-control-request-method'] ?? [];

const isPreflight = ({ request }: Interaction): boolean => request?.method === 'OPTIONS';

/** Interactions that call an operation, by the class of their answer. */
export const callsOf = ({ interactions }: PactFile) => {
  const calls = interactions.filter((interaction) => !isPreflight(interaction));
  const negative = calls.filter((interaction) => (statusOf(interaction) ?? 0) >= 400);
  return { all: calls.length, negative: negative.length };
};

/** How many interactions end with each status that is a refusal. */
export const refusalCounts = ({ interactions }: PactFile): Readonly<Record<number, number>> => {
  const counts: Record<number, number> = {};
  for (const status of interactions.flatMap((interaction) => statusOf(interaction) ?? []))
    if (status >= 400) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/** Methods of the contract that no browser asks about before it uses them. */
export const methodsWithoutPreflight = ({ interactions }: PactFile): readonly string[] => {
  const asked = new Set(interactions.filter(isPreflight).flatMap(askedMethodsOf));
  return [...new Set(operations.map(({ route }) => route.method))].filter((method) => !asked.has(method));
};

/** Operations that no interaction calls successfully. */
export const uncovered = ({ interactions }: PactFile): readonly OperationName[] => {
  const called = new Set(
    interactions
      .filter((interaction) => (statusOf(interaction) ?? 0) < 300)
      .map((interaction) => operationNameOf(interaction)),
  );
  return operations.map(({ name }) => name).filter((name) => !called.has(name));
};

/** Operations of which an answer with this status is agreed. */
export const operationsAnswering = ({ interactions }: PactFile, status: number): ReadonlySet<OperationName> =>
  new Set(
    interactions
      .filter((interaction) => statusOf(interaction) === status)
      .flatMap((interaction) => operationNameOf(interaction) ?? []),
  );

/** Groups of the contract that ask for a session, and of which no interaction shows that it is over. */
export const groupsWithout401 = (pact: PactFile): readonly string[] => {
  const groupOf = (name: string): string => name.split('.')[0] ?? '';
  const shown = new Set([...operationsAnswering(pact, 401)].map(groupOf));
  const guarded = new Set(
    operations.filter(({ metadata }) => metadata.auth === 'required').map(({ name }) => groupOf(name)),
  );
  return [...guarded].filter((group) => !shown.has(group));
};

/** A broker and the pact's own writer tell interactions apart by their description and states. */
export const repeated = ({ interactions }: PactFile): readonly string[] => {
  const names = interactions.map(({ description, providerStates }) =>
    JSON.stringify([description, providerStates]),
  );
  return names.filter((name, index) => names.indexOf(name) !== index);
};

const typesOf = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'type' in value && typeof value.type === 'string' ? [value.type] : [];
  return [...own, ...Object.values(value).flatMap(typesOf)];
};

/** Messages of the live connection that no interaction sends or receives. */
export const unspokenMessages = ({ interactions }: PactFile): readonly string[] => {
  const spoken = new Set(interactions.flatMap(typesOf));
  return Object.keys(liveMessages).filter((name) => !spoken.has(name));
};
