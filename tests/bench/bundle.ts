import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { ROOT } from '../../src/app/server/paths.ts';
import { PEERS } from './peers.ts';

/** A part of the bench bundled for browsers by the shop's own bundler, as the shop is: a file. `entry` is named from tests/bench. */
export const bundle = async (entry: string): Promise<string> => {
  const name = entry.replaceAll('/', '-').replace(/\.ts$/, '');
  const outDir = join(ROOT, '.cache/bench', name);
  await build({
    root: ROOT,
    logLevel: 'warn',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      copyPublicDir: false,
      lib: { entry: join(PEERS, entry), formats: ['es'], fileName: name },
      rolldownOptions: { external: [/^node:/] },
    },
  });
  return join(outDir, `${name}.js`);
};

/** The same run in Node: its own loader would choose other builds of the libraries. The caller says what it exports. */
export const loadBundled = async (entry: string): Promise<unknown> =>
  import(pathToFileURL(await bundle(entry)).href);
