import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ModuleGraph } from '../../src/app/build/moduleGraph.ts';
import { readManifest } from '../../src/app/server/modules.ts';
import { CLIENT_DIR, CLIENT_SOURCE, EARLY_SOURCE, MODULES } from '../../src/app/server/paths.ts';
import { startServer } from '../e2e/server.ts';
import { AHEAD, AHEAD_KB, FONTS_KB, LATER, PAGES, WITH_FORMS, type MeasuredPage } from './budgets.ts';
import { filesOf, gzipKb, heaviest, trespasses } from './weigh.ts';

/** What comes right behind a page that is alive. */
const WORKING = 'src/app/boot/working.ts';
const manifest = readManifest(join(CLIENT_DIR, '.vite/manifest.json'));
const graph = JSON.parse(readFileSync(MODULES, 'utf8')) as ModuleGraph;
const built = (file: string): Buffer => readFileSync(join(CLIENT_DIR, file));
const weightOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipKb(built(file)), 0);

const broken: string[] = [];
const hold = (what: string, is: number, budget: number, hint: () => string = () => ''): string => {
  if (is > budget) broken.push(`${what}: ${is.toFixed(1)} of ${budget}${hint()}`);
  return `${is.toFixed(is >= 100 || Number.isInteger(is) ? 0 : 1)}/${budget}`;
};

const scriptsOf = (source: string): readonly string[] =>
  filesOf(manifest, [EARLY_SOURCE, CLIENT_SOURCE, source]);

/** The page as a browser gets it. */
const htmlOf = async (
  url: string,
): Promise<{ readonly raw: number; readonly br: number; readonly links: number }> => {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  const packed = Number(response.headers.get('content-length'));
  const text = await response.text();
  return {
    raw: Buffer.byteLength(text) / 1_000,
    br: packed / 1_000,
    links: [...text.matchAll(/<link[^>]* (?:rel="stylesheet"|as="font"|as="fetch")/g)].length,
  };
};

const measure = async (name: string, page: MeasuredPage, origin: string): Promise<Record<string, string>> => {
  const files = scriptsOf(page.source);
  const { budget } = page;
  const html = await htmlOf(origin + page.path);
  const layers = Object.entries(LATER).filter(
    ([what]) => !(WITH_FORMS.includes(name) && /^(?:dialogs|React Aria)/.test(what)),
  );
  for (const { what, module, way } of trespasses(graph, files, Object.fromEntries(layers)))
    broken.push(`${name}: ${what} before they are asked for: ${module} ← ${way.join(' ← ')}`);
  const hint = (): string => `\n    ${heaviest(graph, files, 12).join('\n    ')}`;
  return {
    'code, kB gzip': hold(`${name}, code until a press works`, weightOf(files), budget.codeKb, hint),
    files: hold(`${name}, files of code`, files.length, budget.files, () => `: ${files.join(', ')}`),
    'styles, kB gzip': hold(
      `${name}, styles`,
      weightOf([manifest['style.css']?.file ?? '']),
      budget.stylesKb,
    ),
    'HTML, kB': hold(`${name}, HTML`, html.raw, budget.htmlRawKb),
    'HTML br, kB': hold(`${name}, HTML packed`, html.br, budget.htmlBrKb),
    requests: hold(`${name}, requests`, 1 + files.length + html.links, budget.requests),
  };
};

/** What comes once the catalogue is calm, beyond what it has with its working layer. */
const aheadKb = (): number => {
  const present = new Set([...scriptsOf(PAGES['catalogue']?.source ?? ''), ...filesOf(manifest, [WORKING])]);
  return weightOf(filesOf(manifest, AHEAD).filter((file) => !present.has(file)));
};

const fontsKb = (): number =>
  readdirSync(join(CLIENT_DIR, 'assets'))
    .filter((name) => name.endsWith('.woff2'))
    .reduce((sum, name) => sum + built(`assets/${name}`).length, 0) / 1_000;

for (const source of AHEAD) if (!manifest[source]) broken.push(`${source} is fetched ahead, and not built`);
const shop = await startServer('src/app/server/start.ts', {});
try {
  const rows: Record<string, Record<string, string>> = {};
  for (const [name, page] of Object.entries(PAGES)) rows[name] = await measure(name, page, shop.url);
  console.table(rows);
  console.log(`fetched ahead: ${hold('fetched ahead', aheadKb(), AHEAD_KB)} kB gzip`);
  console.log(`fonts: ${hold('fonts', fontsKb(), FONTS_KB)} kB`);
} finally {
  await shop.stop();
}
for (const line of broken) console.error(`Broken budget: ${line}`);
process.exit(broken.length > 0 ? 1 : 0);
