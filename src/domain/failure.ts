const REFUSED = 'Произошла ошибка при выполнении запроса';

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
  /** The look-up of a login wants a one-time code (assumptions, section 6, "login by phone alone"). */
  readonly isCodeAsked: boolean;

  constructor(
    kind: FailureKind,
    details: {
      status?: number;
      serverMessage?: string | null;
      retryAfter?: number | null;
      isCodeAsked?: boolean;
      cause?: unknown;
    } = {},
  ) {
    super(`${kind} ${details.status ?? ''}`.trim(), { cause: details.cause });
    this.name = 'ApiFailure';
    this.kind = kind;
    this.status = details.status ?? null;
    this.serverMessage = details.serverMessage ?? null;
    this.retryAfter = details.retryAfter ?? null;
    this.isCodeAsked = details.isCodeAsked ?? false;
  }
}

export const hasStatus = (error: unknown, ...statuses: readonly number[]): error is ApiFailure =>
  error instanceof ApiFailure && error.status !== null && statuses.includes(error.status);

/** No connection: nobody was heard, so that the same may go out when there is one. */
export const isUnheard = (error: unknown): boolean => error instanceof ApiFailure && error.kind === 'offline';

export const wordsOf = (error: unknown): string | null =>
  error instanceof ApiFailure ? error.serverMessage : null;
/** The server's words where it gave any, else ours. */
export const messageOf = (error: unknown, otherwise: string): string => wordsOf(error) ?? otherwise;

/** A 403 or 422: the server says why, or our own words do (specification, section 8, "General request errors"). */
export const isRefused = (error: unknown): error is ApiFailure => hasStatus(error, 403, 422);
export const refusalText = (error: ApiFailure): string => messageOf(error, REFUSED);

/** For whoever shows a failed call beside no notice: why it was refused, or else what failed. */
export const failureText = (error: unknown, otherwise: string): string =>
  isRefused(error) ? refusalText(error) : otherwise;
