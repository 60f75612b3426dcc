import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { matchOperation } from '../../contracts/match.ts';
import type { OperationName } from '../../contracts/operations.ts';
import { RETRY_AFTER, spoilt, type Answer, type WrongLeaf } from './answers.ts';
import type { Fault } from './faults.ts';

/** The demo's API as the shop's own server reaches it, with one operation in trouble. */
export interface FaultyApi {
  readonly url: string;
  readonly heal: () => void;
  readonly stop: () => void;
}

export interface ServerTrouble {
  readonly operation: OperationName;
  readonly fault: Fault;
  readonly leaf: WrongLeaf;
}

const forwarded = async (request: IncomingMessage, apiUrl: string): Promise<Answer> => {
  const city = request.headers['x-city'];
  const headers = typeof city === 'string' ? { 'x-city': city } : {};
  const answer = await fetch(new URL(request.url ?? '/', apiUrl), { headers });
  return { status: answer.status, text: await answer.text() };
};

const send = (response: ServerResponse, { status, text }: Answer, isRetryAsked: boolean): void => {
  response.writeHead(status, {
    'content-type': text.startsWith('<') ? 'text/html' : 'application/json',
    ...(isRetryAsked && { 'retry-after': String(RETRY_AFTER) }),
  });
  response.end(text);
};

/** `apiUrl`: where the demo back end answers. */
export async function startFaultyApi(apiUrl: string, trouble: ServerTrouble): Promise<FaultyApi> {
  let present: ServerTrouble | null = trouble;
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', apiUrl);
    const name = matchOperation(request.method ?? 'GET', pathname)?.operation.name;
    const real = (): Promise<Answer> => forwarded(request, apiUrl);
    if (present === null || present.operation !== name) return send(response, await real(), false);
    const { fault, leaf } = present;
    if (fault.kind === 'silent') return;
    if (fault.kind === 'unheard') return void request.socket.destroy();
    send(response, await spoilt(fault, real, leaf), fault.status === 429 || fault.status === 503);
  };
  const server = createServer((request, response) => void respond(request, response)).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    heal: () => {
      present = null;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
