import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { HEALTH_PATH } from './health.ts';
import type { Asked } from './loggedPath.ts';

export interface RequestLogOptions {
  /** What may be said of an address. */
  readonly loggedPath: (asked: Asked) => string;
  readonly write: (line: string) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** As nginx says it: the client went away before it had the whole answer. */
const WENT_AWAY = 499;

const statusOf = (response: ServerResponse): number =>
  response.writableFinished ? response.statusCode : WENT_AWAY;

/** Asked every few seconds for years: worth a line only where something is wrong. */
const isRoutine = (url: string, status: number): boolean => url === HEALTH_PATH && status === 200;

/**
 * One line per answered request: time, method, address as a pattern, status, milliseconds until the last byte, bytes sent.
 * Nothing else of a request is ever looked at: no header, no body, no query.
 */
export const logRequests = (
  server: Server,
  { loggedPath, write, now = Date.now }: RequestLogOptions,
): void => {
  const listen = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket, method = '-', url = '/' } = request;
    const [startedAt, sentBefore] = [now(), socket.bytesWritten];
    response.once('close', () => {
      const status = statusOf(response);
      if (isRoutine(url, status)) return;
      const path = loggedPath({ url, status });
      const [time, bytes] = [now() - startedAt, socket.bytesWritten - sentBefore];
      write(`${new Date(startedAt).toISOString()} ${method} ${path} ${status} ${time}ms ${bytes}B`);
    });
  };
  // Before whoever answers: an answer that is at hand may be sent at once.
  server.prependListener('request', listen);
};
