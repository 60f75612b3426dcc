import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Backend } from './api.ts';
import type { EmbeddedBackend } from './embedded.ts';
import type { QuickAnswer } from './quickPages.ts';

/** Milliseconds that a connection stays open between two requests: longer than a load balancer in front keeps it (60 s). */
const IDLE_MS = 75_000;

interface Answers extends Backend {
  /** Asked first. */
  readonly quick?: QuickAnswer;
}

/**
 * The shop over HTTP, with the live connection where the demo back end is inside. Any other offer to go on in another
 * protocol (`curl --http2` makes one) is a plain request: a client that is not answered in it stays with HTTP/1.1.
 */
export const createHttpServer = (
  { fetch: answer, quick = () => false }: Answers,
  backend: EmbeddedBackend | null,
): Server => {
  const listener = getRequestListener(answer);
  const server = createServer(
    { keepAliveTimeout: IDLE_MS, shouldUpgradeCallback: (request) => backend?.isLive(request) ?? false },
    (request, response) => void (quick(request, response) || listener(request, response)),
  );
  backend?.attach(server);
  return server;
};
