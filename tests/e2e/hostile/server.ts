import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { plain } from '../../../contracts/examples/example.ts';
import { successOf } from '../../../contracts/examples/all.ts';
import { matchOperation } from '../../../contracts/match.ts';
import type { OperationName } from '../../../contracts/operations.ts';
import { createBackend } from '../../../mocks/backend/backend.ts';
import { readableAnywhere } from '../../../mocks/backend/cors.ts';
import { attachLive } from '../../../mocks/backend/liveServer.ts';
import type { Backend } from '../../../mocks/backend/options.ts';
import { GEOCODER, LIVE, toldBy, type Json, type Told } from './schemas.ts';
import { createWords, MARK, type Carried, type Turn, type Words } from './words.ts';

export interface HostileApi {
  readonly url: string;
  /** What each field has carried so far. */
  readonly carried: Carried;
  /** From now on these are refused with that status and a sentence; without any, nothing is. */
  readonly refuse: (status: number, ...operations: readonly OperationName[]) => void;
  readonly close: () => Promise<void>;
}

/** Nobody looks: drawing hundreds of dishes would take longer than the test. */
const emptyPicture = (): Response =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { 'content-type': 'image/svg+xml' } });

/** What the demo has only at times, as the contract shows it. */
const SHOWN: ReadonlySet<OperationName> = new Set(['order.active']);

const json = (body: Json, status: number): Response => {
  const text = JSON.stringify(body);
  return new Response(text, { status, headers: { 'content-type': 'application/json' } });
};

const asShown = (name: OperationName, real: Response): Response =>
  SHOWN.has(name) && real.status === 404
    ? readableAnywhere(json(plain(successOf(name).answer) as Json, 200))
    : real;

const withHostileWords = async (
  response: Response,
  told: Told | undefined,
  words: Words,
): Promise<Response> => {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (!told || !isJson) return response;
  return new Response(JSON.stringify(words.answer(told, (await response.json()) as Json)), {
    status: response.status,
    headers: response.headers,
  });
};

const PAYLOAD = new RegExp(`${MARK.source}[^]*$`);
const cut = (text: string): string => text.replace(PAYLOAD, '');
const cutDeep = (value: Json): Json => {
  if (typeof value === 'string') return cut(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(cutDeep);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cutDeep(part)]));
};

/** As the page would have asked had nobody written more than the demo did: what it gave back of that is cut off. */
const withoutPayloads = async (request: Request): Promise<Request> => {
  const { origin, pathname, search } = new URL(request.url);
  const path = pathname.split('/').map((segment) => encodeURIComponent(cut(decodeURIComponent(segment))));
  const headers = new Headers(request.headers);
  const authorization = headers.get('authorization');
  if (authorization !== null) headers.set('authorization', cut(authorization));
  const text = request.method === 'GET' ? '' : await request.text();
  headers.delete('content-length');
  const body = text === '' ? null : JSON.stringify(cutDeep(JSON.parse(text) as Json));
  return new Request(`${origin}${path.join('/')}${search}`, { method: request.method, headers, body });
};

/** What the live connection tells is no better. */
const withHostileFrames = (backend: Backend, words: Words): Backend => ({
  ...backend,
  connect: (socket, url) =>
    backend.connect(
      {
        close: (code, reason) => socket.close(code, reason),
        send: (text) => socket.send(JSON.stringify(words.answer(LIVE, JSON.parse(text) as Json))),
      },
      url,
    ),
});

/** The demo back end of a chain whose every word has been written by somebody who means harm. */
export async function serveHostileApi(
  turn: Turn,
  settings: Readonly<Record<string, unknown>>,
): Promise<HostileApi> {
  const words = createWords(turn);
  const backend = createBackend({ pictures: 'absolute', kitchenStepMs: 1_000 });
  for (const [key, value] of Object.entries(settings)) backend.patchSetting(key, value);
  let refused: ReadonlySet<OperationName> = new Set();
  let refusal = 0;
  /** In every other visit a refusal says it in a list. */
  const isListed = typeof turn === 'number' && turn % 2 === 1;
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/demo/i/')) return emptyPicture();
    if (pathname === '/demo/geocoder') return withHostileWords(await backend.fetch(request), GEOCODER, words);
    const name = matchOperation(request.method, pathname)?.operation.name;
    if (!name) return backend.fetch(request);
    const asked = await withoutPayloads(request);
    const isRefused = refused.has(name) && request.method !== 'OPTIONS';
    const sent = isRefused
      ? readableAnywhere(json({ message: isListed ? ['Нельзя'] : 'Нельзя' }, refusal))
      : asShown(name, await backend.fetch(asked));
    return withHostileWords(sent, toldBy(name, sent.status), words);
  };
  const listener = getRequestListener(answer, { overrideGlobalObjects: false });
  const server = createServer((request, response) => void listener(request, response));
  const closeLive = attachLive(server, withHostileFrames(backend, words), { isOwnMachineWelcome: true });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    carried: words.carried,
    refuse: (status, ...operations) => {
      refusal = status;
      refused = new Set(operations);
    },
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
