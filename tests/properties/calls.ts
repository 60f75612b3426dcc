import type { Observable } from 'rxjs';
import { operations, type OperationName } from '../../contracts/operations.ts';
import { personal } from '../../src/domain/personal.ts';
import type { Api } from '../../src/slices/world.ts';
import { portCalls } from '../api/calls.ts';
import { demoCustomer } from '../demo.ts';

type Call = (api: Api) => Observable<unknown>;
const { phone } = demoCustomer;

const isPoll = (name: OperationName): boolean => name.startsWith('versions.');
const callsOf = (isReading: boolean): Readonly<Record<string, Call>> =>
  Object.fromEntries(
    operations
      .filter(({ name, route }) => isReading === (route.method === 'GET' && !isPoll(name)))
      .map(({ name }) => [name, portCalls[name]]),
  );

/** Every call of the port that only reads, but for the polls. */
export const readingCalls: Readonly<Record<string, Call>> = {
  ...callsOf(true),
  login: (api) => api.account(phone, { code: null }),
};

/** What goes out once, come what may: it changes something, it is a poll, or its code or proof serves once. */
export const singleCalls: Readonly<Record<string, Call>> = {
  ...callsOf(false),
  codedLogin: (api) => api.account(phone, { code: personal('1234') }),
  provenLogin: (api) => api.account(phone, { code: null, proof: personal('proof') }),
};

export const calls = { ...readingCalls, ...singleCalls };
