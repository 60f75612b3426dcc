import type { OperationName } from '../../../contracts/operations.ts';
import { matchOperation } from '../../../contracts/match.ts';
import type { ProviderOptions } from '../../../mocks/provider/serve.ts';

/** A provider that answers one operation, or all of them, otherwise than the reference provider. */
export interface Change {
  readonly operation: OperationName | 'all';
  /** What is different, for the report. */
  readonly what: string;
  readonly changeAnswer?: NonNullable<ProviderOptions['changeAnswer']>;
  readonly changeRequest?: NonNullable<ProviderOptions['changeRequest']>;
}

/** Whether a call is one of the operation; a preflight is none. */
export const isCallOf = (operation: Change['operation'], request: Request): boolean => {
  const match = matchOperation(request.method, new URL(request.url).pathname);
  return match !== null && (operation === 'all' || match.operation.name === operation);
};

/** The change as options of the provider: other operations are answered as ever. */
export const optionsOf = ({ operation, changeAnswer, changeRequest }: Change): ProviderOptions => ({
  ...(changeAnswer && {
    changeAnswer: (response, request) =>
      isCallOf(operation, request) ? changeAnswer(response, request) : response,
  }),
  ...(changeRequest && {
    changeRequest: (request) => (isCallOf(operation, request) ? changeRequest(request) : request),
  }),
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same answer with another body; one without a JSON body stays as it is. */
export const withBody = async (response: Response, change: (body: unknown) => unknown): Promise<Response> => {
  const text = await response.text();
  const { status } = response;
  const headers = new Headers(response.headers);
  if (text === '' || status === 204) return new Response(null, { status, headers });
  return new Response(JSON.stringify(change(JSON.parse(text))), { status, headers });
};

/** The same answer with another status. */
export const withStatus = async (response: Response, status: number): Promise<Response> => {
  const text = await response.text();
  const headers = new Headers(response.headers);
  return new Response(text === '' || status === 204 ? null : text, { status, headers });
};

type FieldChange = (holder: Record<string, unknown>, key: string) => Record<string, unknown>;

/** Changes a field wherever the path leads to one; `*` is every item of a list or every value of a map. */
export const changeField = (body: unknown, path: string, change: FieldChange): unknown => {
  const [step = '', ...rest] = path.split('.');
  const inner = (part: unknown): unknown => changeField(part, rest.join('.'), change);
  if (step === '*' && Array.isArray(body)) return body.map(inner);
  if (!isObject(body)) return body;
  if (step === '*') return Object.fromEntries(Object.entries(body).map(([key, part]) => [key, inner(part)]));
  if (!Object.hasOwn(body, step)) return body;
  return rest.length === 0 ? change(body, step) : { ...body, [step]: inner(body[step]) };
};

/** Settings that are maps: their keys are cities, not fields. */
const MAPS = new Set(['WORK_TIME', 'DELIVERY_TERMINALS', 'CITY_ZONES', 'CITIES_DATA', 'HAPPY_HOURS']);

/** Every object of a body, however deep, inside out; maps only inside. */
export const changeObjects = (
  body: unknown,
  change: (part: Record<string, unknown>) => Record<string, unknown>,
): unknown => {
  const inside = (part: unknown, key: string): unknown => {
    if (!isObject(part) || !MAPS.has(key)) return changeObjects(part, change);
    return Object.fromEntries(Object.entries(part).map(([city, value]) => [city, inside(value, '')]));
  };
  if (Array.isArray(body)) return body.map((part: unknown) => changeObjects(part, change));
  if (!isObject(body)) return body;
  return change(Object.fromEntries(Object.entries(body).map(([key, part]) => [key, inside(part, key)])));
};
