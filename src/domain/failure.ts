export type FailureKind = 'offline' | 'timeout' | 'status' | 'invalid';

/** Why a call to the outside world brought no answer that can be used. */
export class ApiFailure extends Error {
  readonly kind: FailureKind;
  /** HTTP status where there was an answer. */
  readonly status: number | null;
  /** The server's own words, as plain text. */
  readonly serverMessage: string | null;
  /** Seconds after which the server asks to try again. */
  readonly retryAfter: number | null;

  constructor(
    kind: FailureKind,
    details: {
      status?: number;
      serverMessage?: string | null;
      retryAfter?: number | null;
      cause?: unknown;
    } = {},
  ) {
    super(`${kind} ${details.status ?? ''}`.trim(), { cause: details.cause });
    this.name = 'ApiFailure';
    this.kind = kind;
    this.status = details.status ?? null;
    this.serverMessage = details.serverMessage ?? null;
    this.retryAfter = details.retryAfter ?? null;
  }
}

export const hasStatus = (error: unknown, ...statuses: readonly number[]): error is ApiFailure =>
  error instanceof ApiFailure && error.status !== null && statuses.includes(error.status);

/** The server's words where it gave any, else ours. */
export const messageOf = (error: unknown, otherwise: string): string =>
  (error instanceof ApiFailure ? error.serverMessage : null) ?? otherwise;
