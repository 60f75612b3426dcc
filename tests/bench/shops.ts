import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WireCatalog } from '../../contracts/catalog.ts';
import { buildIfStale } from '../../src/app/build/build.ts';
import { CATALOGUE } from './addresses.ts';
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

const NAMES = {
  src: 'src',
  srcset: 'srcSet',
  sizes: 'sizes',
  loading: 'loading',
  fetchpriority: 'fetchPriority',
};

/** The attributes of a card's picture, as React names them. */
const pictureIn = (card: string): Readonly<Record<string, string>> => {
  const tag = /<img[^>]*>/.exec(card)?.[0] ?? '';
  return Object.fromEntries(
    Object.entries(NAMES).flatMap(([name, known]) => {
      const value = new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1];
      return value === undefined ? [] : [[known, value.replaceAll('&amp;', '&')]];
    }),
  );
};

/** The dishes of the shop's page with its own pictures, for the peer. */
const dishesOf = async ({ origin }: Program): Promise<string> => {
  const html = await (await fetch(origin + CATALOGUE)).text();
  const { products } = (await (await fetch(`${origin}/api/v1/catalog`)).json()) as WireCatalog;
  const byName = new Map(products.map((product) => [product.name, product]));
  const dishes = [...html.matchAll(/<article[^>]* aria-label="([^"]*)"[^>]*>(.*?)<\/article>/gs)].flatMap(
    ([, label = '', card = '']) => {
      const found = byName.get(label.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
      if (!found) return [];
      const { id, name, description: text, weight, price } = found;
      const href = /href="([^"]*)"/.exec(card)?.[1];
      return [{ id, name, text, weight, price, href, picture: pictureIn(card) }];
    },
  );
  if (dishes.length === 0) throw new Error('The shop’s catalogue shows no dish that the bench can read');
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

/**
 * Next's page of the same dishes with the same pictures: `/cached`, `/dynamic`. Its pictures are those of this shop; without
 * one it is started as it was built last.
 */
export const startNext = async (shop: Program | null, say: (line: string) => void): Promise<Program> => {
  if (shop) await buildNext(shop, say);
  return startProgram({ args: [NEXT_PROGRAM, 'start'], port: PORTS.next, page: '/cached', cwd: NEXT });
};
