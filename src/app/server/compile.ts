import { pathToFileURL } from 'node:url';
import { keepCompiled } from './compiled.ts';
import { RENDER_BUILD } from './paths.ts';

/** Run once after a build: imports all that a start does, and keeps what was compiled when it ends. */
keepCompiled();
const { loadEmbeddedBackend } = await import('./embedded.ts');
const { readConfig } = await import('./config.ts');
await import('./openShop.ts');
await import(pathToFileURL(RENDER_BUILD).href);
(await loadEmbeddedBackend(readConfig({})))?.close();
