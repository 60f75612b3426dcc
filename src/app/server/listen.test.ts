import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigError } from './environment.ts';
import { listen, portOf } from './listen.ts';

let server: Server;
beforeEach(async () => {
  server = createServer();
  await listen(server, 0);
});
afterEach(() => {
  server.close();
});

test('a taken port is refused with one line that names it', async () => {
  const port = portOf(server);
  const second = listen(createServer(), port);
  await expect(second).rejects.toThrow(ConfigError);
  await expect(second).rejects.toThrow(new RegExp(`^Port ${port} is taken[^\\n]*$`));
});
