import { Observable } from 'rxjs';
import { ApiFailure, isRefused, refusalText } from '../domain/failure.ts';
import type { Token } from '../domain/personal.ts';
import type { Refusal } from '../slices/world.ts';
import { fillPath, type Parameters } from './address.ts';
import { wellFormed } from './readers/wellFormed.ts';
import { retrying, type RetryOptions } from './retrying.ts';

/** What goes with every call; read when it is sent. Empty values are left out (assumptions, section 6, "x-zone-id"). */
export interface CallSession extends Place {
  readonly token: Token | null;
}
interface Place {
  readonly citySlug: string | null;
  readonly zoneId: string | null;
}

/** As much of the contract as a call needs. */
interface Route {
  readonly method: string;
  readonly path: string;
}

export interface CallOptions extends RetryOptions {
  readonly fetch: (request: Request) => Promise<Response>;
  /** In front of the contract's paths; an absolute origin. */
  readonly baseUrl: string;
  readonly session: () => CallSession;
  readonly refuse: (refusal: Refusal) => void;
  readonly log: (failure: ApiFailure, operation: string) => void;
}

export interface CallRequest<Path extends string> {
  readonly parameters: Parameters<Path>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** No notice of a refusal: whoever asked shows it, or it is only logged (specification, section 8). */
  readonly isQuiet?: boolean;
  /** Sent once even where it could be sent again: its next time comes anyway, or its code serves once. */
  readonly isSentOnce?: boolean;
  /** No other status is an answer. */
  readonly onlyStatus?: number;
  /** For a call of a login under way: the token that is not in force yet. */
  readonly token?: Token | null | undefined;
  /** Where the call is about, if not where the page is. */
  readonly place?: Place | undefined;
}

/** No call is waited for longer than this. */
const TIMEOUT_MS = 10_000;

/**
 * Printable ASCII without spaces, and no word for nothing. A token of anything else comes from no server, and the browser
 * may refuse to send it.
 */
const TOKEN = /^(?!(?:undefined|null)$)[!-~]+$/;
/** The token that goes out; null where none does, and then no answer speaks of a session. */
const bearerOf = ({ token }: CallSession): Token | null => (token && TOKEN.test(token) ? token : null);

const headersOf = (bearer: Token | null, { citySlug, zoneId }: CallSession): Record<string, string> => ({
  accept: 'application/json',
  ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
  // Header values are ASCII; a Cyrillic slug would make the browser throw.
  ...(citySlug ? { 'x-city': encodeURIComponent(citySlug) } : {}),
  ...(zoneId && zoneId !== '0' ? { 'x-zone-id': encodeURIComponent(zoneId) } : {}),
});

/** The `message` of a refusal as plain text; a list is joined. */
function messageIn(body: object): string | null {
  const message = 'message' in body ? body.message : null;
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

/** What a response that is no answer says. */
async function refusedWith(response: Response): Promise<ApiFailure> {
  const json = wellFormed(await response.json().catch(() => null));
  const body = typeof json === 'object' && json !== null ? json : {};
  return new ApiFailure('status', {
    status: response.status,
    serverMessage: messageIn(body),
    retryAfter: retryAfterOf(response),
    isCodeAsked: response.status === 401 && 'codeRequired' in body && body.codeRequired === true,
  });
}

/** A refusal that concerns no single call is told apart; the call fails all the same (specification, section 8). */
const refusalOf = (failure: ApiFailure, bearer: Token | null): Refusal | null => {
  // A question for a code is a step of the login, not the end of a session.
  if (failure.status === 401)
    return bearer && !failure.isCodeAsked ? { kind: 'session', token: bearer } : null;
  return isRefused(failure) ? { kind: 'request', message: refusalText(failure) } : null;
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
  readonly bearer: Token | null;
  readonly signal: AbortSignal;
}

/** The request; what cannot be asked (an empty path parameter, for one) is `invalid` and never leaves the client. */
function requestOf<const R extends Route>(
  { method, path }: R,
  { parameters, query, body, headers }: CallRequest<R['path']>,
  { baseUrl, session, bearer, signal }: Sending,
): Request {
  try {
    const url = new URL(baseUrl + fillPath(path, parameters));
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    return new Request(url, {
      method,
      signal,
      headers: {
        ...headersOf(bearer, session),
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch (error) {
    throw new ApiFailure('invalid', { cause: error });
  }
}

/** Sends a call each time that somebody subscribes. */
const createSend =
  ({ fetch, baseUrl, session, refuse, log }: CallOptions) =>
  <const R extends Route>(route: R, request: CallRequest<R['path']>): Observable<string> =>
    new Observable((subscriber) => {
      const abortion = new AbortController();
      const { signal } = abortion;
      const patience = setTimeout(() => abortion.abort(TIMED_OUT), TIMEOUT_MS);
      const sender = { ...session(), ...request.place, ...(request.token && { token: request.token }) };
      const bearer = bearerOf(sender);

      const send = async (): Promise<string> => {
        const sending = { baseUrl, session: sender, bearer, signal };
        const response = await fetch(requestOf(route, request, sending));
        const { onlyStatus = response.status } = request;
        if (response.ok && response.status === onlyStatus) return response.text();
        throw await refusedWith(response);
      };

      const fail = (error: unknown): void => {
        if (signal.reason === LEFT) return;
        const failure = failureOf(error, signal);
        // The route's pattern, never the address itself: a phone may stand in it.
        log(failure, `${route.method} ${route.path}`);
        const refusal = refusalOf(failure, bearer);
        if (refusal && !(refusal.kind === 'request' && request.isQuiet)) refuse(refusal);
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

/**
 * The calls of one API. The answer's text is handed on: its reader decides what it must be. What only reads is tried
 * again; whatever may change something goes out once for each subscription.
 */
export function createCall(options: CallOptions) {
  const send = createSend(options);
  return <const R extends Route>(route: R, request: CallRequest<R['path']>): Observable<string> => {
    const isRepeatable = route.method === 'GET' && !request.isSentOnce;
    return isRepeatable ? send(route, request).pipe(retrying(options)) : send(route, request);
  };
}

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
