import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../../../src/app/server/paths.ts';
import { PEERS } from '../peers.ts';
import { PORTS } from '../ports.ts';

const OUT = join(ROOT, '.cache/bench/plus');
const PAGE = '<!doctype html><html lang="ru"><body><script type="module" src="/plain.js"></script>';

/** The peers' page, built as for production with their own React and served; `#by-hand` is the one without React. */
export const servePlainPage = async (): Promise<{ readonly origin: string; readonly stop: () => void }> => {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: OUT,
      copyPublicDir: false,
      minify: true,
      lib: { entry: join(PEERS, 'plus/plainCards.tsx'), formats: ['es'], fileName: 'plain' },
    },
  });
  const script = readFileSync(join(OUT, 'plain.js'));
  const server = createServer(({ url }, response) => {
    const isScript = url === '/plain.js';
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8' });
    response.end(isScript ? script : PAGE);
  });
  await new Promise<void>((resolve) => {
    server.listen(PORTS.plain, '127.0.0.1', resolve);
  });
  return { origin: `http://127.0.0.1:${PORTS.plain}`, stop: () => server.close() };
};
