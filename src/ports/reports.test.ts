import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { postReport } from './reports.ts';

const URL = 'https://reports.example/in';
const report = { text: '{"format":"zhuravl-journal"}', number: '048201' };
const answering = (answer: () => Promise<Response>) => {
  const asked = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', asked);
  return asked;
};
const fileOf = ({ mock }: ReturnType<typeof answering>): File => {
  const body = mock.calls[0]?.[1]?.body;
  const file = body instanceof FormData ? body.get('report') : null;
  if (!(file instanceof File)) throw new Error('No file was posted');
  return file;
};
afterEach(() => void vi.unstubAllGlobals());

test('a report is posted as a packed file of a form, without cookies', async () => {
  const asked = answering(() => Promise.resolve(new Response(null, { status: 204 })));
  await expect(postReport(URL, report)).resolves.toBe('taken');
  const [url, options] = asked.mock.calls[0]!;
  expect([url, options?.method, options?.credentials]).toEqual([URL, 'POST', 'omit']);
  const file = fileOf(asked);
  expect([file.name, file.type]).toEqual(['zhuravl-048201.json.gz', 'application/gzip']);
  expect(gunzipSync(Buffer.from(await file.arrayBuffer())).toString()).toBe(report.text);
});

test('a browser that cannot pack sends it as it is', async () => {
  vi.stubGlobal('CompressionStream', undefined);
  Reflect.deleteProperty(globalThis, 'CompressionStream');
  const asked = answering(() => Promise.resolve(new Response()));
  await postReport(URL, report);
  const file = fileOf(asked);
  expect([file.name, await file.text()]).toEqual(['zhuravl-048201.json', report.text]);
});

test.each([
  ['refused', () => Promise.resolve(new Response(null, { status: 413 }))],
  ['lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['lost', () => Promise.reject(new DOMException('', 'TimeoutError'))],
] as const)('what did not arrive is told: %s', async (outcome, answer) => {
  answering(answer);
  await expect(postReport(URL, report)).resolves.toBe(outcome);
});
