import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReadApi, type Backend } from './api.ts';
import { readConfig } from './config.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const readFrom = (fetch: Backend['fetch']) => createReadApi(readConfig({}), { fetch });

test('the text of an answer is told, whatever it is; another status than 2xx is a failure', async () => {
  await expect(readFrom(() => new Response(''))('/setting', '')).resolves.toBe('');
  await expect(readFrom(() => new Response('', { status: 503 }))('/setting', '')).rejects.toThrow(
    'GET /setting answered 503',
  );
});

test('a call that is never answered ends after five seconds, also where its signal reaches nobody', async () => {
  const signals: AbortSignal[] = [];
  const read = readFrom(({ signal }) => {
    signals.push(signal);
    return new Promise(() => undefined);
  });
  const ended = vi.fn<(error: unknown) => void>();
  const reading = read('/setting', 'samara').catch(ended);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await reading;
  expect(ended.mock.calls.map(String)).toEqual(['Error: GET /setting was not answered within 5 s']);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
