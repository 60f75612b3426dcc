import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from 'playwright';
import { chromiumPath, openBrowser, PHONE } from './browser.ts';
import { pagesOf } from './pages.ts';
import { startNext, startShop } from './shops.ts';
import { figure, median } from './statistics.ts';
import type { Run, Subject } from './subject.ts';

const ROUNDS = 3;
/** By then a page that nobody touches has fetched all that it wants. */
const REST_MS = 8_000;
const KINDS = ['html', 'js', 'css', 'font', 'picture', 'other'] as const;
type Kind = (typeof KINDS)[number];

interface Asked {
  readonly url: string;
  readonly priority: string;
  /** Seconds. */
  readonly start: number;
  readonly isBeforeLoad: boolean;
  kind: Kind;
  end: number | null;
  bytes: number;
}

interface Load {
  readonly asked: readonly Asked[];
  readonly dishes: number;
  /** Bytes of the document, unpacked. */
  readonly raw: number;
}

const kindOf = (type: string, url: string): Kind => {
  if (type === 'Document') return 'html';
  if (type === 'Script' || /\.js(\?|$)/.test(url)) return 'js';
  if (type === 'Stylesheet' || /\.css(\?|$)/.test(url)) return 'css';
  if (type === 'Font' || /\.woff2/.test(url)) return 'font';
  return type === 'Image' ? 'picture' : 'other';
};

/** Writes down every request of a page, with the bytes that came over the wire, headers too. */
const watch = async (cdp: CDPSession, isLoaded: () => boolean): Promise<ReadonlyMap<string, Asked>> => {
  const asked = new Map<string, Asked>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    const { url, initialPriority: priority } = request;
    const kind = kindOf(type ?? '', url);
    if (url.startsWith('http'))
      asked.set(requestId, {
        url,
        priority,
        kind,
        start: timestamp,
        isBeforeLoad: !isLoaded(),
        end: null,
        bytes: 0,
      });
  });
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    const known = asked.get(requestId);
    if (known) known.kind = kindOf(type, response.url);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const known = asked.get(requestId);
    if (known) Object.assign(known, { bytes: encodedDataLength, end: timestamp });
  });
  await cdp.send('Network.enable');
  return asked;
};

const load = async (chromium: string, address: string): Promise<Load> => {
  const browser = await openBrowser(chromium);
  try {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    let isLoaded = false;
    page.once('load', () => {
      isLoaded = true;
    });
    const asked = await watch(await context.newCDPSession(page), () => isLoaded);
    const answer = await page.goto(address, { waitUntil: 'load', timeout: 90_000 });
    const raw = (await answer?.body())?.length ?? 0;
    await wait(REST_MS);
    const dishes = await page.locator('article[aria-label]').count();
    return { asked: [...asked.values()].filter(({ end }) => end !== null), dishes, raw };
  } finally {
    await browser.close();
  }
};

const kilobytes = (asked: readonly Asked[]): number =>
  asked.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;

const cellsOf = (loads: readonly Load[]): readonly string[] => {
  const middle = (value: (load: Load) => number): number => median(loads.map(value));
  const part = (kind: Kind, isEarly = false) => {
    const those = ({ asked }: Load) =>
      asked.filter((one) => one.kind === kind && (!isEarly || one.isBeforeLoad));
    return `${figure(middle((one) => kilobytes(those(one))))} (${middle((one) => those(one).length)})`;
  };
  return [
    String(middle(({ dishes }) => dishes)),
    figure(middle(({ raw }) => raw / 1_000)),
    part('html'),
    part('js', true),
    ...KINDS.slice(1).map((kind) => part(kind)),
    `${figure(middle(({ asked }) => kilobytes(asked)))} (${middle(({ asked }) => asked.length)})`,
  ];
};

/** The requests of one load in their order. */
const waterfall = (name: string, { asked }: Load): string => {
  const first = Math.min(...asked.map(({ start }) => start));
  const ms = (at: number): string => ((at - first) * 1_000).toFixed(0).padStart(6);
  const lines = asked
    .toSorted((a, b) => a.start - b.start)
    .map(({ url, kind, priority, start, end, bytes }) => {
      const { pathname, search } = new URL(url);
      return `${ms(start)} ${ms(end ?? start)} ${kind.padEnd(8)} ${priority.padEnd(9)} ${String(bytes).padStart(7)} ${pathname}${search}`;
    });
  return [
    `### ${name}\n`,
    '```',
    ' start    end kind     priority    bytes address',
    ...lines,
    '```',
    '',
  ].join('\n');
};

const NOTES = [
  'What a phone downloads at its first visit, by Chromium’s own count: kB (1,000 bytes) over the wire with headers, in brackets files; medians. A fresh browser, 390 × 844 at density 2, nobody scrolls or taps; at rest is 8 s after the load. «JS till load» is what was asked for before the load event. The waterfall of each page stands below the table in the kept file.',
  'Next’s page has the same dishes with the same pictures and one button a dish, and nothing else of the shop: no cart, no search, no city, no dialogs.',
];

const measurePages = async ({ rounds, say }: Run, pages: Readonly<Record<string, string>>) => {
  const chromium = await chromiumPath(say);
  const loads = new Map<string, Load[]>();
  for (let round = 0; round < rounds(ROUNDS); round += 1)
    for (const [name, address] of round % 2 === 0
      ? Object.entries(pages)
      : Object.entries(pages).toReversed()) {
      say(`  ${name}, round ${round + 1}`);
      loads.set(name, [...(loads.get(name) ?? []), await load(chromium, address)]);
    }
  return Object.keys(pages).map((name) => [name, loads.get(name) ?? []] as const);
};

/** Bytes, files and order of what a first visit downloads, beside Next's page of the same dishes. */
export const firstLoad: Subject = {
  peers: ['next'],
  own: ['react', 'playwright'],
  async measure(run) {
    const shop = await startShop();
    const next = await startNext(shop, run.say);
    const measured = await measurePages(run, pagesOf(shop, next));
    await next.stop();
    await shop.stop();
    return {
      title: 'First load: bytes, files, waterfall',
      notes: NOTES,
      columns: ['page', 'dishes', 'HTML raw', 'HTML', 'JS till load', ...KINDS.slice(1), 'all'],
      rows: measured.map(([name, loads]) => [name, ...cellsOf(loads)]),
      appendix: measured
        .flatMap(([name, loads]) => loads.slice(-1).map((last) => waterfall(name, last)))
        .join('\n'),
    };
  },
};
