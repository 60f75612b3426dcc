import { join } from 'node:path';
import { PEERS } from '../../bench/peers.ts';
import { cpuOf, type Program, startProgram } from '../../bench/programs.ts';
import { addressesIn } from '../../bench/server/sitemap.ts';
import { figure } from '../../bench/statistics.ts';
import { askSteadily, type Heard, othersThan, wait } from '../client.ts';
import { atMost, type Finding, never, type Part, told } from '../finding.ts';
import { besideShop, CATALOGUE, CONNECTIONS, newSearch, PORTS, SECONDS } from '../shops.ts';

/** A prime: neighbours of the sitemap come far apart. */
const STRIDE = 7_919;
/** Of the mixed pages every tenth is a search. */
const SEARCHES = 10;
/** Where all pages have to be made, nobody waits for longer than so many turns of all who ask. */
const TURNS = 3;
/** And where some are kept, not longer than so many times that. */
const TIMES_UNCACHED = 2;
/** A kept page waits no longer than so many times what one of bare node's does, and some ms. */
const TIMES_RAW = 3;
const MORE_MS = 50;
/** And takes no more than so many times its CPU. */
const MOST_OF_RAW = 1.5;

const perSecond = ({ answers, seconds }: Heard): number => answers.length / seconds;

interface Driven extends Heard {
  /** ms of CPU of the server's process, of all requests. */
  readonly cpu: number;
}

const cpuOfOne = ({ cpu, answers }: Driven): number => cpu / answers.length;

const figuresOf = (name: string, heard: Driven): readonly Finding[] => [
  told(`${name}: requests a second`, figure(perSecond(heard))),
  told(`${name}: CPU a request`, `${figure(cpuOfOne(heard))} ms`),
  told(`${name}: p50`, `${figure(wait(heard, 0.5))} ms`),
  never(`${name}: not answered, or with another status than 200`, othersThan(heard, 200)),
];

const drive = async (shop: Program, raw: Program): Promise<readonly Finding[]> => {
  const pages = await addressesIn(shop);
  const on = async ({ origin, pid }: Program, path: (at: number) => string): Promise<Driven> => {
    const before = cpuOf(pid);
    const heard = await askSteadily({ origin, path, connections: CONNECTIONS, seconds: SECONDS });
    return { ...heard, cpu: cpuOf(pid) - before };
  };
  const mix = (at: number): string =>
    at % SEARCHES === 0 ? newSearch() : (pages[(at * STRIDE) % pages.length] ?? CATALOGUE);
  const limit = await on(raw, () => '/br');
  const cached = await on(shop, () => CATALOGUE);
  const mixed = await on(shop, mix);
  const uncached = await on(shop, newSearch);
  const share = cpuOfOne(cached) / cpuOfOne(limit);
  const turn = (CONNECTIONS / perSecond(uncached)) * 1_000;
  return [
    ...figuresOf('bare node, the same bytes', limit),
    told('bare node: p99', `${figure(wait(limit, 0.99))} ms`),
    ...figuresOf('cached', cached),
    atMost('cached: CPU of bare node’s', share, MOST_OF_RAW, '×'),
    atMost('cached: p99', wait(cached, 0.99), wait(limit, 0.99) * TIMES_RAW + MORE_MS, 'ms'),
    ...figuresOf('mixed', mixed),
    atMost('mixed: p99', wait(mixed, 0.99), wait(uncached, 0.99) * TIMES_UNCACHED, 'ms'),
    ...figuresOf('uncached', uncached),
    atMost('uncached: p99', wait(uncached, 0.99), TURNS * turn, 'ms'),
  ];
};

/** Kept pages, a mix of all pages with new searches, and pages that are made each time, beside bare node with the same bytes. */
export const steady: Part = {
  name: `${CONNECTIONS} connections for ${SECONDS} s`,
  run: () =>
    besideShop(async (shop) => {
      const args = [join(PEERS, 'server/raw.ts'), shop.origin + CATALOGUE];
      const raw = await startProgram({ args, port: PORTS.raw, page: '/br' });
      try {
        return await drive(shop, raw);
      } finally {
        await raw.stop();
      }
    }),
};
