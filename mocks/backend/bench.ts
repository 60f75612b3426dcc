import { operationOf, type OperationName } from '../../contracts/operations.ts';
import { createBackend } from './backend.ts';
import type { Schedule } from './clock.ts';
import type { Backend, BackendOptions } from './options.ts';
import { SEEDED_PHONE } from './seed.ts';

const START = Date.parse('2026-03-02T12:00:00.000Z');
const ORIGIN = 'https://shop.test';

export interface FakeClock {
  readonly now: () => number;
  readonly schedule: Schedule;
  /** Lets time pass and runs what falls due, in its order. */
  readonly advance: (ms: number) => void;
}

export const createFakeClock = (): FakeClock => {
  let now = START;
  const waiting = new Set<{ readonly at: number; readonly run: () => void }>();
  const nextUntil = (until: number) =>
    [...waiting].filter((timer) => timer.at <= until).toSorted((a, b) => a.at - b.at)[0];
  return {
    now: () => now,
    schedule: (run, ms) => {
      const timer = { at: now + ms, run };
      waiting.add(timer);
      return () => {
        waiting.delete(timer);
      };
    },
    advance: (ms) => {
      const until = now + ms;
      for (let timer = nextUntil(until); timer; timer = nextUntil(until)) {
        waiting.delete(timer);
        now = timer.at;
        timer.run();
      }
      now = until;
    },
  };
};

export interface CallOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  /** Fields of the body; an empty object when it is no object. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** The request of an operation as a client would send it. */
export const requestOf = (name: OperationName, options: CallOptions = {}, origin = ORIGIN): Request => {
  const { route } = operationOf(name);
  const { params = {}, query = {}, body, token } = options;
  const path = route.path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const search = new URLSearchParams(query).toString();
  const headers = new Headers({ 'content-type': 'application/json', ...options.headers });
  if (token !== undefined && token !== null) headers.set('authorization', `Bearer ${token}`);
  return new Request(`${origin}${path}${search === '' ? '' : `?${search}`}`, {
    method: route.method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
};

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Parser {
  safeParse(value: unknown): { readonly success: boolean; readonly error?: unknown };
}
const isParser = (schema: unknown): schema is Parser =>
  typeof schema === 'object' && schema !== null && 'safeParse' in schema;

/** Reads an answer and insists on what the contract promises for its status. */
export const readAnswer = async (name: OperationName, response: Response): Promise<Answered> => {
  const text = await response.text();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  const schema: unknown = operationOf(name).route.responses[response.status];
  // How a service says that it has no room is HTTP's.
  if (schema === undefined && response.status !== 503)
    throw new Error(`${name} answers ${response.status}, unknown to the contract`);
  const read = isParser(schema) ? schema.safeParse(body) : { success: text === '' };
  if (!read.success && response.status !== 503)
    throw new Error(
      `${name} ${response.status} breaks the contract: ${String(read.error)} ${text.slice(0, 300)}`,
    );
  return { status: response.status, headers: response.headers, fields: isFields(body) ? body : {}, body };
};

export interface Bench {
  readonly backend: Backend;
  readonly clock: FakeClock;
  readonly call: (name: OperationName, options?: CallOptions) => Promise<Answered>;
  /** Logs the seeded customer in. */
  readonly login: (phone?: string) => Promise<{ readonly id: string; readonly token: string }>;
}

/** A back end with a clock that only tests move; every answer is checked against the contract. */
export const createBench = (options: BackendOptions = {}): Bench => {
  const clock = createFakeClock();
  const backend = createBackend({
    now: clock.now,
    schedule: clock.schedule,
    kitchenStepMs: 1_000,
    ...options,
  });
  const call: Bench['call'] = async (name, request = {}) =>
    readAnswer(name, await backend.fetch(requestOf(name, request)));
  return {
    backend,
    clock,
    call,
    login: async (phone = SEEDED_PHONE) => {
      const { fields } = await call('user.find', { params: { phone } });
      return { id: String(fields['id']), token: String(fields['token']) };
    },
  };
};
