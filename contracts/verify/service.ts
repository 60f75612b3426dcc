import { askedHeaders, SHOP_ORIGIN } from '../cors.ts';
import { operationOf, type OperationName } from '../operations.ts';

/** A call of an operation as the client makes it from another origin. */
export interface Call {
  readonly operation: OperationName;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Null or absent: without a session. */
  readonly token?: string | null;
}

export interface Answer {
  readonly operation: OperationName;
  /** `GET /api/v1/city/`. */
  readonly request: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** JSON, or the text itself where it is none. */
  readonly body: unknown;
  readonly ms: number;
}

export interface Service {
  /** Rejects with `NoAnswer`. */
  readonly ask: (call: Call) => Promise<Answer>;
  /** The question of a browser before it calls the operation. */
  readonly askFirst: (call: Call) => Promise<Answer>;
  /** All answers to calls so far. */
  readonly answers: readonly Answer[];
  /** Calls that were not answered in time. */
  readonly late: readonly Pick<Answer, 'operation' | 'request'>[];
}

export interface ServiceOptions {
  /** Up to, and without, /api/v1. */
  readonly url: string;
  /** Sent as a bearer with calls that carry no session of their own. */
  readonly token: string | null;
  /** No answer is waited for longer. */
  readonly timeoutMs: number;
}

/** Nobody answered, or not in time: the message says which call. */
export class NoAnswer extends Error {}

const pathOf = ({ operation, parameters = {}, query = {} }: Call): string => {
  const path = operationOf(operation).route.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(parameters[name] ?? ''),
  );
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
};

const bodyOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const headersOf = ({ headers = {}, body, token }: Call, gateway: string | null): Record<string, string> => {
  const bearer = token ?? gateway;
  return {
    accept: 'application/json',
    origin: SHOP_ORIGIN,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
    ...headers,
  };
};

const questionOf = ({ operation }: Call): Record<string, string> => ({
  origin: SHOP_ORIGIN,
  'access-control-request-method': operationOf(operation).route.method,
  'access-control-request-headers': askedHeaders(operation).join(','),
});

/** The service under test; what it answers is kept for the checks that look at all answers together. */
export const serviceAt = ({ url, token, timeoutMs }: ServiceOptions): Service => {
  const answers: Answer[] = [];
  const late: Pick<Answer, 'operation' | 'request'>[] = [];

  const send = async (call: Call, method: string, init: RequestInit): Promise<Answer> => {
    const { operation } = call;
    const path = pathOf(call);
    const request = `${method} ${path}`;
    // What has not answered once is not waited for again and again.
    if (late.some((one) => one.operation === operation))
      throw new NoAnswer(`${request} gave no answer before`);
    const started = performance.now();
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(url + path, { ...init, method, signal, redirect: 'manual' });
      const text = await response.text();
      const { status, headers } = response;
      const ms = performance.now() - started;
      return { operation, request, status, headers, text, body: bodyOf(text), ms };
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError') late.push({ operation, request });
      const why = error instanceof Error ? (error.cause ?? error) : error;
      throw new NoAnswer(
        error instanceof Error && error.name === 'TimeoutError'
          ? `${request} gave no answer within ${timeoutMs / 1000} s`
          : `${request} gave no answer: ${why instanceof Error ? why.message : String(why)}`,
        { cause: error },
      );
    }
  };

  return {
    answers,
    late,
    ask: async (call) => {
      const body = call.body === undefined ? {} : { body: JSON.stringify(call.body) };
      const { method } = operationOf(call.operation).route;
      const answer = await send(call, method, { headers: headersOf(call, token), ...body });
      answers.push(answer);
      return answer;
    },
    askFirst: (call) => send(call, 'OPTIONS', { headers: questionOf(call) }),
  };
};
