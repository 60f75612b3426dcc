import { readFileSync } from 'node:fs';
import type { Asks, Plan } from './evening.ts';

/** As `asked.evening.ts` measured it. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by a test of this folder
const { asks, menuBytes } = JSON.parse(readFileSync(new URL('asked.json', import.meta.url), 'utf8')) as {
  readonly asks: Asks;
  readonly menuBytes: number;
};

/** A menu of the demo's 209 dishes, packed. */
export const MENU_BYTES = menuBytes;

/** The evening of docs/scale.md. */
export const FRIDAY: Plan = { customers: 1_000_000, cities: 12, proxies: 4, seed: 20_261_127, asks };
