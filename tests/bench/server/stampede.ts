import type { Program } from '../programs.ts';
import { figure } from '../statistics.ts';
import { drive, type Load } from './load.ts';
import { rowAlone, type Part } from './row.ts';

const CROWD = 1_000;
const CONNECTIONS = 200;

/**
 * Many ask at once for a page that nobody has asked for: how many renders does it cost, with the better packing that a
 * hundredth has made? The process must be a fresh one.
 */
export const measureStampede = async (shop: Program): Promise<Part> => {
  const page = (city: string): Load => ({
    program: shop,
    path: () => `/${city}/catalog`,
    times: CROWD,
    headers: { 'accept-encoding': 'br' },
    connections: CONNECTIONS,
  });
  const single = await drive({ ...page('novokujbyshevsk'), times: 1, connections: 1 });
  const crowd = await drive(page('tolyatti'));
  const again = await drive(page('tolyatti'));
  if (single.refused + crowd.refused + again.refused > 0) throw new Error('Some of the crowd were refused');
  const renders = ((crowd.cpuMs - again.cpuMs) * CROWD) / single.cpuMs;
  return {
    rows: [
      rowAlone('shop, one first request', single, '–'),
      rowAlone(`stampede: ${CROWD} first requests of one page`, crowd, `≈ ${figure(renders)} renders`),
      rowAlone('the same again, cached', again, '–'),
    ],
    figures: [{ name: `renders of ${CROWD} first requests of one page`, unit: '', shop: [renders] }],
  };
};
