import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { SCREEN_PATH } from '../../ui/admin/screenDoor.ts';
import { readConfig, type ServerConfig } from './config.ts';
import { type EmbeddedBackend, loadEmbeddedBackend } from './embedded.ts';
import { createShopHandler, type ShopHandler } from './handler.ts';
import { listen, portOf, runCommand } from './listen.ts';
import { rendererOf } from './modules.ts';
import { EARLY_SOURCE, RENDER_SOURCE, ROOT, SCREEN_SOURCE, TEMPLATE } from './paths.ts';
import { screenHtml } from './screenPage.ts';
import { startLine } from './startLine.ts';
import { createStop, stopOnSignals } from './stop.ts';

const startVite = (server: Server): Promise<ViteDevServer> =>
  createVite({ root: ROOT, appType: 'custom', server: { middlewareMode: { server }, ws: { server } } });

const withEarlyScript = (html: string): string =>
  html.replace('<!--head-->', `<!--head--><script type="module" async src="/${EARLY_SOURCE}"></script>`);

const developmentHandler = (
  vite: ViteDevServer,
  config: ServerConfig,
  backend: EmbeddedBackend | null,
): ShopHandler => {
  const renderer = async () => rendererOf(await vite.ssrLoadModule(`/${RENDER_SOURCE}`), RENDER_SOURCE);
  const template = async (path: string): Promise<string> =>
    vite.transformIndexHtml(path, withEarlyScript(await readFile(TEMPLATE, 'utf8')));
  const screen = async (): Promise<string> =>
    vite.transformIndexHtml(SCREEN_PATH, screenHtml(`/${SCREEN_SOURCE}`, null));
  return createShopHandler({
    config,
    template,
    screen,
    render: async (input) => (await renderer()).render(input),
    seoPages: async (input) => (await renderer()).seoPages(input),
    sharedState: async (input) => (await renderer()).sharedState(input),
    mode: 'development',
    clientDir: null,
    backend: backend ?? undefined,
  });
};

/** Vite answers for sources and hot reload, the shop for all the rest. */
const serveBoth = (server: Server, vite: ViteDevServer, shop: ShopHandler): void => {
  const listener = getRequestListener(shop.fetch);
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => void listener(request, response));
  });
};

const startDevelopment = async (): Promise<void> => {
  const config = readConfig(process.env);
  // The live connection and hot reload: nothing else goes on in another protocol.
  const server = createServer({ shouldUpgradeCallback: ({ headers }) => headers.upgrade === 'websocket' });
  const stop = createStop(server, config.stopGraceMs);
  const vite = await startVite(server);
  const backend = await loadEmbeddedBackend(config);
  const shop = developmentHandler(vite, config, backend);
  serveBoth(server, vite, shop);
  backend?.attach(server);
  stopOnSignals(async () => {
    shop.close();
    backend?.hangUp();
    await Promise.all([vite.close(), stop()]);
    backend?.close();
  });
  await listen(server, config.port);
  console.log(startLine('«Журавль» is under development', `http://localhost:${portOf(server)}`, backend));
};

await runCommand(startDevelopment);
