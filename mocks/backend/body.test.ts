import { request as connect, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBench, requestOf } from './bench.ts';
import { MOST_BODY_BYTES, readBody } from './body.ts';
import { serveBackend, type Served } from './serve.ts';

let served: Served;
beforeAll(async () => {
  served = await serveBackend({ port: 0 });
});
afterAll(() => served.close());

const withBody = (body: string | ReadableStream): Request =>
  new Request('https://shop.test/api/v1/promo', {
    method: 'POST',
    body,
    // What TypeScript does not know yet.
    ...(typeof body === 'string' ? {} : { duplex: 'half' }),
  });

/** A body without end, which counts what is taken of it. */
const endless = () => {
  let taken = 0;
  const chunk = new Uint8Array(65_536).fill(32);
  const stream = new ReadableStream(
    {
      pull: (controller) => {
        taken += chunk.byteLength;
        controller.enqueue(chunk);
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, taken: () => taken };
};

describe('the text of a body', () => {
  test('is read up to the bound, letters that are cut in two among it', async () => {
    expect(await readBody(withBody(''))).toBe('');
    const [first, second] = [new Uint8Array([0xd0]), new Uint8Array([0x96])];
    const parts = new ReadableStream({
      start: (controller) => {
        controller.enqueue(first);
        controller.enqueue(second);
        controller.close();
      },
    });
    expect(await readBody(withBody(parts))).toBe('Ж');
    expect(await readBody(withBody('x'.repeat(MOST_BODY_BYTES)))).toHaveLength(MOST_BODY_BYTES);
    expect(await readBody(withBody('x'.repeat(MOST_BODY_BYTES + 1)))).toBeNull();
  });

  test('is left where it is beyond the bound', async () => {
    const { stream, taken } = endless();
    expect(await readBody(withBody(stream))).toBeNull();
    expect(taken()).toBe(MOST_BODY_BYTES + 65_536);
  });

  test('is not begun where its length is told and too large', async () => {
    const { stream, taken } = endless();
    const request = withBody(stream);
    request.headers.set('content-length', String(MOST_BODY_BYTES + 1));
    expect(await readBody(request)).toBeNull();
    expect(taken()).toBe(0);
  });
});

test('operations that take a body refuse one that is too large', async () => {
  const { backend, login } = createBench();
  const { token } = await login();
  const body = { text: 'x'.repeat(MOST_BODY_BYTES) };
  for (const name of ['order.place', 'user.create', 'promo.calculate', 'vacancy.create'] as const)
    expect((await backend.fetch(requestOf(name, { body, token }))).status, name).toBe(413);
});

/** Sends a megabyte and more over the wire, with a length or without. */
const send = async (path: string, headers: Readonly<Record<string, string>>): Promise<number> => {
  const client = connect(served.url + path, { method: 'POST', headers });
  client.on('error', () => undefined);
  const answered = once(client, 'response') as Promise<[IncomingMessage]>;
  client.write('x'.repeat(1_000_000));
  client.write('x'.repeat(1_000_000));
  const [response] = await answered;
  client.destroy();
  return response.statusCode ?? 0;
};

test('over the wire it is refused before its end, told its length or not', async () => {
  expect(await send('/api/v1/user', { 'content-length': '50000000' })).toBe(413);
  expect(await send('/api/v1/user', { 'transfer-encoding': 'chunked' })).toBe(413);
});
