import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { InlineConfig } from 'vite';
import { keepAssets } from '../server/keptAssets.ts';
import { runCommand } from '../server/listen.ts';
import {
  BUILD_STAMP,
  CLIENT_DIR,
  CLIENT_SOURCE,
  COMPILE_SOURCE,
  COMPILED_DIR,
  EARLY_SOURCE,
  LAYERED_SHEET,
  MAPS_DIR,
  MODULES,
  PREVIOUS_DIR,
  RENDER_BUILD,
  RENDER_SOURCE,
  ROOT,
  SCREEN_MANIFEST,
  SCREEN_SOURCE,
  SERVER_DIR,
  TEMPLATE,
  WORKER_SOURCE,
} from '../server/paths.ts';
import { sourceStamp } from '../server/sourceStamp.ts';
import { readManifest } from '../server/modules.ts';
import { type Arrivals, createArrivals } from './arrivals.ts';
import { flattenSheet } from './flatSheet.ts';
import { pageTemplate } from './pageTemplate.ts';
import { chunks } from './chunks.ts';
import { graphing, type ModuleGraph } from './moduleGraph.ts';
import { takeMaps } from './sourceMaps.ts';
import { WORKER_PATH } from '../../ports/readers/pushConfig.ts';

const PACKED = /\.(js|css|svg|json|webmanifest|txt)$/;
/** Smaller files fit into one packet as they are. */
const SMALLEST_PACKED = 1_024;

const common: InlineConfig = { root: ROOT, logLevel: 'warn', mode: 'production' };

/** RxJS for browsers of today: without it it comes as ES5, a fifth larger. */
const FOR_TODAY = { conditions: ['es2015', 'module', 'browser', 'development|production'] };

const clientBuild = (arrivals: Arrivals, tell: (graph: ModuleGraph) => void): InlineConfig => ({
  ...common,
  plugins: [graphing(ROOT, tell), arrivals.plugin],
  resolve: FOR_TODAY,
  build: {
    outDir: CLIENT_DIR,
    emptyOutDir: true,
    manifest: true,
    sourcemap: 'hidden',
    modulePreload: {
      resolveDependencies: (_file, needed, { hostId }) => arrivals.missing(hostId, needed),
    },
    // 20 kB packed: less than what two dozen sheets cost in requests before the first paint.
    cssCodeSplit: false,
    rolldownOptions: {
      input: join(ROOT, CLIENT_SOURCE),
      output: {
        codeSplitting: { groups: chunks() },
      },
    },
  },
});

/**
 * The frame of /admin. It is built by itself: with the client in one build, what the two share would be cut otherwise, and
 * each page of the shop would pay for it.
 */
const screenBuild: InlineConfig = {
  ...common,
  resolve: FOR_TODAY,
  build: {
    outDir: CLIENT_DIR,
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: SCREEN_MANIFEST,
    sourcemap: 'hidden',
    cssCodeSplit: false,
    rolldownOptions: { input: join(ROOT, SCREEN_SOURCE) },
  },
};

/** A classic script that stands in each page: it runs before anything is painted, and no request is made for it. */
const firstScriptBuild: InlineConfig = {
  ...common,
  build: {
    write: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: join(ROOT, EARLY_SOURCE),
      output: { format: 'iife', codeSplitting: false },
    },
  },
};

/** One classic script without imports: not every browser starts a worker that is a module. */
const workerBuild: InlineConfig = {
  ...common,
  build: {
    outDir: CLIENT_DIR,
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: join(ROOT, WORKER_SOURCE),
      output: { format: 'iife', entryFileNames: WORKER_PATH.slice(1), codeSplitting: false },
    },
  },
};

/** The renderer carries its libraries, so that it runs React's production build whatever surrounds it. */
const renderBuild: InlineConfig = {
  ...common,
  build: {
    outDir: SERVER_DIR,
    emptyOutDir: true,
    ssr: RENDER_SOURCE,
    copyPublicDir: false,
    minify: false,
    // What a page fetches later the server has from the beginning.
    rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
  },
  ssr: { noExternal: true },
};

const packFile = (path: string): void => {
  const bytes = readFileSync(path);
  if (bytes.length < SMALLEST_PACKED) return;
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
};

const packFiles = (folder: string): void => {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter(({ name }) => PACKED.test(name)))
    packFile(join(entry.parentPath, entry.name));
};

const writeTemplate = (firstScript: string): void =>
  writeFileSync(
    join(CLIENT_DIR, 'index.html'),
    pageTemplate(
      readFileSync(TEMPLATE, 'utf8'),
      readManifest(join(CLIENT_DIR, '.vite/manifest.json')),
      firstScript,
    ),
  );

/** The code of a build that writes nothing. */
const codeOf = (built: unknown): string => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite's own type says nothing of which of its outputs it is
  const { output } = [built].flat()[0] as { readonly output: readonly { readonly code?: string }[] };
  return output[0]?.code ?? '';
};

/** In a process of its own: this one has compiled its part already, with the bundler. */
const compileServer = (): void => {
  rmSync(COMPILED_DIR, { recursive: true, force: true });
  execFileSync(process.execPath, [join(ROOT, COMPILE_SOURCE)], { stdio: 'inherit' });
};

const isBuilt = (stamp: string): boolean =>
  existsSync(BUILD_STAMP) && readFileSync(BUILD_STAMP, 'utf8') === stamp && existsSync(RENDER_BUILD);

const buildAll = async (stamp: string): Promise<void> => {
  const started = Date.now();
  // A build that was broken off left no stamp: what it has of assets is not worth keeping.
  if (existsSync(BUILD_STAMP)) keepAssets(CLIENT_DIR, PREVIOUS_DIR);
  rmSync(BUILD_STAMP, { force: true });
  // Loaded only now: a shop that is built already starts without Vite.
  const { build: viteBuild } = await import('vite');
  let graph: ModuleGraph | null = null;
  await viteBuild(clientBuild(createArrivals(), (told) => (graph = told)));
  const layered = flattenSheet(CLIENT_DIR);
  writeTemplate(codeOf(await viteBuild(firstScriptBuild)));
  await viteBuild(screenBuild);
  await viteBuild(workerBuild);
  await viteBuild(renderBuild);
  writeFileSync(LAYERED_SHEET, layered);
  const assets = join(CLIENT_DIR, 'assets');
  takeMaps(assets, MAPS_DIR, [assets, join(PREVIOUS_DIR, 'assets')]);
  packFiles(CLIENT_DIR);
  writeFileSync(MODULES, JSON.stringify(graph));
  // Written last: a build that was broken off is no build.
  writeFileSync(BUILD_STAMP, stamp);
  compileServer();
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
};

/** Builds the client, its service worker and the page renderer into dist/, unless no source has changed since the last build. */
export const buildIfStale = async (): Promise<void> => {
  // Vite and React choose their production code by it.
  process.env['NODE_ENV'] = 'production';
  const stamp = sourceStamp(ROOT);
  if (isBuilt(stamp)) return;
  console.log('The sources have changed: building the shop');
  await buildAll(stamp);
};

if (import.meta.main) {
  await runCommand(async () => {
    await buildIfStale();
    console.log('dist/ is up to date');
  });
}
