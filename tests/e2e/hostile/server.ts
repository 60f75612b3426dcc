import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createBackend } from '../../../mocks/backend/backend.ts';
import { attachLive } from '../../../mocks/backend/liveServer.ts';
import { hostile } from './words.ts';

/** What the chain writes itself; what customers say of themselves is theirs alone. */
const OF_THE_CHAIN = /^\/api\/v1\/(setting|catalog|city|promo|page|cladr|notification)\b/;

const withHostileWords = async (request: Request, response: Response): Promise<Response> => {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const { pathname } = new URL(request.url);
  if (request.method !== 'GET' || !isJson || !response.ok || !OF_THE_CHAIN.test(pathname)) return response;
  return new Response(JSON.stringify(hostile(await response.json())), {
    status: response.status,
    headers: response.headers,
  });
};

/** Nobody looks: drawing hundreds of dishes would take longer than the test. */
const emptyPicture = (): Response =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { 'content-type': 'image/svg+xml' } });

export interface HostileApi {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** The demo back end of a chain whose every word has been written by somebody who means harm. */
export async function serveHostileApi(settings: Readonly<Record<string, unknown>>): Promise<HostileApi> {
  const backend = createBackend({ pictures: 'absolute' });
  for (const [key, value] of Object.entries(settings)) backend.patchSetting(key, value);
  const listener = getRequestListener(
    async (request) =>
      new URL(request.url).pathname.startsWith('/demo/i/')
        ? emptyPicture()
        : withHostileWords(request, await backend.fetch(request)),
    { overrideGlobalObjects: false },
  );
  const server = createServer((request, response) => void listener(request, response));
  const closeLive = attachLive(server, backend, { isOwnMachineWelcome: true });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      backend.stop();
      closeLive();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
