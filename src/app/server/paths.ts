import { fileURLToPath } from 'node:url';

const inRoot = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The folder of the project. */
export const ROOT = inRoot('.');
export const TEMPLATE = inRoot('index.html');
export const CLIENT_DIR = inRoot('dist/client');
/** Assets of the build before. */
export const PREVIOUS_DIR = inRoot('dist/previous');
/** Source maps of what is served, given to nobody: `npm run stack` reads them. */
export const MAPS_DIR = inRoot('dist/maps');
export const SERVER_DIR = inRoot('dist/server');
/** Vite's entry of the page renderer, and its build: JSX needs a bundler, all else runs as it is. */
export const RENDER_SOURCE = 'src/app/server/render.tsx';
export const RENDER_BUILD = inRoot('dist/server/render.js');
/** The style sheet as it was written, in layers: pages carry parts of it. Browsers get one without (`src/app/build/flatSheet.ts`). */
export const LAYERED_SHEET = inRoot('dist/server/style.css');
/** What the built scripts are made of: `npm run size` reads it. */
export const MODULES = inRoot('dist/server/modules.json');
/** What the sources were when the build was finished; no build without it. */
export const BUILD_STAMP = inRoot('dist/server/sources.sha256');
/** What Node has compiled of the server, for its next start. */
export const COMPILED_DIR = inRoot('dist/compiled');
/** Fills it. */
export const COMPILE_SOURCE = 'src/app/server/compile.ts';
/** What index.html starts the shop with. */
export const CLIENT_SOURCE = 'src/app/boot/client.ts';
/** The script that keeps the clicks made before the page is ready. */
export const EARLY_SOURCE = 'src/app/boot/early/early.ts';
/** The service worker for messages; its build has a name of its own, since its address must not change. */
export const WORKER_SOURCE = 'src/app/worker/push.ts';
/** What the frame of /admin begins with (decision 0047): a build of its own, beside the client's, with a manifest of its own. */
export const SCREEN_SOURCE = 'src/app/screen/screen.tsx';
export const SCREEN_MANIFEST = '.vite/screen.json';
