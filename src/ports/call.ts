import type { AppRoute } from '@ts-rest/core';
import { Observable } from 'rxjs';
import { ApiFailure } from '../domain/failure.ts';
import type { Token } from '../domain/personal.ts';
import type { Refusal } from '../slices/world.ts';
import { fillPath, type Parameters } from './address.ts';

/** What goes with every call; read when it is sent. Empty values are left out (assumptions, section 6, "x-zone-id"). */
export interface CallSession {
  readonly token: Token | null;
  readonly citySlug: string | null;
  readonly zoneId: string | null;
}

export interface CallOptions {
  readonly fetch: (request: Request) => Promise<Response>;
  /** In front of the contract's paths; an absolute origin. */
  readonly baseUrl: string;
  readonly session: () => CallSession;
  readonly refuse: (refusal: Refusal) => void;
  readonly log: (failure: ApiFailure, operation: string) => void;
}

interface CallRequest<Path extends string> {
  readonly parameters: Parameters<Path>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** The screen that asked shows the refusal itself: no notice beside it. */
  readonly isRefusalShown?: boolean;
  /** For a call of a login under way: the token that is not in force yet. */
  readonly token?: Token | null | undefined;
}

/** No call is waited for longer than this. */
const TIMEOUT_MS = 10_000;
const REFUSED = 'Произошла ошибка при выполнении запроса';

/** Printable ASCII without spaces. A token of anything else comes from no server, and the browser may refuse to send it. */
const TOKEN = /^[!-~]+$/;

const headersOf = ({ token, citySlug, zoneId }: CallSession): Record<string, string> => ({
  accept: 'application/json',
  ...(token && TOKEN.test(token) ? { authorization: `Bearer ${token}` } : {}),
  // Header values are ASCII; a Cyrillic slug would make the browser throw.
  ...(citySlug ? { 'x-city': encodeURIComponent(citySlug) } : {}),
  ...(zoneId && zoneId !== '0' ? { 'x-zone-id': encodeURIComponent(zoneId) } : {}),
});

/** The `message` of a refusal as plain text; a list is joined. */
async function serverMessageOf(response: Response): Promise<string | null> {
  const body: unknown = await response.json().catch(() => null);
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : null;
  const text = Array.isArray(message)
    ? message.filter((part) => typeof part === 'string').join(', ')
    : message;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : null;
}

/** Seconds, from a number of them or from a date; null for anything else. */
const retryAfterOf = (response: Response): number | null => {
  const text = response.headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text);
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - Date.now()) / 1_000));
};

/** A refusal that concerns no single call is told apart; the call fails all the same (specification, section 8). */
const refusalOf = (failure: ApiFailure, token: Token | null): Refusal | null => {
  if (failure.status === 401) return token ? { kind: 'session', token } : null;
  if (failure.status !== 403 && failure.status !== 422) return null;
  return { kind: 'request', message: failure.serverMessage ?? REFUSED };
};

/** Why a request was given up. */
const TIMED_OUT = new Error('Timed out');
const LEFT = new Error('Nobody waits for it');

const failureOf = (error: unknown, { reason }: AbortSignal): ApiFailure =>
  error instanceof ApiFailure
    ? error
    : new ApiFailure(reason === TIMED_OUT ? 'timeout' : 'offline', { cause: error });

interface Sending {
  readonly baseUrl: string;
  readonly session: CallSession;
  readonly signal: AbortSignal;
}

/** The request; what cannot be asked (an empty path parameter, for one) is `invalid` and never leaves the client. */
function requestOf<const R extends AppRoute>(
  { method, path }: R,
  { parameters, query, body, headers }: CallRequest<R['path']>,
  { baseUrl, session, signal }: Sending,
): Request {
  try {
    const url = new URL(baseUrl + fillPath(path, parameters));
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    return new Request(url, {
      method,
      signal,
      headers: {
        ...headersOf(session),
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch (error) {
    throw new ApiFailure('invalid', { cause: error });
  }
}

/** The calls of one API. The answer's text is handed on: its reader decides what it must be. */
export const createCall =
  ({ fetch, baseUrl, session, refuse, log }: CallOptions) =>
  <const R extends AppRoute>(route: R, request: CallRequest<R['path']>): Observable<string> =>
    new Observable((subscriber) => {
      const abortion = new AbortController();
      const { signal } = abortion;
      const patience = setTimeout(() => abortion.abort(TIMED_OUT), TIMEOUT_MS);
      const sender = request.token ? { ...session(), token: request.token } : session();

      const send = async (): Promise<string> => {
        const response = await fetch(requestOf(route, request, { baseUrl, session: sender, signal }));
        if (response.ok) return response.text();
        throw new ApiFailure('status', {
          status: response.status,
          serverMessage: await serverMessageOf(response),
          retryAfter: retryAfterOf(response),
        });
      };

      const fail = (error: unknown): void => {
        if (signal.reason === LEFT) return;
        const failure = failureOf(error, signal);
        // The route's pattern, never the address itself: a phone may stand in it.
        log(failure, `${route.method} ${route.path}`);
        const refusal = refusalOf(failure, sender.token);
        if (refusal && !(refusal.kind === 'request' && request.isRefusalShown)) refuse(refusal);
        subscriber.error(failure);
      };
      void (async () => {
        try {
          subscriber.next(await send());
          subscriber.complete();
        } catch (error) {
          fail(error);
        } finally {
          clearTimeout(patience);
        }
      })();
      return () => {
        clearTimeout(patience);
        abortion.abort(LEFT);
      };
    });

/** An answer that must be JSON. */
export function jsonOf(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch (error) {
    throw new ApiFailure('invalid', { cause: error });
  }
}
