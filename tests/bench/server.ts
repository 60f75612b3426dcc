import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { CATALOGUE } from './addresses.ts';
import { PEERS } from './peers.ts';
import { PORTS } from './ports.ts';
import type { Figure } from './figures.ts';
import { memoryOf, type Program, startProgram } from './programs.ts';
import { type Burden, drive, type Load } from './server/load.ts';
import { measureSitemap } from './server/sitemap.ts';
import { measureStampede } from './server/stampede.ts';
import { startNext, startShop } from './shops.ts';
import { figure, inTurns, median, ratio } from './statistics.ts';
import type { Run, Subject } from './subject.ts';

const ROUNDS = 5;
/** Requests a round: of what is quick, and of what is rendered each time. */
const QUICK = 4_000;
const SLOW = 40;

const LIMIT = 'raw node:http, br';
const CACHED = 'shop cached, br';
const NEXT_DYNAMIC = 'Next dynamic, gzip';

interface Servers {
  readonly shop: Program;
  readonly raw: Program;
  readonly uncached: Program;
  readonly next: Program;
}

/** As often as makes a page popular, and more. */
const OFTEN = 200;
const LOOKS = 50;

/** What many have asked for is packed better for those who come after (src/app/server/compression.ts): that is what both sides send. */
const becomePopular = async (shop: Program): Promise<void> => {
  const ask: Load = { program: shop, path: () => CATALOGUE, times: 1, headers: { 'accept-encoding': 'br' } };
  const { bytes } = await drive(ask);
  await drive({ ...ask, times: OFTEN });
  for (let looks = 0; looks < LOOKS; looks += 1) {
    if ((await drive(ask)).bytes < bytes) return;
    await setTimeout(100);
  }
  throw new Error('A page that many have asked for is packed no better');
};

const startAll = async (say: Run['say']): Promise<Servers> => {
  const shop = await startShop();
  await becomePopular(shop);
  const own = (file: string) => join(PEERS, 'server', file);
  const raw = await startProgram({
    args: [own('raw.ts'), shop.origin + CATALOGUE],
    port: PORTS.raw,
    page: '/br',
  });
  const uncached = await startProgram({ args: [own('uncached.ts')], port: PORTS.uncached, page: '/render' });
  return { shop, raw, uncached, next: await startNext(shop, say) };
};

const always = (path: string) => () => path;
const encoded = (encoding: string) => ({ 'accept-encoding': encoding });

const casesOf = async ({ shop, raw, uncached, next }: Servers): Promise<Readonly<Record<string, Load>>> => {
  const etag = (await fetch(shop.origin + CATALOGUE)).headers.get('etag') ?? '';
  const quick = (program: Program, path: string, headers: Load['headers'] = {}): Load => ({
    program,
    path: always(path),
    times: QUICK,
    headers,
  });
  const slow = (program: Program, path: string, encoding = 'identity'): Load => ({
    program,
    path: always(path),
    times: SLOW,
    headers: encoded(encoding),
  });
  return {
    [LIMIT]: quick(raw, '/br'),
    [CACHED]: quick(shop, CATALOGUE, encoded('br')),
    'raw node:http, gzip': quick(raw, '/gzip'),
    'shop cached, gzip': quick(shop, CATALOGUE, encoded('gzip')),
    'shop cached, 304': quick(shop, CATALOGUE, { ...encoded('br'), 'if-none-match': etag }),
    'Next cached (ISR), gzip': { ...quick(next, '/cached', encoded('gzip')), times: QUICK / 4 },
    'shop uncached, render only': slow(uncached, '/render'),
    'shop uncached, with packing': slow(uncached, '/packed'),
    'Next dynamic, render only': slow(next, '/dynamic'),
    [NEXT_DYNAMIC]: slow(next, '/dynamic', 'gzip'),
  };
};

interface Compared {
  readonly cpu: Readonly<Record<string, readonly number[]>>;
  /** Of the last round. */
  readonly burdens: ReadonlyMap<string, Burden>;
}

const compareAll = async (servers: Servers, run: Run): Promise<Compared> => {
  const cases = await casesOf(servers);
  const burdens = new Map<string, Burden>();
  let refused = 0;
  const cpu = await inTurns(Object.keys(cases), run.rounds(ROUNDS), async (name, round) => {
    if (round >= 0) run.say(`  ${name}, round ${round + 1}`);
    const burden = await drive(cases[name]!);
    burdens.set(name, burden);
    refused += burden.refused;
    return burden.cpuMs;
  });
  if (refused > 0) throw new Error(`${refused} answers were refused: the figures say nothing`);
  return { cpu, burdens };
};

const rowsOf = ({ cpu, burdens }: Compared): readonly (readonly string[])[] =>
  Object.entries(cpu).map(([name, values]) => {
    const { p50, p99, bytes, checksum } = burdens.get(name)!;
    const times = (other: string) => figure(ratio(values, cpu[other] ?? []));
    const waits = [figure(p50), figure(p99)];
    const body = bytes === 0 ? '–' : checksum;
    return [
      name,
      figure(median(values)),
      times(LIMIT),
      times(NEXT_DYNAMIC),
      ...waits,
      figure(bytes / 1_000),
      body,
    ];
  });

/** A cached page is compared only with a limit that sent the same bytes. */
const figuresOf = ({ cpu, burdens }: Compared): readonly Figure[] => {
  const beside = (name: string, side: string, other: string): Figure => ({
    name,
    unit: 'ms',
    shop: cpu[side] ?? [],
    peer: { name: other, values: cpu[other] ?? [] },
  });
  const isSame = burdens.get(CACHED)?.checksum === burdens.get(LIMIT)?.checksum;
  return [
    { ...beside('cached page, br', CACHED, LIMIT), ...(!isSame && { shop: [] }) },
    beside('uncached catalogue, rendered', 'shop uncached, render only', 'Next dynamic, render only'),
    beside('uncached catalogue, with packing', 'shop uncached, with packing', NEXT_DYNAMIC),
  ];
};

const NOTES = [
  'CPU time of the server’s process, in ms a request, medians; less is better. «× raw» says how many times the CPU of a bare `node:http` that sends the same bytes under the same headers, «× Next» how many times that of Next’s dynamic page with gzip. 20 kept connections; p50 and p99 are the waits of the last round in ms, at full load. The last column is the checksum of the body: equal for raw and cached, since both send the same.',
  'Next’s page has the same 209 dishes with the same pictures, and nothing else of the shop. «Render only» is sent unpacked; «with packing» packs as the shop does for its cache. The rows of the sitemap tell the memory of the process before and after; the stampede comes first, over 200 connections, of a page that is not in the cache.',
];

/** What a page costs the server: from its cache, rendered, over the whole sitemap, and when all come at once. */
export const server: Subject = {
  peers: ['next'],
  own: ['react'],
  async measure(run) {
    const servers = await startAll(run.say);
    const all = Object.entries(servers) as [string, Program][];
    const stampede = await measureStampede(servers.shop);
    const compared = await compareAll(servers, run);
    const mixed = await measureSitemap(servers.shop, run.say);
    const memory = all.map(([name, { pid }]) => `${name} ${figure(memoryOf(pid))}`).join(', ');
    for (const [, program] of all) await program.stop();
    return {
      title: 'Server: CPU time and memory',
      notes: [...NOTES, `Memory at the end, MiB: ${memory}.`],
      columns: ['what is asked', 'CPU ms', '× raw', '× Next', 'p50', 'p99', 'kB', 'checksum, or memory'],
      rows: [...rowsOf(compared), ...stampede.rows, ...mixed.rows],
      figures: [...figuresOf(compared), ...stampede.figures, ...mixed.figures],
    };
  },
};
