import { matchesSearch } from '../../../src/domain/search.ts';
import { selectSimilar } from '../../../src/slices/catalog/search.ts';
import type { AppState } from '../../../src/slices/state.ts';
import { startOf } from '../kernel/start.ts';
import { inTurns } from '../statistics.ts';

/** Slips of the pen, the wrong layout: nothing on the menu is called so, so that the second step of the search has to look. */
const SLIPS = ['филодельфея', 'калефорния', 'hjkks'] as const;
/** Each side searches at least so long a round. */
const LEAST_US = 60_000;

const cpu = (): number => {
  const { user, system } = process.threadCpuUsage();
  return user + system;
};

const searching = (state: AppState, search: string): AppState => ({
  ...state,
  catalog: { ...state.catalog, search },
});

const sides = {
  slips: (state: AppState, query: string): number =>
    selectSimilar(searching(state, query))?.found.length ?? 0,
  literal: ({ catalog }: AppState, query: string): number =>
    catalog.products.filter((product) => matchesSearch(product, query)).length,
} as const;
type SearchSide = keyof typeof sides;

/** ms of CPU for one search by slips, and for a look for the same words as they stand. */
export const searchOften = async (
  dishes: number,
  rounds: number,
): Promise<Readonly<Record<SearchSide, readonly number[]>>> => {
  const state = startOf(dishes);
  if (SLIPS.some((query) => sides.literal(state, query) > 0 || sides.slips(state, query) === 0))
    throw new Error('The bench’s slips of the pen must find by the second step, and by it alone');
  return inTurns(['slips', 'literal'], rounds, (side) => {
    const began = cpu();
    let times = 0;
    do {
      for (const query of SLIPS) sides[side](state, query);
      times += SLIPS.length;
    } while (cpu() - began < LEAST_US);
    return Promise.resolve((cpu() - began) / times / 1_000);
  });
};
