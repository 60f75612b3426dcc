import { catchError, firstValueFrom, map, of, type Observable } from 'rxjs';
import { ApiFailure } from '../../src/domain/failure.ts';
import type { Api, Refusal } from '../../src/slices/world.ts';
import { createApi } from '../../src/ports/api.ts';
import type { CallSession } from '../../src/ports/call.ts';
import type { RetryOptions } from '../../src/ports/retrying.ts';

const API_ORIGIN = 'https://api.example';

export interface FakeServer {
  readonly api: Api;
  readonly requests: readonly Request[];
  readonly refusals: readonly Refusal[];
  readonly logged: readonly { readonly failure: ApiFailure; readonly operation: string }[];
}

type Answer = (request: Request) => Response | Promise<Response>;

/** By default the browser believes to be offline: whatever fails is tried once. */
const NO_RETRIES: RetryOptions = { isOnline: () => false, random: () => 0 };

/** The API against a server that a test answers for; everything that leaves it is kept. */
export function fakeServer(
  answer: Answer,
  session: Partial<CallSession> = {},
  retries: RetryOptions = NO_RETRIES,
): FakeServer {
  const requests: Request[] = [];
  const refusals: Refusal[] = [];
  const logged: { failure: ApiFailure; operation: string }[] = [];
  const api = createApi({
    ...retries,
    baseUrl: API_ORIGIN,
    pictureBase: API_ORIGIN,
    session: () => ({ token: null, citySlug: null, zoneId: null, ...session }),
    refuse: (refusal) => refusals.push(refusal),
    log: (failure, operation) => logged.push({ failure, operation }),
    fetch: async (request) => {
      requests.push(request);
      return answer(request);
    },
  });
  return { api, requests, refusals, logged };
}

export const json = (
  value: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });

/** A server that never answers: the request ends when it is aborted, as the browser's does. */
export const silence = (request: Request): Promise<Response> =>
  new Promise((_resolve, reject) => {
    request.signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

/** Lets everything run that has its answer already. */
export const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** How a call fails; a call that does not fail at all breaks the test. */
export const failureOf = (call$: Observable<unknown>): Promise<ApiFailure> =>
  firstValueFrom(
    call$.pipe(
      map((value): ApiFailure => {
        throw new Error(`Answered ${JSON.stringify(value)}`);
      }),
      catchError((error: unknown) => {
        if (error instanceof ApiFailure) return of(error);
        throw error;
      }),
    ),
  );
