import { existsSync } from 'node:fs';
import { serve, type ServerType } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { test as base } from '@playwright/test';
import { Hono } from 'hono';

/** Where `npm run storybook:build` leaves the workbench, from the root of the project. */
const BUILT = '.cache/storybook';
/** It may lie anywhere on a site. */
const SUB_PATH = '/review/workbench';

const started = (): Promise<{ readonly server: ServerType; readonly url: string }> => {
  if (!existsSync(`${BUILT}/index.html`))
    throw new Error('There is no built workbench: npm run storybook:build');
  const site = new Hono();
  const rewriteRequestPath = (path: string): string => path.slice(SUB_PATH.length);
  site.use(`${SUB_PATH}/*`, serveStatic({ root: BUILT, rewriteRequestPath }));
  return new Promise((resolve) => {
    const server = serve({ fetch: site.fetch, port: 0 }, ({ port }) =>
      resolve({ server, url: `http://localhost:${port}${SUB_PATH}/` }),
    );
  });
};

/** A test with the address of the built workbench. */
export const test = base.extend<object, { readonly workbench: string }>({
  workbench: [
    async ({ browserName: _browserName }, use) => {
      const { server, url } = await started();
      await use(url);
      server.close();
    },
    { scope: 'worker' },
  ],
});
