import { expect, test } from 'vitest';
import { createBench, requestOf } from './bench.ts';

const CITIES = requestOf('city.list');

test('an operation answers what the switch says until it is switched back', async () => {
  const { backend } = createBench();
  backend.fail('city.list', { status: 503, body: { message: 'Перерыв' } });
  const answer = await backend.fetch(CITIES);
  expect([answer.status, await answer.json()]).toEqual([503, { message: 'Перерыв' }]);
  expect((await backend.fetch(requestOf('catalog.all'))).status).toBe(200);
  backend.fail('GET /city/', null);
  expect((await backend.fetch(CITIES)).status).toBe(200);
});

test('a page of HTML and a torn answer', async () => {
  const { backend } = createBench();
  backend.fail('city.list', { html: '<h1>502</h1>', status: 502 });
  const html = await backend.fetch(CITIES);
  expect([html.status, html.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8']);
  backend.fail('city.list', { truncated: true });
  await expect((await backend.fetch(CITIES)).json()).rejects.toThrow(SyntaxError);
});

test('a delayed answer waits for its time', async () => {
  const { backend, clock } = createBench();
  backend.fail('city.list', { delayMs: 300 });
  let isAnswered = false;
  const answer = backend.fetch(CITIES).then((response) => {
    isAnswered = true;
    return response;
  });
  await backend.fetch(requestOf('page.find', { params: { slug: 'about' } }));
  expect(isAnswered).toBe(false);
  clock.advance(300);
  expect((await answer).status).toBe(200);
});

test('a reset ends every fault, and an unknown operation cannot fail', async () => {
  const { backend } = createBench();
  backend.fail('city.list', { status: 500 });
  backend.reset();
  expect((await backend.fetch(CITIES)).status).toBe(200);
  expect(() => {
    backend.fail('GET /nowhere', { status: 500 });
  }).toThrow('No operation');
});
