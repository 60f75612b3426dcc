import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromiumPath } from './browser.ts';
import { NEXT_PAGE, pagesOf } from './pages.ts';
import type { Figure } from './figures.ts';
import { PEERS } from './peers.ts';
import { startNext, startShop } from './shops.ts';
import { figure, median } from './statistics.ts';
import type { Run, Subject } from './subject.ts';

const ROUNDS = 5;
const PATIENCE_MS = 280_000;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const AUDITS = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'speed index ms': 'speed-index',
} as const;

/** How quick Lighthouse finds the machine, which its ×4 is applied to. */
const MACHINE = 'machine';

/** As much of the two peers as is called here. */
interface Lighthouse {
  readonly default: (
    url: string,
    flags: { port: number; onlyCategories: readonly string[]; logLevel: 'error'; maxWaitForLoad: number },
  ) => Promise<{
    readonly lhr: {
      readonly runtimeError?: { readonly code: string; readonly message: string };
      readonly environment: { readonly benchmarkIndex: number };
      readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
      readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
    };
  }>;
}
interface Puppeteer {
  readonly default: {
    readonly launch: (options: {
      executablePath: string;
      args: readonly string[];
      protocolTimeout: number;
    }) => Promise<{ readonly wsEndpoint: () => string; readonly close: () => Promise<void> }>;
  };
}

/** A peer by its name, as Node finds it from the peers' own folder; the shop's type check knows none of them. */
const load = async (name: string): Promise<unknown> => {
  const path = createRequire(join(PEERS, 'package.json')).resolve(name);
  return import(pathToFileURL(path).href);
};

type Scores = Readonly<Record<string, number>>;

/** Lighthouse loses the trace of a page now and then, and asks to be run again. */
const MOST_TRIES = 3;
const LOST_TRACE = 'NO_NAVSTART';

const createJudge = async (executablePath: string) => {
  const { default: lighthouse } = (await load('lighthouse')) as Lighthouse;
  const { default: puppeteer } = (await load('puppeteer-core')) as Puppeteer;
  const judge = async (url: string, tries = 1): Promise<Scores> => {
    const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
    const browser = await puppeteer.launch({ executablePath, args, protocolTimeout: PATIENCE_MS });
    try {
      const port = Number(new URL(browser.wsEndpoint()).port);
      const flags = { port, onlyCategories: CATEGORIES, logLevel: 'error', maxWaitForLoad: 120_000 } as const;
      const { lhr } = await lighthouse(url, flags);
      if (lhr.runtimeError?.code === LOST_TRACE && tries < MOST_TRIES) return await judge(url, tries + 1);
      if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
      const scores: readonly (readonly [string, number])[] = CATEGORIES.map((name) => [
        name,
        (lhr.categories[name]?.score ?? Number.NaN) * 100,
      ]);
      const times: readonly (readonly [string, number])[] = Object.entries(AUDITS).map(([name, id]) => [
        name,
        lhr.audits[id]?.numericValue ?? Number.NaN,
      ]);
      return { ...Object.fromEntries([...scores, ...times]), [MACHINE]: lhr.environment.benchmarkIndex };
    } finally {
      await browser.close();
    }
  };
  return (url: string) => judge(url);
};

/** To as many digits as Lighthouse itself tells of it. */
const SHIFT_DIGITS = 3;

const figuresOf = (kept: ReadonlyMap<string, readonly Scores[]>): readonly Figure[] => {
  const next = kept.get(NEXT_PAGE) ?? [];
  const valuesOf = (scores: readonly Scores[], name: string) =>
    scores.map((score) => score[name] ?? Number.NaN);
  return [...kept]
    .filter(([page]) => page !== NEXT_PAGE)
    .flatMap(([page, scores]): readonly Figure[] => {
      const of = (name: string, unit: string, shop: readonly number[]): Figure => ({
        name: `${page}: ${name}`,
        unit,
        shop,
      });
      const fcp = valuesOf(scores, 'FCP ms');
      const isCatalogue = page === 'catalogue';
      return [
        {
          ...of('FCP', 'ms', fcp),
          ...(isCatalogue && { peer: { name: 'Next', values: valuesOf(next, 'FCP ms') } }),
        },
        of(
          'LCP after FCP',
          'ms',
          valuesOf(scores, 'LCP ms').map((lcp, round) => lcp - (fcp[round] ?? Number.NaN)),
        ),
        of('TBT', 'ms', valuesOf(scores, 'TBT ms')),
        of(
          'CLS',
          '',
          valuesOf(scores, 'CLS').map((shift) => Number(shift.toFixed(SHIFT_DIGITS))),
        ),
        ...CATEGORIES.map((name) => of(name, '', valuesOf(scores, name))),
      ];
    });
};

const NOTES = [
  'Lighthouse’s preset for phones (simulated slow 4G, CPU ×4) in a fresh browser; medians. The first four columns are its scores of 100. The cart is not for search engines, so its SEO score is low on purpose.',
  'Next’s page has the same dishes with the same pictures and one button a dish, and nothing else of the shop.',
  '«machine» is what Lighthouse’s own loop makes of the machine just then: 1,500 and more is what its ×4 is meant for. A task of 12 ms blocks nothing, one of 25 ms blocks 50.',
];

const judgeAll = async ({ rounds, say }: Run, pages: Readonly<Record<string, string>>) => {
  const judge = await createJudge(await chromiumPath(say));
  const kept = new Map<string, Scores[]>(Object.keys(pages).map((name) => [name, []]));
  const entries = Object.entries(pages);
  for (let round = 0; round < rounds(ROUNDS); round += 1)
    for (const [name, url] of round % 2 === 0 ? entries : entries.toReversed()) {
      say(`  ${name}, round ${round + 1}`);
      kept.get(name)?.push(await judge(url));
    }
  return kept;
};

const resultOf = (kept: ReadonlyMap<string, readonly Scores[]>) => {
  const columns = [...CATEGORIES, ...Object.keys(AUDITS), MACHINE];
  return {
    title: 'Lighthouse, phone',
    notes: NOTES,
    columns: ['page', ...columns],
    figures: figuresOf(kept),
    rows: [...kept].map(([name, scores]) => [
      name,
      ...columns.map((column) => figure(median(scores.map((score) => score[column] ?? Number.NaN)))),
    ]),
  };
};

/** What Lighthouse says of the shop's pages, and of Next's page of the same dishes. */
export const lighthouse: Subject = {
  peers: ['lighthouse', 'next'],
  own: ['react'],
  async measure(run) {
    const shop = await startShop();
    const next = await startNext(shop, run.say);
    try {
      return resultOf(await judgeAll(run, pagesOf(shop, next)));
    } finally {
      await next.stop();
      await shop.stop();
    }
  },
};
