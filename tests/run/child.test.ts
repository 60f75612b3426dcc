import { once } from 'node:events';
import { createServer, Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { endChildren, runChild } from './child.ts';

const options = {
  root: fileURLToPath(new URL('../..', import.meta.url)),
  environment: { GREETING: 'hello' },
};
const node = (program: string) => runChild([process.execPath, '-e', program], options);

test('a child’s output and exit code come back, and it sees the variables given', async () => {
  const program = "console.log(process.env.GREETING); console.error('and more'); process.exit(3)";
  const { exitCode, output } = await node(program);
  expect(exitCode).toBe(3);
  expect(output).toContain('hello');
  expect(output).toContain('and more');
});

test('a program that is not there is a failure, not an exception', async () => {
  expect(await runChild(['no-such-program'], options)).toMatchObject({ exitCode: 1 });
});

test('ending the children ends what they started too', async () => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : null;
  const grandchild = `require('node:net').connect(${port})`;
  const program = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}])`;
  const running = node(program);
  const connected: readonly unknown[] = await once(server, 'connection');
  const socket = connected[0];
  endChildren();
  expect((await running).exitCode).not.toBe(0);
  if (socket instanceof Socket && !socket.closed) await once(socket.resume(), 'close');
  server.close();
});
