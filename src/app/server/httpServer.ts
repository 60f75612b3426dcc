import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Backend } from './api.ts';
import type { EmbeddedBackend } from './embedded.ts';
import type { QuickAnswer } from './quickPages.ts';

/** Milliseconds that a connection stays open between two requests: longer than a load balancer in front keeps it (60 s). */
const IDLE_MS = 75_000;
/** Milliseconds in which nothing moves while somebody should write or read: whoever it is has gone, or means harm. */
const STALLED_MS = 60_000;

interface Answers extends Backend {
  /** Asked first. */
  readonly quick?: QuickAnswer;
}

const HOST = 'host';

/** A cache or a proxy on the way may have believed the other one. */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean => {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === HOST.length && name.toLowerCase() === HOST) hosts += 1;
  }
  return hosts > 1;
};

/** As node answers what it cannot read. */
const refuse = (response: ServerResponse): void => {
  response.writeHead(400, { connection: 'close', 'cache-control': 'no-store', 'content-length': '0' }).end();
};

/**
 * The shop over HTTP, with the live connection where the demo back end is inside. Any other offer to go on in another
 * protocol (`curl --http2` makes one) is a plain request: a client that is not answered in it stays with HTTP/1.1.
 */
export const createHttpServer = (
  { fetch: answer, quick = () => false }: Answers,
  backend: EmbeddedBackend | null,
  stalledMs = STALLED_MS,
): Server => {
  const listener = getRequestListener(answer);
  const server = createServer(
    { keepAliveTimeout: IDLE_MS, shouldUpgradeCallback: (request) => backend?.isLive(request) ?? false },
    (request, response) => {
      if (hasTwoHosts(request)) refuse(response);
      else if (!quick(request, response)) void listener(request, response);
    },
  );
  // None is left out, be they ever so many: their 16 kB are bound enough.
  server.maxHeadersCount = 0;
  server.timeout = stalledMs;
  backend?.attach(server);
  return server;
};
