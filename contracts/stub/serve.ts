import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createStub, type Asked } from './answers.ts';

export interface ServedStub {
  readonly url: string;
  readonly statesUrl: string;
  readonly close: () => Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return text;
  }
};

const askedBy = async (request: IncomingMessage): Promise<Asked> => ({
  method: request.method ?? 'GET',
  address: request.url ?? '/',
  headers: Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  ),
  body: await bodyOf(request),
});

/** Serves the examples of the contract; port 0 is any that is free. Rejects where the port is taken. */
export const serveStub = async (port: number): Promise<ServedStub> => {
  const stub = createStub();
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const { status, headers, text } = stub.answer(await askedBy(request));
      response.writeHead(status, headers).end(text);
    } catch {
      response.destroy();
    }
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  const address = server.address();
  const url = `http://localhost:${typeof address === 'object' && address !== null ? address.port : port}`;
  return {
    url,
    statesUrl: `${url}/_pact/states`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
