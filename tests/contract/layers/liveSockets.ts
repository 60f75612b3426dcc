import type { Server } from 'node:http';
import { WebSocket, WebSocketServer, type RawData } from 'ws';
import { isFields, type Layer } from './layer.ts';

const textOf = (data: RawData): string => {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return data instanceof ArrayBuffer ? Buffer.from(data).toString() : data.toString();
};

const frameOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const said = (frame: unknown): string => (typeof frame === 'string' ? frame : JSON.stringify(frame));

/** Passes the live connections of a server on to those of another one, through a layer; the answer ends them all. */
export const joinLive = (server: Server, innerUrl: string, layerNow: () => Layer): (() => void) => {
  const sockets = new WebSocketServer({ noServer: true });
  const broadcast = (frame: unknown): void => {
    for (const socket of sockets.clients) socket.send(said(frame));
  };
  const join = (outer: WebSocket, address: URL): void => {
    const layer = layerNow();
    const given = address.searchParams.get('token');
    const token = layer.token === undefined ? given : layer.token(given);
    const inner = new WebSocket(`${innerUrl}${token === null ? '' : `?token=${encodeURIComponent(token)}`}`);
    const waiting: string[] = [];
    const pass = (text: string): void => {
      if (inner.readyState === WebSocket.OPEN) inner.send(text);
      else waiting.push(text);
    };
    inner.on('open', () => {
      for (const text of waiting.splice(0)) inner.send(text);
    });
    inner.on('message', (data) => {
      const frame = frameOf(textOf(data));
      const frames = isFields(frame) ? (layer.says?.(frame, { broadcast }) ?? [frame]) : [frame];
      for (const each of frames) outer.send(said(each));
    });
    outer.on('message', (data) => {
      const frame = frameOf(textOf(data));
      const frames = isFields(frame) ? (layer.hears?.(frame) ?? [frame]) : [frame];
      for (const each of frames) pass(said(each));
    });
    for (const [one, other] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      one.on('close', () => {
        other.terminate();
      });
      one.on('error', () => {
        other.terminate();
      });
    }
  };
  server.on('upgrade', (request, stream, head) => {
    sockets.handleUpgrade(request, stream, head, (socket) => {
      join(socket, new URL(request.url ?? '/', 'ws://localhost'));
    });
  });
  return () => {
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  };
};
