import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { SCREEN_PATH } from '../../ui/admin/screenDoor.ts';
import { withoutSecrets } from '../journal/errorLog.ts';
import { type Backend, createReadApi } from './api.ts';
import type { ServerConfig } from './config.ts';
import { createDataSource, type DataSource } from './data.ts';
import { busyPage, errorPage } from './errorPage.ts';
import { createFiles, type Files, isMissingFile, missingFile } from './files.ts';
import { createHealth, HEALTH_PATH } from './health.ts';
import {
  commonHeaders,
  contentPolicy,
  framesOf,
  type HeaderTable,
  NO_STORE,
  pageHeaders,
} from './headers.ts';
import type { Manifest } from './manifest.ts';
import type { SeoPages, Render, SharedState } from './page.ts';
import { CRAWLER_PATHS, createCrawlers } from './seo/crawlers.ts';
import { createPageCache } from './pageCache.ts';
import { createPages } from './pages.ts';
import { createQuickPages, type QuickAnswer } from './quickPages.ts';
import { TooBusy } from './renderQueue.ts';
import { screenHeaders } from './screenPage.ts';
import { createSharedStates, SHARED_PATH, type SharedStates } from './sharedStates.ts';
import { parseTemplate, type Template } from './template.ts';

export interface ShopHandlerOptions {
  readonly config: ServerConfig;
  /** The text of index.html, or where to get it for a path (development). */
  readonly template: string | ((path: string) => Promise<string>);
  readonly render: Render;
  /** The pages of a city for its sitemap; none are named without it. */
  readonly seoPages?: SeoPages;
  /** What the pages share; an empty state without it. */
  readonly sharedState?: SharedState;
  /** Answers /api/v1 and /demo in this process; absent with an API_URL. */
  readonly backend?: Backend | undefined;
  /** The folder of the client build; null leaves the files to somebody else (development). */
  readonly clientDir: string | null;
  /** What is still served of the build before: pages of it live on in caches and open tabs. */
  readonly previousDir?: string;
  readonly manifest?: Manifest;
  /** The text of the one style sheet of the build. */
  readonly sheet?: string;
  /** The document of the frame of /admin, or where to get it (development). */
  readonly screen?: string | (() => Promise<string>);
  /** Names the build to whoever asks for the health of the process. */
  readonly build?: string;
  /** Development keeps no pages and allows the inline scripts of hot reload. */
  readonly mode?: 'production' | 'development';
  /** One line per failure. */
  readonly report?: (message: string) => void;
}

export interface ShopHandler {
  readonly fetch: (request: Request) => Response | Promise<Response>;
  /** What can be answered without any of that: pages that are kept. */
  readonly quick: QuickAnswer;
  /** The data of the pages; `read(null)` warms it up. */
  readonly data: DataSource;
  readonly close: () => void;
}

const BACK_END_PATHS = ['/api/v1/*', '/demo/*'] as const;

const templateOf = (template: ShopHandlerOptions['template']): ((path: string) => Promise<Template>) => {
  if (typeof template === 'function') return async (path) => parseTemplate(await template(path));
  const parsed = Promise.resolve(parseTemplate(template));
  return () => parsed;
};

/** A path that cannot be decoded is served as it came; it matches no file. */
const decodedPath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

const methodNotAllowed = (headers: HeaderTable) => (): Response =>
  new Response(null, { status: 405, headers: { ...headers, allow: 'GET, HEAD', 'cache-control': NO_STORE } });

const fileAnswer =
  (files: Files, common: HeaderTable) => async (context: Context, next: () => Promise<void>) => {
    const path = decodedPath(context.req.path);
    const file = files(context.req.raw, path);
    if (file !== null) return file;
    if (isMissingFile(path)) return missingFile(common);
    await next();
    return undefined;
  };

const createShared = (
  { config, sharedState = () => Promise.resolve('{}') }: ShopHandlerOptions,
  data: DataSource,
): SharedStates =>
  createSharedStates({
    config: config.page,
    sharedState,
    read: data.read,
    headers: commonHeaders(config.page),
  });

const createPageAnswers = (options: ShopHandlerOptions, data: DataSource, shared: SharedStates) => {
  const mode = options.mode ?? 'production';
  const config = options.config.page;
  const cache = mode === 'production' ? createPageCache() : null;
  const headers = pageHeaders(config, mode);
  const page = createPages({
    config,
    data,
    shared,
    render: options.render,
    template: templateOf(options.template),
    manifest: options.manifest ?? {},
    cache,
    headers,
    policyOf: (allowed, path) => contentPolicy(config, mode, { ...allowed, frames: framesOf(path) }),
    sheet: options.sheet ?? null,
  });
  return { page, quick: cache ? createQuickPages({ config, data, cache, headers }) : () => false };
};

const createCrawlerAnswer = ({ config, seoPages }: ShopHandlerOptions, data: DataSource) =>
  createCrawlers({
    config: config.page,
    data,
    seoPages: seoPages ?? (() => Promise.resolve([])),
    headers: commonHeaders(config.page),
  });

/** The embedded back end, packed and guarded like everything else that the shop answers. */
const mountBackend = (app: Hono, backend: Backend, common: HeaderTable): void => {
  // Pages of any origin may read it (assumptions, section 6, "CORS").
  const ofBackend = {
    'cache-control': NO_STORE,
    ...common,
    'cross-origin-resource-policy': 'cross-origin',
  };
  const guard = async (context: Context, next: () => Promise<void>): Promise<void> => {
    await next();
    for (const [name, value] of Object.entries(ofBackend))
      if (!context.res.headers.has(name)) context.header(name, value);
  };
  for (const path of BACK_END_PATHS) {
    app.use(path, guard, compress());
    app.all(path, (context) => backend.fetch(context.req.raw));
  }
};

const createBuiltFiles = ({ clientDir, previousDir }: ShopHandlerOptions, common: HeaderTable): Files =>
  clientDir === null
    ? () => null
    : createFiles(previousDir === undefined ? [clientDir] : [clientDir, previousDir], common);

const createScreenAnswer = ({ config, screen = '', mode = 'production' }: ShopHandlerOptions) => {
  const headers = screenHeaders(config.page, mode);
  return async (): Promise<Response> =>
    new Response(typeof screen === 'string' ? screen : await screen(), { headers });
};

/** The whole shop as one function from request to response: the embedded back end, then files, then pages. */
export const createShopHandler = (options: ShopHandlerOptions): ShopHandler => {
  const { config, backend, mode = 'production', build = mode, report = console.error } = options;
  const common = commonHeaders(config.page);
  const ofPages = pageHeaders(config.page, mode);
  const data = createDataSource({ readApi: createReadApi(config, backend ?? null), report });
  const shared = createShared(options, data);
  const { page, quick } = createPageAnswers(options, data, shared);
  const crawlers = createCrawlerAnswer(options, data);
  const files = createBuiltFiles(options, common);

  const app = new Hono();
  if (backend !== undefined) mountBackend(app, backend, common);
  app.get(HEALTH_PATH, createHealth({ data, build, headers: common }));
  for (const path of CRAWLER_PATHS) app.get(path, (context) => crawlers(context.req.raw));
  app.get(SHARED_PATH, async (context) => {
    const answer = await shared.answer(context.req.raw, context.req.param('city'));
    return answer ?? missingFile(common);
  });
  app.get(SCREEN_PATH, createScreenAnswer(options));
  app.get('*', fileAnswer(files, common), (context) => page(context.req.raw));
  app.all('*', methodNotAllowed(common));
  app.onError((error, context) => {
    if (error instanceof TooBusy) return busyPage(ofPages);
    report(withoutSecrets(`${context.req.path} failed: ${error.stack ?? error.message}`));
    return errorPage(ofPages);
  });
  return { fetch: (request) => app.fetch(request), quick, data, close: data.close };
};
