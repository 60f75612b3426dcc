import type { Program } from '../../bench/programs.ts';
import { cpuOf } from '../../bench/programs.ts';
import { figure } from '../../bench/statistics.ts';
import { Agent } from 'node:http';
import { type Answer, AS_BROWSER, askOnce, othersThan, wait } from '../client.ts';
import { type Finding, never, type Part, promised, told } from '../finding.ts';
import { besideShop } from '../shops.ts';

const CROWD = 1_000;
const CONNECTIONS = 200;
/** By the CPU time, of which the answers themselves take some. */
const MOST_RENDERS = 2.5;

const crowdAt = async (shop: Program, path: string, times = CROWD) => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const before = cpuOf(shop.pid);
  const answers: readonly Answer[] = await Promise.all(
    Array.from({ length: times }, () => askOnce(shop.origin + path, agent, AS_BROWSER)),
  );
  agent.destroy();
  return { heard: { answers, seconds: 0 }, cpu: cpuOf(shop.pid) - before };
};

const drive = async (shop: Program): Promise<readonly Finding[]> => {
  const single = await crowdAt(shop, '/novokujbyshevsk/catalog', 1);
  const first = await crowdAt(shop, '/tolyatti/catalog');
  const again = await crowdAt(shop, '/tolyatti/catalog');
  const renders = (first.cpu - again.cpu) / single.cpu;
  const pages = new Set(first.heard.answers.map(({ headers }) => headers['etag']));
  return [
    never('not answered with 200', othersThan(first.heard, 200)),
    promised('pages that they were given', String(pages.size), '1', pages.size === 1),
    promised('renders, by their CPU time', figure(renders), `≤ ${MOST_RENDERS}`, renders <= MOST_RENDERS),
    told('p50, p99', `${figure(wait(first.heard, 0.5))}, ${figure(wait(first.heard, 0.99))} ms`),
  ];
};

/** All come at once for a page that nobody has asked for; `pageCache.test.ts` counts its renders. */
export const firstVisitors: Part = {
  name: `${CROWD} first visitors of one page, over ${CONNECTIONS} connections`,
  run: () => besideShop(drive),
};
