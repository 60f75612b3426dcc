import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WireCatalog } from '../../contracts/catalog.ts';
import { buildIfStale } from '../../src/app/build/build.ts';
import { CATALOGUE } from './addresses.ts';
import { cardsIn } from './cards.ts';
import { ROOT } from '../../src/app/server/paths.ts';
import { PEERS } from './peers.ts';
import { PORTS } from './ports.ts';
import { type Program, startProgram } from './programs.ts';

const NEXT = join(PEERS, 'next');
const NEXT_PROGRAM = join(PEERS, 'node_modules/next/dist/bin/next');
const DISHES = join(NEXT, 'dishes.json');
/** Written after a build: the shop whose dishes and pictures it has. */
const NEXT_STAMP = join(NEXT, '.next/shop.txt');

/** What `npm start` gives to Node. */
const START = (
  JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly scripts: { readonly start: string };
  }
).scripts.start
  .split(' ')
  .slice(1);

/** The built shop with its demo back end, with so many dishes on the menu where a number is named. */
export const startShop = async (dishes?: number): Promise<Program> => {
  await buildIfStale();
  return startProgram({
    args: START,
    port: PORTS.shop,
    page: CATALOGUE,
    environment: { LOG: 'off', ...(dishes !== undefined && { DEMO_DISHES: String(dishes) }) },
  });
};

const cardsOf = async (address: string) => cardsIn(await (await fetch(address)).text());

/** The dishes of the shop's page with its own pictures, for the peer. */
const dishesOf = async ({ origin }: Program): Promise<string> => {
  const { products } = (await (await fetch(`${origin}/api/v1/catalog`)).json()) as WireCatalog;
  const byName = new Map(products.map((product) => [product.name, product]));
  const dishes = (await cardsOf(origin + CATALOGUE)).map(({ name, href, picture }) => {
    const found = byName.get(name);
    if (!found) throw new Error(`The shop shows a dish that its menu does not have: ${name}`);
    const { id, description: text, weight, price } = found;
    return { id, name, text, weight, price, href, picture };
  });
  return JSON.stringify(dishes);
};

/** Builds Next's page anew when the shop's dishes or pictures are others, or are found elsewhere. */
const buildNext = async (shop: Program, say: (line: string) => void): Promise<void> => {
  const dishes = await dishesOf(shop);
  const stamp = `${shop.origin}\n${dishes}`;
  if (existsSync(NEXT_STAMP) && readFileSync(NEXT_STAMP, 'utf8') === stamp) return;
  say('  building Next’s page of the same dishes');
  writeFileSync(DISHES, dishes);
  execFileSync(process.execPath, [NEXT_PROGRAM, 'build'], {
    cwd: NEXT,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', SHOP: shop.origin },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  writeFileSync(NEXT_STAMP, stamp);
};

/** Both pages show the same cards with the same pictures: else there is nothing to compare. */
const holdSame = async (shop: Program, next: Program): Promise<void> => {
  const shown = JSON.stringify(await cardsOf(shop.origin + CATALOGUE));
  for (const page of ['/cached', '/dynamic'])
    if (JSON.stringify(await cardsOf(next.origin + page)) !== shown)
      throw new Error(`Next's ${page} does not show the cards of the shop`);
};

/**
 * Next's page of the same dishes with the same pictures: `/cached`, `/dynamic`. Its pictures are those of this shop; without
 * one it is started as it was built last.
 */
export const startNext = async (shop: Program | null, say: (line: string) => void): Promise<Program> => {
  if (shop) await buildNext(shop, say);
  const next = await startProgram({
    args: [NEXT_PROGRAM, 'start'],
    port: PORTS.next,
    page: '/cached',
    cwd: NEXT,
  });
  if (shop) await holdSame(shop, next);
  return next;
};
