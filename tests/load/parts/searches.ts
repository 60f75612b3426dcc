import type { Program } from '../../bench/programs.ts';
import { figure } from '../../bench/statistics.ts';
import { askAtRate, countOf, othersThan, wait } from '../client.ts';
import { atMost, type Finding, never, type Part, told } from '../finding.ts';
import { besideShop, CATALOGUE, newSearch, SECONDS } from '../shops.ts';

const PER_SECOND = 100;
const OTHERS_PER_SECOND = 20;
const MOST_MS = 1_000;

const drive = async (shop: Program): Promise<readonly Finding[]> => {
  const { origin } = shop;
  const [searches, others] = await Promise.all([
    askAtRate({ origin, path: newSearch, perSecond: PER_SECOND, seconds: SECONDS }),
    askAtRate({ origin, path: () => CATALOGUE, perSecond: OTHERS_PER_SECOND, seconds: SECONDS }),
  ]);
  return [
    told('searches: made, sent away', `${countOf(searches, 200)}, ${countOf(searches, 503)}`),
    never('searches: neither a page nor 503', othersThan(searches, 200, 503)),
    told('searches: p50, p99', `${figure(wait(searches, 0.5))}, ${figure(wait(searches, 0.99))} ms`),
    never('a kept page meanwhile: not answered with 200', othersThan(others, 200)),
    atMost('a kept page meanwhile: p99', wait(others, 0.99), MOST_MS, 'ms'),
  ];
};

/** Searches that nobody has asked for before: each costs a page, and none is of use to others. */
export const searches: Part = {
  name: `${PER_SECOND} random searches a second for ${SECONDS} s`,
  run: () => besideShop(drive),
};
