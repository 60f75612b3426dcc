import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale } from '../build/build.ts';
import { readConfig, type ServerConfig } from './config.ts';
import { type EmbeddedBackend, loadEmbeddedBackend } from './embedded.ts';
import { createShopHandler, type ShopHandler } from './handler.ts';
import { createHttpServer } from './httpServer.ts';
import { listen, portOf } from './listen.ts';
import { createLoggedPath } from './loggedPath.ts';
import { fontLinks, SHEET } from './manifest.ts';
import { readManifest, rendererOf } from './modules.ts';
import {
  BUILD_STAMP,
  CLIENT_DIR,
  LAYERED_SHEET,
  PREVIOUS_DIR,
  RENDER_BUILD,
  SCREEN_MANIFEST,
  SCREEN_SOURCE,
} from './paths.ts';
import { logRequests } from './requestLog.ts';
import { SPECULATION_RULES } from './speculation.ts';
import { screenHtml } from './screenPage.ts';
import { startLine } from './startLine.ts';
import { createStop, stopOnSignals } from './stop.ts';

/** As much of the stamp as tells builds apart. */
const BUILD_LENGTH = 12;

/** Its styles are its own, too: classes have other names in each build. */
const builtScreen = (): string => {
  const manifest = readManifest(join(CLIENT_DIR, SCREEN_MANIFEST));
  return screenHtml(`/${manifest[SCREEN_SOURCE]?.file}`, `/${manifest[SHEET]?.file}`);
};

const loadHandler = async (config: ServerConfig, backend: EmbeddedBackend | null): Promise<ShopHandler> => {
  const renderer = rendererOf(await import(pathToFileURL(RENDER_BUILD).href), RENDER_BUILD);
  const manifest = readManifest(join(CLIENT_DIR, '.vite/manifest.json'));
  const html = readFileSync(join(CLIENT_DIR, 'index.html'), 'utf8');
  const template = html.replace('<!--head-->', `<!--head-->${fontLinks(manifest)}${SPECULATION_RULES}`);
  return createShopHandler({
    config,
    template,
    ...renderer,
    manifest,
    screen: builtScreen(),
    sheet: readFileSync(LAYERED_SHEET, 'utf8'),
    build: readFileSync(BUILD_STAMP, 'utf8').slice(0, BUILD_LENGTH),
    clientDir: CLIENT_DIR,
    previousDir: PREVIOUS_DIR,
    backend: backend ?? undefined,
  });
};

/** Opens the shop, as the environment says; builds it before that where a source has changed. */
export const openShop = async (): Promise<void> => {
  const config = readConfig(process.env);
  await buildIfStale();
  const backend = await loadEmbeddedBackend(config);
  const shop = await loadHandler(config, backend);
  const server = createHttpServer(shop, backend);
  if (config.log === 'requests')
    logRequests(server, { loggedPath: createLoggedPath(backend?.paths ?? []), write: console.log });
  const stop = createStop(server, config.stopGraceMs);
  stopOnSignals(async () => {
    shop.close();
    backend?.hangUp();
    await stop();
    backend?.close();
  });
  await listen(server, config.port);
  void shop.data.read(null);
  console.log(startLine('«Журавль» is open', `http://localhost:${portOf(server)}`, backend));
};
