import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { mayOpen, refuse } from './liveDoor.ts';
import type { Backend } from './options.ts';
import type { Welcome } from './welcome.ts';

export const LIVE_PATH = '/ws';
/** Frames of the live connection are a few dozen bytes long. */
const MOST_FRAME_BYTES = 4096;
/** Bytes that wait for a client that does not read: it gets no more. */
const MOST_UNREAD_BYTES = 65_536;
const MOST_SOCKETS = 1_000;
/** A page pings every half minute, one in the background at least every minute. */
const SILENCE_MS = 150_000;
/** Who is told to close and goes on is cut off then. */
const LAST_WORD_MS = 1_000;
const GOING_AWAY = 1001;
const TEXT_ONLY = [1003, 'Text only'] as const;

export interface LiveOptions extends Partial<Welcome> {
  readonly mostSockets?: number;
  /** How long a socket may say nothing, in ms. */
  readonly silenceMs?: number;
}

const textOf = (data: RawData): string => {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return data instanceof ArrayBuffer ? Buffer.from(data).toString() : data.toString();
};

const urlOf = (request: IncomingMessage): URL => new URL(request.url ?? '/', 'ws://localhost');

const end = (socket: WebSocket, [code, reason]: readonly [number, string]): void => {
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), LAST_WORD_MS).unref();
};

const send = (socket: WebSocket, text: string): void => {
  if (socket.bufferedAmount > MOST_UNREAD_BYTES) socket.terminate();
  else socket.send(text);
};

const join = (backend: Backend, socket: WebSocket, url: URL, silenceMs: number): void => {
  const connection = backend.connect(
    {
      send: (text) => send(socket, text),
      close: (code, reason) => end(socket, [code, reason]),
    },
    url,
  );
  const silence = setTimeout(() => socket.terminate(), silenceMs);
  socket.on('message', (data, isBinary) => {
    silence.refresh();
    if (isBinary) end(socket, TEXT_ONLY);
    else connection.receive(textOf(data));
  });
  socket.on('close', () => {
    clearTimeout(silence);
    connection.closed();
  });
  socket.on('error', () => {
    socket.terminate();
  });
};

/** Whether a request asks for the live connection: under its path, and for a WebSocket. */
export const isLive = (request: IncomingMessage): boolean =>
  request.headers.upgrade?.toLowerCase() === 'websocket' && urlOf(request).pathname === LIVE_PATH;

/**
 * Serves the live connection under /ws of a server and leaves other upgrades alone; the answer closes all sockets. Pages of
 * other sites are refused, and so is everybody once there are too many.
 */
export const attachLive = (server: Server, backend: Backend, options: LiveOptions = {}): (() => void) => {
  const { origins = [], isOwnMachineWelcome = false } = options;
  const { mostSockets = MOST_SOCKETS, silenceMs = SILENCE_MS } = options;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_FRAME_BYTES });
  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    if (!isLive(request)) return;
    if (!mayOpen(request, { origins, isOwnMachineWelcome })) refuse(stream, 403);
    else if (sockets.clients.size >= mostSockets) refuse(stream, 503);
    else
      sockets.handleUpgrade(request, stream, head, (socket) => {
        join(backend, socket, urlOf(request), silenceMs);
      });
  };
  server.on('upgrade', upgrade);
  return () => {
    server.off('upgrade', upgrade);
    for (const socket of sockets.clients) socket.close(GOING_AWAY, 'Server is closing');
    sockets.close();
  };
};
