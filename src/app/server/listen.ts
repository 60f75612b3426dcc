import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { ConfigError } from './environment.ts';

/** Requests in flight get this long to end; then their connections are cut. Well inside the 2 s a stop may take. */
const GRACE_MS = 1_000;

/** Binds the port. A taken or forbidden one rejects with a single clear line. */
export const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? 'is taken: stop what runs there, or set PORT'
          : `cannot be used: ${error.code}`;
      reject(new ConfigError(`Port ${port} ${reason}`));
    });
    server.listen(port, resolve);
  });

/** The port in use, also when 0 asked for any. */
export const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/**
 * Returns what stops the server: no new connections, idle and live (WebSocket) ones are cut at once, the others after
 * a grace period.
 */
export const createStop = (server: Server, grace = GRACE_MS): (() => Promise<void>) => {
  const sockets = new Set<Socket>();
  const live = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (_request, socket: Socket) => {
    live.add(socket);
    socket.once('close', () => live.delete(socket));
  });
  const destroy = (open: ReadonlySet<Socket>): void => {
    for (const socket of open) socket.destroy();
  };
  return () =>
    new Promise((resolve) => {
      const timer = setTimeout(() => destroy(sockets), grace);
      server.close(() => {
        clearTimeout(timer);
        resolve();
      });
      server.closeIdleConnections();
      destroy(live);
    });
};

/** Runs `stop` once at the first SIGINT or SIGTERM, then ends the process with 0. */
export const stopOnSignals = (stop: () => Promise<void>): void => {
  const end = (): void => {
    process.off('SIGINT', end);
    process.off('SIGTERM', end);
    void stop().then(() => process.exit(0));
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
};

/** Runs a command: what the person can put right is one line on stderr, anything else keeps its stack. */
export const runCommand = async (command: () => Promise<void>): Promise<void> => {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
  }
};
