import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { relative } from 'node:path';
import type { AddressInfo } from 'node:net';

/** The static workbench is served from below a path, as a designer's server may do. */
const SUB_PATH = '/review/zhuravl/';

export interface Site {
  /** Where the workbench lies, with a slash at its end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves a folder of files below {@link SUB_PATH}, on a free port of this machine. */
export async function serveSite(folder: string): Promise<Site> {
  const app = new Hono();
  app.use(
    `${SUB_PATH}*`,
    serveStatic({
      root: relative(process.cwd(), folder),
      rewriteRequestPath: (path) => `/${path.slice(SUB_PATH.length)}`,
    }),
  );
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) => {
      resolve({
        url: `http://127.0.0.1:${port}${SUB_PATH}`,
        close: () =>
          new Promise((ended) => {
            server.close(() => ended());
          }),
      });
    });
  });
}
