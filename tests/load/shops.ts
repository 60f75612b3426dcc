import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from '../../src/app/build/build.ts';
import { ROOT } from '../../src/app/server/paths.ts';
import { type Program, startProgram } from '../bench/programs.ts';
import { atMost, type Finding } from './finding.ts';

const FIRST = Number(process.env['LOAD_PORT'] ?? 4890);
/** Where the servers of the run listen. */
export const PORTS = { shop: FIRST, raw: FIRST + 1, api: FIRST + 2 } as const;

/** How long each load lasts, and over how many connections. */
export const SECONDS = Number(process.env['LOAD_SECONDS'] ?? 30);
export const CONNECTIONS = Number(process.env['LOAD_CONNECTIONS'] ?? 50);

export const CATALOGUE = '/samara/catalog';

/** What `npm start` gives to Node. */
const START = (
  JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly scripts: { readonly start: string };
  }
).scripts.start
  .split(' ')
  .slice(1);

/** The built shop as `npm start` runs it; ready once it has given `page`. */
export const startShop = async (
  environment: Readonly<Record<string, string>> = {},
  page = CATALOGUE,
): Promise<Program> => {
  await buildIfStale();
  return startProgram({ args: START, port: PORTS.shop, page, environment: { LOG: 'off', ...environment } });
};

/** Whatever is done to it (docs/operations.md, "Load"). */
const MOST_MIB = 320;

/** The most memory that a process has ever held, in MiB; Linux only. */
const peakOf = ({ pid }: Program): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;

/** The most memory that the shop has ever held. */
export const memoryOf = (shop: Program): Finding =>
  atMost('the most memory ever held', peakOf(shop), MOST_MIB, 'MiB');

/** Does something to a shop of its own, which ends with it; what it held of memory is among the findings. */
export const besideShop = async (
  run: (shop: Program) => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> => {
  const shop = await startShop();
  try {
    const findings = await run(shop);
    return [...findings, memoryOf(shop)];
  } finally {
    await shop.stop();
  }
};

/** A search that nobody has asked for before: its page is made for it alone. */
export const newSearch = (): string => `/samara/catalog/search?q=${Math.random().toString(36).slice(2)}`;
