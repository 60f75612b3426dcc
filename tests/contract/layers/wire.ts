import type { Answer, Call, StateCall } from './layer.ts';
import { isFields } from './layer.ts';
import { operationAt } from './operations.ts';

/** Headers that belong to one connection, or follow from the body. */
const OWN = new Set(['connection', 'content-length', 'date', 'host', 'keep-alive', 'transfer-encoding']);

const headersOf = (headers: Headers): Readonly<Record<string, string>> =>
  Object.fromEntries([...headers].filter(([name]) => !OWN.has(name)));

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A request as a call of an operation. */
export const callOf = async (request: Request): Promise<Call> => {
  const { pathname, searchParams } = new URL(request.url);
  const found = operationAt(request.method, pathname);
  return {
    operation: found?.id ?? null,
    method: request.method,
    path: pathname,
    params: found?.params ?? {},
    query: Object.fromEntries(searchParams),
    headers: headersOf(request.headers),
    body: parsed(await request.text()),
  };
};

export const stateCallOf = (body: unknown): StateCall => {
  const fields = isFields(body) ? body : {};
  const textAt = (name: string): string | undefined =>
    typeof fields[name] === 'string' ? fields[name] : undefined;
  return {
    state: textAt('state') ?? '',
    params: isFields(fields['params']) ? fields['params'] : {},
    action: textAt('action') ?? 'setup',
  };
};

/** Sends a call on to a service. */
export const send = async (origin: string, call: Call): Promise<Answer> => {
  const search = new URLSearchParams(call.query).toString();
  const response = await fetch(`${origin}${call.path}${search === '' ? '' : `?${search}`}`, {
    method: call.method,
    headers: call.headers,
    redirect: 'manual',
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
  });
  return answerOf(response);
};

/** An answer, read once: JSON by its content type, anything else as text. */
const answerOf = async (response: Response): Promise<Answer> => {
  const text = await response.text();
  const headers = headersOf(response.headers);
  const body = headers['content-type']?.includes('json') === true ? parsed(text) : undefined;
  if (text === '') return { status: response.status, headers };
  return { status: response.status, headers, ...(body === undefined ? { text } : { body }) };
};

const BODILESS = new Set([101, 204, 205, 304]);

export const responseOf = ({ status, headers, body, text }: Answer): Response => {
  const content = text ?? (body === undefined ? null : JSON.stringify(body));
  return new Response(BODILESS.has(status) ? null : content, { status, headers });
};

/** An answer in JSON, readable from any origin. */
export const json = (status: number, body: unknown, more: Readonly<Record<string, string>> = {}): Answer => ({
  status,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'Retry-After',
    ...more,
  },
  body,
});
