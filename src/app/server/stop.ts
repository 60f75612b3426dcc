import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Who has connected and never asked for anything may still say a first word: what is on its way arrives within this. */
const FIRST_WORD_MS = 500;

const destroy = (sockets: Iterable<Socket>): void => {
  for (const socket of sockets) socket.destroy();
};

/** The client is told to come back by another connection. */
const announceEnd = (response: ServerResponse): void => {
  if (!response.headersSent) response.setHeader('connection', 'close');
};

/**
 * Returns what stops the server: no new connections, live (WebSocket) ones are cut at once, requests under way are answered
 * to their end, for `grace` milliseconds at most; then what is left is cut.
 */
export const createStop = (server: Server, grace: number): (() => Promise<void>) => {
  const sockets = new Set<Socket>();
  const live = new Set<Socket>();
  const underWay = new Map<ServerResponse, Socket>();
  let isStopping = false;
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (_request, socket: Socket) => {
    live.add(socket);
    socket.once('close', () => live.delete(socket));
  });
  // Before whoever answers: an answer that is at hand may be sent at once.
  server.prependListener('request', ({ socket }, response) => {
    underWay.set(response, socket);
    if (isStopping) announceEnd(response);
    response.once('close', () => {
      underWay.delete(response);
      if (isStopping) socket.end();
    });
  });
  const idle = (): Iterable<Socket> => {
    const busy = new Set(underWay.values());
    return [...sockets].filter((socket) => !busy.has(socket));
  };
  return () =>
    new Promise((resolve) => {
      isStopping = true;
      const timers = [
        setTimeout(() => destroy(idle()), Math.min(FIRST_WORD_MS, grace)),
        setTimeout(() => destroy(sockets), grace),
      ];
      // Connections that are kept for a next request are closed with it.
      server.close(() => {
        for (const timer of timers) clearTimeout(timer);
        resolve();
      });
      for (const response of underWay.keys()) announceEnd(response);
      destroy(live);
    });
};

/** Runs `stop` once at the first SIGINT or SIGTERM, then ends the process with 0; a second one ends it at once. */
export const stopOnSignals = (stop: () => Promise<void>): void => {
  const end = (): void => {
    process.off('SIGINT', end);
    process.off('SIGTERM', end);
    void stop().then(() => process.exit(0));
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
};
