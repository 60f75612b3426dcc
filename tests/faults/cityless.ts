import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startServer } from '../e2e/server.ts';

/** A shop whose own server was told of no city: its pages ask for the list themselves. */
export interface CitylessShop {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Of a call between servers; a browser's is intercepted before, or is sent on. */
const forward =
  (apiUrl: string) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '/';
    const isBrowser = request.headers.origin !== undefined;
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*, authorization');
    response.setHeader('content-type', 'application/json');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (path.startsWith('/api/v1/city') && !isBrowser) return void response.end('[]');
    const city = request.headers['x-city'];
    const headers = typeof city === 'string' ? { 'x-city': city } : {};
    const answer = await fetch(new URL(path, apiUrl), { headers });
    return void response.writeHead(answer.status).end(await answer.text());
  };

/** `apiUrl`: where the demo back end answers. */
export async function startCityless(apiUrl: string): Promise<CitylessShop> {
  const send = forward(apiUrl);
  const api = createServer((request, response) => void send(request, response)).listen(0);
  await once(api, 'listening');
  const { port } = api.address() as AddressInfo;
  const shop = await startServer('src/app/server/start.ts', {
    API_URL: `http://localhost:${port}`,
    WS_URL: apiUrl.replace(/^http/, 'ws').concat('/ws'),
  });
  return {
    url: shop.url,
    stop: async () => {
      await shop.stop();
      api.closeAllConnections();
      api.close();
    },
  };
}
