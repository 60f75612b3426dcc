import { firstValueFrom, type Observable } from 'rxjs';
import { askedHeaders } from '../../contracts/cors.ts';
import type { Example } from '../../contracts/examples/example.ts';
import { ApiFailure } from '../../src/domain/failure.ts';
import { createApi } from '../../src/ports/api.ts';
import type { CallSession } from '../../src/ports/call.ts';
import type { Api, Refusal } from '../../src/slices/world.ts';

export interface Client {
  readonly api: Api;
  /** What the client was told apart from the answer of the call. */
  readonly refusals: readonly Refusal[];
}

export interface ClientOptions {
  readonly url: string;
  /** Of which the call is expected. */
  readonly example: Pick<Example, 'operation' | 'origin'>;
  readonly session: CallSession;
}

/** Goes with every request of a browser without being asked for. */
const ALWAYS = ['accept'];

/** A header that the contract does not name is one that a browser would not be allowed to send. */
const sentAsAgreed = (request: Request, { operation, origin }: ClientOptions['example']): Request => {
  const agreed = new Set([...ALWAYS, ...askedHeaders(operation)]);
  const others = [...request.headers.keys()].filter((name) => !agreed.has(name));
  if (others.length > 0)
    throw new Error(
      `${operation} is sent with headers that the contract does not name: ${others.join(', ')}`,
    );
  // The browser adds it by itself.
  if (origin !== undefined) request.headers.set('origin', origin);
  return request;
};

/** The shop's own API port on another origin; only the network's end is not the browser's. */
export const clientAt = ({ url, example, session }: ClientOptions): Client => {
  const refusals: Refusal[] = [];
  const api = createApi({
    fetch: (request) => fetch(sentAsAgreed(request, example)),
    baseUrl: url,
    pictureBase: '',
    // A pact agrees on single exchanges: nothing is tried again.
    isOnline: () => false,
    random: () => 0,
    session: () => session,
    refuse: (refusal) => refusals.push(refusal),
    log: () => undefined,
  });
  return { api, refusals };
};

export interface Refused {
  readonly status: number | null;
  readonly message: string | null;
  readonly retryAfter: number | null;
  readonly isCodeAsked: boolean;
  readonly refusals: readonly Refusal[];
}

/** How a call failed, and what else the client was told. */
export const failureOf = async (client: Client, call$: Observable<unknown>): Promise<Refused> => {
  try {
    await firstValueFrom(call$);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const { status, serverMessage: message, retryAfter, isCodeAsked } = error;
    return { status, message, retryAfter, isCodeAsked, refusals: client.refusals };
  }
  throw new Error('The call was not refused');
};
