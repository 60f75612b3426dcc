import { http, ws, type AnyHandler } from 'msw';
import type { Backend } from '../backend/options.ts';

/** The live connection of any origin, with its query. */
const LIVE = /^wss?:\/\/[^/]+\/ws(?:\?.*)?$/;

/** A frame of the live connection is text; anything else is none of ours. */
const isText = (data: unknown): data is string => typeof data === 'string';

const live = (backend: Backend): AnyHandler =>
  ws.link(LIVE).addEventListener('connection', ({ client }) => {
    const connection = backend.connect(
      {
        send: (text) => {
          client.send(text);
        },
        close: (code, reason) => {
          client.close(code, reason);
        },
      },
      new URL(client.url),
    );
    client.addEventListener('message', ({ data }) => {
      if (isText(data)) connection.receive(data);
    });
    client.addEventListener('close', () => {
      connection.closed();
    });
  });

/** Intercepts every call of the shop, on whatever origin, and answers it from a demo back end. */
export const backendHandlers = (backend: Backend): AnyHandler[] => [
  http.all('*/api/v1/*', ({ request }) => backend.fetch(request)),
  http.all('*/demo/*', ({ request }) => backend.fetch(request)),
  live(backend),
];
