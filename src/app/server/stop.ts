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
  const isIdle = (socket: Socket): boolean => sockets.get(socket)?.destroyed ?? true;
  /** Once more what has arrived is read before it counts as idle: a busy process may not have come to it. */
  const endUnlessItAsks = (socket: Socket): void => {
    const look = (): void => {
      if (isIdle(socket)) socket.destroy();
    };
    setTimeout(() => setImmediate(look), Math.min(LAST_WORD_MS, grace));
  };
  const endWith = (response: ServerResponse, socket: Socket): void => {
    // The client of an answer that has begun does not know, and may have asked for the next one before this one's end.
    const end = response.headersSent ? endUnlessItAsks : (last: Socket) => void last.end();
    announceEnd(response);
    response.once('close', () => end(socket));
  };
  // Before whoever answers: an answer that is at hand may be sent at once.
  server.prependListener('request', ({ socket }, response) => {
    sockets.set(socket, response);
    if (isStopping) endWith(response, socket);
  });
  return () =>
    new Promise((resolve) => {
      isStopping = true;
      const timer = setTimeout(() => destroy(sockets.keys()), grace);
      // Not as HTTP closes: that would cut each connection whose next request has not been read yet, and lose it.
      Listener.prototype.close.call(server, () => {
        clearTimeout(timer);
        resolve();
      });
      for (const [socket, response] of sockets)
        if (response === null || response.destroyed) endUnlessItAsks(socket);
        else endWith(response, socket);
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
