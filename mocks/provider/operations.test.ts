import { expect, test } from 'vitest';
import { successOf } from '../../contracts/examples/all.ts';
import {
  headersOf,
  isFromState,
  plain,
  type Example,
  type FromState,
} from '../../contracts/examples/example.ts';
import { operations } from '../../contracts/operations.ts';
import type { StateValues } from '../../contracts/verify/stateSetter.ts';
import { createBench, type CallOptions } from '../backend/bench.ts';
import { contextOf, type ProviderContext } from './context.ts';
import { settersOf, stateSetterOf } from './states.ts';

/** The request of an example, with what only its states could know. */
const requestOf = (example: Example, values: StateValues): CallOptions => {
  const valueOf = ({ fromState }: FromState): string => values[fromState] ?? '';
  const filled = (named: Readonly<Record<string, string | FromState>> = {}) =>
    Object.fromEntries(
      Object.entries(named).map(([name, value]) => [name, isFromState(value) ? valueOf(value) : value]),
    );
  return {
    params: filled(example.parameters),
    query: filled(example.query),
    headers: filled(headersOf(example)),
    body: plain(example.body, valueOf),
    token: example.isSignedIn ? (values['token'] ?? '') : null,
  };
};

/** The demo back end in the states of an example. */
const given = async (
  example: Example,
): Promise<{ readonly call: ProviderContext['call']; readonly request: CallOptions }> => {
  const { backend, clock } = createBench();
  const context = contextOf(backend, clock);
  const setState = stateSetterOf(settersOf(context));
  const values: Record<string, string> = {};
  for (const { name, parameters } of example.given ?? [])
    Object.assign(values, await setState({ state: name, params: parameters }));
  return { call: context.call, request: requestOf(example, values) };
};

test.each(operations)('$name succeeds with what the contract promises', async ({ name }) => {
  const { call, request } = await given(successOf(name));
  const { status } = await call(name, request);
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(300);
});

test.each(operations.filter(({ metadata }) => metadata.auth === 'required'))(
  '$name asks for a login',
  async ({ name }) => {
    const { call, request } = await given(successOf(name));
    for (const token of [null, 'stale']) expect((await call(name, { ...request, token })).status).toBe(401);
  },
);

test.each(operations.filter(({ route }) => 'body' in route && route.body))(
  '$name refuses a body that does not fit, in Russian',
  async ({ name }) => {
    const { call, request } = await given(successOf(name));
    const { status, fields } = await call(name, { ...request, body: ['wrong'] });
    expect(status).toBe(422);
    expect(fields['message']).toMatch(/[а-я]/i);
  },
);
