import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { createBackend } from './backend.ts';
import { drawnPicture } from './images.ts';
import type { Backend, BackendOptions } from './options.ts';

export const LIVE_PATH = '/ws';
/** Frames of the live connection are a few dozen bytes long. */
const MOST_FRAME_BYTES = 4096;
const GOING_AWAY = 1001;

export interface ServeOptions extends Omit<BackendOptions, 'image' | 'pictures'> {
  readonly port: number;
  readonly host?: string;
  /** Stands before the back end's own answer. */
  readonly answerBy?: (backend: Backend) => (request: Request) => Promise<Response>;
}

export interface Served {
  readonly url: string;
  readonly backend: Backend;
  readonly close: () => Promise<void>;
}

const textOf = (data: RawData): string => {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return data instanceof ArrayBuffer ? Buffer.from(data).toString() : data.toString();
};

const urlOf = (request: IncomingMessage): URL => new URL(request.url ?? '/', 'ws://localhost');

const join = (backend: Backend, socket: WebSocket, url: URL): void => {
  const connection = backend.connect(
    {
      send: (text) => {
        socket.send(text);
      },
      close: (code, reason) => {
        socket.close(code, reason);
      },
    },
    url,
  );
  socket.on('message', (data) => {
    connection.receive(textOf(data));
  });
  socket.on('close', () => {
    connection.closed();
  });
  socket.on('error', () => {
    socket.terminate();
  });
};

/** Whether a request asks for the live connection: under its path, and for a WebSocket. */
export const isLive = (request: IncomingMessage): boolean =>
  request.headers.upgrade?.toLowerCase() === 'websocket' && urlOf(request).pathname === LIVE_PATH;

/** Serves the live connection under /ws of a server and leaves other upgrades alone; the answer closes all sockets. */
export const attachLive = (server: Server, backend: Backend): (() => void) => {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_FRAME_BYTES });
  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    if (!isLive(request)) return;
    sockets.handleUpgrade(request, stream, head, (socket) => {
      join(backend, socket, urlOf(request));
    });
  };
  server.on('upgrade', upgrade);
  return () => {
    server.off('upgrade', upgrade);
    for (const socket of sockets.clients) socket.close(GOING_AWAY, 'Server is closing');
    sockets.close();
  };
};

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
  const { port, host, answerBy = (served) => (request) => served.fetch(request), ...rest } = options;
  const backend = createBackend({ ...rest, image: drawnPicture, pictures: 'absolute' });
  const listener = getRequestListener(answerBy(backend), { overrideGlobalObjects: false });
  // Any other offer to go on in another protocol is a plain request.
  const server = createServer({ shouldUpgradeCallback: isLive }, (request, response) => {
    void listener(request, response);
  });
  const closeLive = attachLive(server, backend);
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
