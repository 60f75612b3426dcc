import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { ModuleGraph } from '../../src/app/build/moduleGraph.ts';
import { CLIENT_DIR, MODULES } from '../../src/app/server/paths.ts';
import { chromiumPath, openBrowser } from '../bench/browser.ts';
import { startServer } from '../e2e/server.ts';
import { aliveFiles, built, builtManifest } from './built.ts';
import { AHEAD, AHEAD_KB, FONTS_KB, PAGES, WHOLE, WHOLE_KB, type MeasuredPage } from './budgets.ts';
import { htmlOf, type PageHtml } from './html.ts';
import { LATER } from './layers.ts';
import { complaint, isBroken, told, type Limit } from './limits.ts';
import { scriptsAhead, visit, type Visit } from './visits.ts';
import { filesOf, grown, gzipKb, heaviest, sizesOf, sooner, withSteadyNames, type Sizes } from './weigh.ts';

const manifest = builtManifest();
const graph = JSON.parse(readFileSync(MODULES, 'utf8')) as ModuleGraph;
const weightOf = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipKb(Buffer.from(withSteadyNames(built(file).toString()))), 0);

/** Written by `npm run size -- --keep`, whenever a budget is made another. */
const KEPT = join(import.meta.dirname, 'kept.json');
const kept = JSON.parse(readFileSync(KEPT, 'utf8')) as Sizes;

const broken: string[] = [];
const hold = (what: string, is: number, limit: Limit, hint: () => string = () => ''): string => {
  if (isBroken(is, limit)) broken.push(complaint(what, is, limit, hint()));
  return told(is, limit);
};

interface Measured {
  readonly page: MeasuredPage;
  readonly html: PageHtml;
  readonly known: Visit;
  readonly stranger: Visit;
}

/** Who brought a module along is seen by so many of its importers. */
const WAY_SHOWN = 4;

/** Code of one kind among these files, where none of it may be. */
const holdOff = (where: string, files: readonly string[], pattern: RegExp, when: string): void => {
  const [first, ...others] = sooner(graph, files, pattern);
  if (!first) return;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  const way = first.way.slice(0, WAY_SHOWN).map((importer) => ` ← ${importer}`);
  broken.push(`${where} ${when}: ${first.module}${more}${way.join('')}`);
};

/** Code that comes before its layer on this page. */
const holdLayers = (name: string, alive: readonly string[], atRest: readonly string[]): void => {
  for (const [what, { pattern, layer }] of Object.entries(LATER))
    if (layer === 'working') holdOff(`${name}: ${what}`, alive, pattern, 'before a press works');
    else holdOff(`${name}: ${what}`, atRest, pattern, 'before it is asked for');
};

/** Code that is fetched ahead and has to come with its place alone. */
const holdInPlace = (files: readonly string[]): void => {
  for (const [what, { pattern, layer }] of Object.entries(LATER))
    if (layer === 'in its place') holdOff(what, files, pattern, 'is fetched ahead');
};

/** Where to look: at what has grown, else at what is heavy. */
const heavy = (files: readonly string[]) => (): string => {
  const more = grown(graph, files, kept, 12);
  return ['', ...(more.length > 0 ? more : heaviest(graph, files, 12))].join('\n    ');
};

const measure = (name: string, { page, html, known, stranger }: Measured): Record<string, string> => {
  const { budget, source } = page;
  const alive = aliveFiles(source);
  const missing = alive.filter((file) => !known.untilAlive.includes(`/${file}`));
  if (missing.length > 0) broken.push(`${name}: a press worked without ${missing.join(', ')}`);
  const atRest = known.scripts.map((path) => path.slice(1));
  const ofQuestion = html.isAsking ? [] : stranger.scripts.filter((path) => !known.scripts.includes(path));
  const whole = new Set([...alive, ...ofQuestion.map((path) => path.slice(1))]);
  holdLayers(name, alive, atRest);
  const of = (what: string) => `${name}, ${what}`;
  return {
    'code until a press, kB gzip': hold(
      of('code until a press'),
      html.scripts + weightOf(alive),
      budget.codeKb,
      heavy(alive),
    ),
    'files of it': hold(of('files of code'), alive.length, budget.files, () => `: ${alive.join(', ')}`),
    'first visit, kB gzip': hold(
      of('code of a first visit'),
      html.scripts + weightOf(whole),
      budget.firstVisitKb,
      heavy([...whole]),
    ),
    'code at rest, kB gzip': hold(
      of('code at rest'),
      html.scripts + weightOf(atRest),
      budget.restKb,
      heavy(atRest),
    ),
    'styles, kB gzip': hold(
      of('styles'),
      weightOf([manifest['style.css']?.file ?? []].flat()),
      budget.stylesKb,
    ),
    'HTML, kB': hold(of('HTML'), html.raw, budget.htmlRawKb),
    'HTML br, kB': hold(of('HTML packed'), html.br, budget.htmlBrKb),
    'requests at rest': hold(
      of('requests at rest'),
      known.asked.length,
      budget.requests,
      () => `:\n    ${known.asked.join('\n    ')}`,
    ),
    'requests of a first visit': hold(
      of('requests of a first visit'),
      stranger.asked.length,
      budget.firstRequests,
      () => `:\n    ${stranger.asked.join('\n    ')}`,
    ),
  };
};

interface Calm {
  readonly whole: readonly string[];
  readonly ahead: readonly string[];
}

/** What comes once the catalogue is calm, beyond what it has: the whole shop, and then the way to the order. */
const calmFiles = ({ known }: Measured): Calm => {
  const present = new Set(known.scripts.map((path) => path.slice(1)));
  const whole = filesOf(manifest, WHOLE).filter((file) => !present.has(file));
  const had = new Set([...present, ...whole]);
  return { whole, ahead: filesOf(manifest, AHEAD).filter((file) => !had.has(file)) };
};

/** A browser that saves nothing fetches what the budgets count, all of it and nothing else. */
const holdAhead = ({ known }: Measured, { whole, ahead }: Calm, fetched: readonly string[]): void => {
  const counted = new Set([...known.scripts, ...[...whole, ...ahead].map((file) => `/${file}`)]);
  holdInPlace([...counted].map((path) => path.slice(1)));
  const beyond = fetched.filter((path) => !counted.has(path));
  const missing = [...counted].filter((path) => !fetched.includes(path));
  if (beyond.length > 0) broken.push(`fetched ahead, and in no budget: ${beyond.join(', ')}`);
  if (missing.length > 0) broken.push(`counted as fetched ahead, and not fetched: ${missing.join(', ')}`);
};

const fontsKb = (): number =>
  readdirSync(join(CLIENT_DIR, 'assets'))
    .filter((name) => name.endsWith('.woff2'))
    .reduce((sum, name) => sum + built(`assets/${name}`).length, 0) / 1_000;

type Pages = Readonly<Record<string, Measured>>;

/** All pages, each opened by both visitors; pages side by side, since nothing here is a time. */
const visitPages = async (browser: Browser, shop: string): Promise<Pages> => {
  const measured = Object.entries(PAGES).map(async ([name, page]) => {
    const address = shop + page.path;
    const known = await visit(browser, address, 'city chosen');
    const stranger = await visit(browser, address, 'first visit');
    return [name, { page, html: await htmlOf(address), known, stranger }] as const;
  });
  return Object.fromEntries(await Promise.all(measured));
};

const visitAll = async (): Promise<{ readonly measured: Pages; readonly calm: Calm }> => {
  const shop = await startServer('src/app/server/start.ts', {});
  const browser = await openBrowser(await chromiumPath(console.log));
  try {
    const measured = await visitPages(browser, shop.url);
    const catalogue = measured['catalogue']!;
    const calm = calmFiles(catalogue);
    const awaited = [...calm.whole, ...calm.ahead].map((file) => `/${file}`);
    holdAhead(catalogue, calm, await scriptsAhead(browser, shop.url + catalogue.page.path, awaited));
    return { measured, calm };
  } finally {
    await browser.close();
    await shop.stop();
  }
};

for (const source of [...WHOLE, ...AHEAD])
  if (!manifest[source]) broken.push(`${source} is fetched ahead, and not built`);
const { measured, calm } = await visitAll();
for (const [name, one] of Object.entries(measured)) {
  const rows = measure(name, one);
  console.log(`\n${name} ${one.page.path}`);
  for (const [what, is] of Object.entries(rows)) console.log(`  ${what.padEnd(28)} ${is}`);
}
const { whole, ahead } = calm;
console.log(`\nthe whole shop: ${hold('the whole shop', weightOf(whole), WHOLE_KB, heavy(whole))} kB gzip`);
console.log(`fetched ahead: ${hold('fetched ahead', weightOf(ahead), AHEAD_KB, heavy(ahead))} kB gzip`);
const visited = Object.values(measured).flatMap(({ known, stranger }) => [
  ...known.scripts,
  ...stranger.scripts,
]);
const sizes = sizesOf(graph, [...visited.map((path) => path.slice(1)), ...whole, ...ahead]);
if (process.argv.includes('--keep')) writeFileSync(KEPT, `${JSON.stringify(sizes, null, 2)}\n`);
console.log(`fonts: ${hold('fonts', fontsKb(), FONTS_KB)} kB`);
for (const line of broken) console.error(`Broken budget: ${line}`);
process.exit(broken.length > 0 ? 1 : 0);
