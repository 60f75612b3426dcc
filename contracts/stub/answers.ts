import { examples, successOf } from '../examples/all.ts';
import { plain, type Example } from '../examples/example.ts';
import { matchOperation } from '../match.ts';
import { operations } from '../operations.ts';
import { isStateName } from '../states.ts';
import { stateRequest } from '../verify/stateSetter.ts';
import { chosen, type Called, type SetState } from './chosen.ts';
import { stateValues } from './stateValues.ts';

/** A request as the server has read it. */
export interface Asked {
  readonly method: string;
  /** With what stands behind the question mark. */
  readonly address: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; null where there is none. */
  readonly body: unknown;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

const ADDRESS_OF_STATES = '/_pact/states';
const METHODS = [...new Set(operations.map(({ route }) => route.method))].join(', ');

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Retry-After',
} as const;

const json = (status: number, body: unknown): Answer => ({
  status,
  headers: { ...CORS, 'content-type': 'application/json' },
  text: JSON.stringify(body),
});

const toQuestion = ({ headers }: Asked): Answer => ({
  status: 204,
  headers: {
    ...CORS,
    'access-control-allow-methods': METHODS,
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
    'access-control-max-age': '600',
  },
  text: '',
});

const shown = ({ status, answer, plainAnswer, answerHeaders }: Example): Answer => {
  const given = json(status === 'success' ? 200 : status, plain(answer) ?? null);
  const headers = { ...given.headers, ...answerHeaders };
  if (plainAnswer !== undefined)
    return {
      ...given,
      headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
      text: plainAnswer,
    };
  return answer === undefined
    ? { ...given, headers: { ...CORS, ...answerHeaders }, text: '' }
    : { ...given, headers };
};

/** The states of a stub, and what it answers in them. */
export interface Stub {
  readonly answer: (asked: Asked) => Answer;
}

/** Answers each operation as an example does: the one whose states are set and whose request is the likest, or else its first success. */
export const createStub = (): Stub => {
  let set: readonly SetState[] = [];

  const toState = ({ body }: Asked): Answer => {
    const asked = stateRequest.safeParse(body);
    if (!asked.success) return json(400, { message: 'Expected {"state", "params", "action"}' });
    const { state: name, params, action } = asked.data;
    if (action === 'teardown') {
      set = [];
      return json(200, {});
    }
    if (name === '') return json(200, {});
    if (!isStateName(name)) return json(400, { message: `No state is named "${name}"` });
    set = [...set, { name, parameters: params ?? {} }];
    return json(200, stateValues(name));
  };

  const refusalOf = (operation: string): Answer | null => {
    const refused = set.findLast(
      ({ name, parameters }) => name === 'the call is refused' && parameters['operation'] === operation,
    );
    if (!refused) return null;
    const { status, message } = refused.parameters;
    return json(Number(status), typeof message === 'string' ? { message } : {});
  };

  const toCall = ({ method, address, headers, body }: Asked): Answer => {
    const { pathname, searchParams } = new URL(address, 'http://stub');
    const match = matchOperation(method, pathname);
    if (!match) return json(404, { message: `No operation is ${method} ${pathname}` });
    const operation = match.operation.name;
    const query = Object.fromEntries(searchParams);
    const called: Called = { operation, parameters: match.params, query, headers, body };
    return refusalOf(operation) ?? shown(chosen(examples, called, set) ?? successOf(operation));
  };

  return {
    answer: (asked) => {
      if (asked.method === 'OPTIONS') return toQuestion(asked);
      return asked.address === ADDRESS_OF_STATES ? toState(asked) : toCall(asked);
    },
  };
};
