import type { Server, ServerResponse } from 'node:http';
import { Server as Listener, type Socket } from 'node:net';

/** Who is connected and has asked for nothing, or for nothing new, may still say a word: what is on its way arrives within this. */
const LAST_WORD_MS = 500;

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
  /** The last answer of each connection: a request costs no listener as long as nothing stops. */
  const sockets = new Map<Socket, ServerResponse | null>();
  const live = new Set<Socket>();
  let isStopping = false;
  server.on('connection', (socket: Socket) => {
    sockets.set(socket, null);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (_request, socket: Socket) => {
    live.add(socket);
    socket.once('close', () => live.delete(socket));
  });
  const endWith = (response: ServerResponse, socket: Socket): void => {
    announceEnd(response);
    response.once('close', () => socket.end());
  };
  // Before whoever answers: an answer that is at hand may be sent at once.
  server.prependListener('request', ({ socket }, response) => {
    sockets.set(socket, response);
    if (isStopping) endWith(response, socket);
  });
  const underWay = (): readonly (readonly [Socket, ServerResponse])[] =>
    [...sockets].flatMap(([socket, response]) =>
      response === null || response.destroyed ? [] : [[socket, response] as const],
    );
  const idle = (): Iterable<Socket> => {
    const busy = new Set(underWay().map(([socket]) => socket));
    return [...sockets.keys()].filter((socket) => !busy.has(socket));
  };
  return () =>
    new Promise((resolve) => {
      isStopping = true;
      const timers = [
        // Once more what has arrived is read before anybody counts as idle: a busy process may not have come to it.
        setTimeout(() => setImmediate(() => destroy(idle())), Math.min(LAST_WORD_MS, grace)),
        setTimeout(() => destroy(sockets.keys()), grace),
      ];
      // Not as HTTP closes: that would cut each connection whose next request has not been read yet, and lose it.
      Listener.prototype.close.call(server, () => {
        for (const timer of timers) clearTimeout(timer);
        resolve();
      });
      for (const [socket, response] of underWay()) endWith(response, socket);
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
