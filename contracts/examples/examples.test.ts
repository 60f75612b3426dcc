import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { operationOf } from '../operations.ts';
import { isStateName, states } from '../states.ts';
import { liveMessages } from '../live.ts';
import { examples } from './all.ts';
import { answerSchemaOf } from './answerSchema.ts';
import { among, fromState, plain, type Example } from './example.ts';
import { liveExamples } from './live.ts';

const isSchema = (value: unknown): value is z.core.$ZodType => value instanceof z.core.$ZodType;
const statusOf = ({ status }: Example): readonly number[] =>
  status === 'success' ? [200, 201, 204] : [status];
const named = (path: string): readonly string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');

/** What a request of this example lacks or has too much of, by the contract's own schema. */
const bodyProblem = ({ operation, body }: Example): unknown => {
  const { route } = operationOf(operation);
  const schema: unknown = 'body' in route ? route.body : undefined;
  if (!isSchema(schema)) return body === undefined ? null : 'The operation has no body';
  const read = z.safeParse(schema, plain(body));
  if (!read.success) return read.error.issues;
  return JSON.stringify(sorted(read.data)) === JSON.stringify(sorted(plain(body)))
    ? null
    : 'It has other fields';
};

const sorted = (value: unknown): unknown =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? value
    : Object.fromEntries(
        Object.entries(value)
          .toSorted(([a], [b]) => a.localeCompare(b))
          .map(([name, part]) => [name, sorted(part)]),
      );

/** Why the contract does not allow this answer; null where it does. */
const answerProblem = (example: Example): unknown => {
  if (example.answer === undefined) return null;
  const schema = answerSchemaOf(example);
  return schema === null
    ? 'The contract has no body here'
    : (z.safeParse(schema, plain(example.answer)).error?.issues ?? null);
};

describe.each(examples)('$description', (example) => {
  const { operation, parameters = {}, headers = {}, given = [] } = example;
  const { route } = operationOf(operation);

  test('has an answer that the contract allows', () => {
    expect(answerProblem(example)).toBeNull();
    expect(Object.keys(route.responses)).toEqual(
      expect.arrayContaining([expect.toSatisfy((status) => statusOf(example).includes(Number(status)))]),
    );
  });

  test('has a request that the contract allows', () => {
    expect(bodyProblem(example)).toBeNull();
    expect(Object.keys(parameters).toSorted()).toEqual(named(route.path).toSorted());
    expect(Object.keys(route.headers ?? {})).toEqual(expect.arrayContaining(Object.keys(headers)));
  });

  test('has states with the parameters that they take', () => {
    for (const { name, parameters } of given)
      expect(isStateName(name) && z.safeParse(states[name].parameters, parameters).success, name).toBe(true);
  });
});

test('no two examples have the same description', () => {
  expect(new Set(examples.map(({ description }) => description)).size).toBe(examples.length);
});

test('an answer of another type than the contract’s is noticed', () => {
  const [versions] = examples;
  expect(versions && answerProblem({ ...versions, answer: { version: 7 } })).not.toBeNull();
  expect(versions && answerProblem({ ...versions, answer: 7 })).toBeNull();
  expect(versions && answerProblem({ ...versions, status: 204, answer: 7 })).toBe(
    'The contract has no body here',
  );
});

test('a field that the contract does not name is noticed in a request', () => {
  const creation = examples.find(({ operation }) => operation === 'like.create');
  expect(creation && bodyProblem(creation)).toBeNull();
  expect(creation && bodyProblem({ ...creation, body: { ...creation.body, note: '' } })).toBe(
    'It has other fields',
  );
});

test.each(Object.values(liveExamples))(
  '$description is what the contract calls such a message',
  (example) => {
    const { type } = example.received;
    expect(z.safeParse(liveMessages[type].schema, plain(example.received)).error).toBeUndefined();
  },
);

test('plain JSON has the values of states and the items of lists in their places', () => {
  const value = { id: fromState('userId', 'user-1'), lines: [{ list: among({ a: 1 }, { b: null }) }] };
  expect(plain(value)).toEqual({ id: 'user-1', lines: [{ list: [{ a: 1 }, { b: null }] }] });
});
