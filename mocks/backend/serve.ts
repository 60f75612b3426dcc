import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createBackend } from './backend.ts';
import { drawnPicture } from './images.ts';
import { attachLive, isLive } from './liveServer.ts';
import type { Backend, BackendOptions } from './options.ts';

export interface ServeOptions extends Omit<BackendOptions, 'image' | 'pictures' | 'shop'> {
  readonly port: number;
  readonly host?: string;
  /** Origins of the shop whose pages it serves, beside its own and those of its own machine. */
  readonly shopOrigins?: readonly string[];
  /** Stands before the back end's own answer. */
  readonly answerBy?: (backend: Backend) => (request: Request) => Promise<Response>;
}

export interface Served {
  readonly url: string;
  readonly backend: Backend;
  readonly close: () => Promise<void>;
}

const listen = (server: Server, port: number, host: string | undefined): Promise<AddressInfo> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      if (address !== null && typeof address === 'object') resolve(address);
    });
  });

/** The demo back end over HTTP and WebSocket; port 0 takes any free one. */
export const serveBackend = async (options: ServeOptions): Promise<Served> => {
  const { port, host, answerBy = (served) => (request) => served.fetch(request), ...others } = options;
  const { shopOrigins: origins = [], ...rest } = others;
  const shop = { origins, isOwnMachineWelcome: true };
  const backend = createBackend({ ...rest, shop, image: drawnPicture, pictures: 'absolute' });
  const listener = getRequestListener(answerBy(backend), { overrideGlobalObjects: false });
  // Any other offer to go on in another protocol is a plain request.
  const server = createServer({ shouldUpgradeCallback: isLive }, (request, response) => {
    void listener(request, response);
  });
  const closeLive = attachLive(server, backend, shop);
  const address = await listen(server, port, host);
  return {
    url: `http://localhost:${address.port}`,
    backend,
    close: async () => {
      backend.stop();
      closeLive();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
};
