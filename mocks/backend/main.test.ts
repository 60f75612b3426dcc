import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

interface Run {
  readonly child: ChildProcess;
  readonly ended: Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }>;
  /** The first output. */
  readonly ready: Promise<string>;
}

const run = (env: Record<string, string>): Run => {
  const child = spawn(process.execPath, [MAIN], { env: { ...process.env, ...env } });
  started.push(child);
  const output = { stdout: '', stderr: '' };
  child.stderr.on('data', (data: Buffer) => {
    output.stderr += data.toString();
  });
  const ready = new Promise<string>((resolve) => {
    child.stdout.on('data', (data: Buffer) => {
      output.stdout += data.toString();
      resolve(output.stdout);
    });
  });
  const ended = new Promise<Awaited<Run['ended']>>((resolve) => {
    child.once('close', (code) => {
      resolve({ code, ...output });
    });
  });
  return { child, ended, ready };
};

test('the address is printed last, and a signal closes within two seconds', async () => {
  const { child, ended, ready } = run({ PORT: '0' });
  const url = (await ready).trim().split('\n').at(-1) ?? '';
  expect(url).toMatch(/^http:\/\/localhost:\d+$/);
  expect((await fetch(`${url}/api/v1/city/`)).status).toBe(200);
  const before = performance.now();
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
  expect(performance.now() - before).toBeLessThan(2_000);
});

test('a taken port is one clear line and exit code 1', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const { code, stdout, stderr } = await run({ PORT: String(port) }).ended;
  server.close();
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr.trim()).toBe(`Port ${port} is taken: choose another one with PORT=…`);
});

test('a PORT that is no port is one clear line too', async () => {
  const { code, stderr } = await run({ PORT: 'http' }).ended;
  expect([code, stderr.trim().split('\n')]).toEqual([
    1,
    ['PORT must be a whole number from 0 to 65535, not "http"'],
  ]);
});
