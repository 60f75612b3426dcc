import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { createBackend } from '../../mocks/backend/backend.ts';
import type { Backend } from '../../mocks/backend/options.ts';

/** How the API is: well, so many ms late, or gone. */
export type Mood = 'well' | 'down' | number;

/** An API whose mood is ours. */
export interface MoodyApi {
  readonly url: string;
  readonly backend: Backend;
  readonly be: (mood: Mood) => void;
  readonly close: () => Promise<void>;
}

export const serveMoodyApi = async (port: number): Promise<MoodyApi> => {
  const backend = createBackend({ pictures: 'absolute' });
  let mood: Mood = 'well';
  const listener = getRequestListener((request) => backend.fetch(request), { overrideGlobalObjects: false });
  const server = createServer((request, response) => {
    if (mood === 'down') request.socket.destroy();
    else void wait(mood === 'well' ? 0 : mood).then(() => listener(request, response));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    backend,
    be: (now) => {
      mood = now;
    },
    close: async () => {
      backend.stop();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
