import { isFields, type Call, type Next } from '../layers/layer.ts';
import { operationById, pathOf } from '../layers/operations.ts';
import type { ServedLayers } from '../layers/serve.ts';
import { send } from '../layers/wire.ts';
import { exchanges, type Exchange, type Values } from './exchanges.ts';

/** What a service has answered to a successful call of an operation. */
export interface Observed {
  readonly operation: string;
  readonly status: number;
  readonly body: unknown;
}

/** Posts to the address of states; throws where the service does not know or cannot bring about what is asked. */
export const postState = async (statesUrl: string, asked: object): Promise<Values> => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(statesUrl, { method: 'POST', headers, body: JSON.stringify(asked) });
  if (!response.ok) throw new Error(`${JSON.stringify(asked)}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Values;
};

const requestOf = (exchange: Exchange, values: Values): Call => {
  const { params = {}, query = {}, headers = {}, body, isGuest = false } = exchange.asked(values);
  return {
    operation: exchange.operation,
    method: operationById(exchange.operation).method,
    path: pathOf(exchange.operation, params),
    params,
    query,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(isGuest ? {} : { authorization: `Bearer ${values['token']}` }),
      ...headers,
    },
    body,
  };
};

/** Brings the states of an exchange about; the call that it is ready for. */
export async function prepared(served: ServedLayers, exchange: Exchange): Promise<Call> {
  await postState(served.statesUrl, { state: '', action: 'teardown' });
  let values: Values = {};
  for (const { state, params } of exchange.states)
    values = { ...values, ...(await postState(served.statesUrl, { state, params, action: 'setup' })) };
  return requestOf(exchange, values);
}

/** Calls each operation once; throws where one does not succeed. */
export async function observe(served: ServedLayers): Promise<readonly Observed[]> {
  const all: Observed[] = [];
  for (const exchange of exchanges) {
    const { status, body } = await send(served.url, await prepared(served, exchange));
    if (status !== exchange.status)
      throw new Error(`${exchange.operation} answers ${status}: ${JSON.stringify(body)}`);
    all.push({ operation: exchange.operation, status, body });
  }
  return all;
}

/** The id and token of whoever has a phone, asked of the service itself; null where nobody has it. */
export const sessionOf = async (phone: string, next: Next): Promise<{ id: string; token: string } | null> => {
  const answer = await next({
    operation: 'user.find',
    method: 'GET',
    path: pathOf('user.find', { phone }),
    params: { phone },
    query: {},
    headers: {},
    body: undefined,
  });
  const { body } = answer;
  return answer.status === 200 && isFields(body)
    ? { id: String(body['id']), token: String(body['token']) }
    : null;
};
