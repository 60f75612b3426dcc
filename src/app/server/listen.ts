import type { Server } from 'node:http';
import { ConfigError } from './environment.ts';

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

/** Runs a command: what the person can put right is one line on stderr, anything else keeps its stack. */
export const runCommand = async (command: () => Promise<void>): Promise<void> => {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
  }
};
