import { firstValueFrom, type Observable } from 'rxjs';
import { ApiFailure } from '../../src/domain/failure.ts';
import { createApi } from '../../src/ports/api.ts';
import { createCall, type CallOptions, type CallSession } from '../../src/ports/call.ts';
import type { Api, Refusal } from '../../src/slices/world.ts';

export interface Client {
  readonly api: Api;
  /** For operations that the API port does not call yet. */
  readonly call: ReturnType<typeof createCall>;
  /** What the client was told apart from the answer of the call. */
  readonly refusals: readonly Refusal[];
}

/** The shop's own API port on another origin; only the network's end is not the browser's. */
export const clientAt = (baseUrl: string, session: CallSession): Client => {
  const refusals: Refusal[] = [];
  const options: CallOptions = {
    fetch: (request) => fetch(request),
    baseUrl,
    // A pact agrees on single exchanges: nothing is tried again.
    isOnline: () => false,
    random: () => 0,
    session: () => session,
    refuse: (refusal) => refusals.push(refusal),
    log: () => undefined,
  };
  return { api: createApi({ ...options, pictureBase: '' }), call: createCall(options), refusals };
};

export interface Refused {
  readonly status: number | null;
  readonly message: string | null;
  readonly retryAfter: number | null;
  readonly refusals: readonly Refusal[];
}

/** How a call failed, and what else the client was told. */
export const failureOf = async (client: Client, call$: Observable<unknown>): Promise<Refused> => {
  try {
    await firstValueFrom(call$);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const { status, serverMessage: message, retryAfter } = error;
    return { status, message, retryAfter, refusals: client.refusals };
  }
  throw new Error('The call was not refused');
};
