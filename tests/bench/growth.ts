import { chromiumPath, openBrowser } from './browser.ts';
import { loadBundled } from './bundle.ts';
import type { Figure } from './figures.ts';
import type * as Bundled from './growth/bundled.ts';
import { ACTIONS, type Grown, measureSize } from './growth/shopOfSize.ts';
import { startShop } from './shops.ts';
import { figure, median } from './statistics.ts';
import type { Run, Subject } from './subject.ts';

const ROUNDS = 3;
/** The demo's own menu, one as large as a chain's, and one as large as nobody's. */
const SIZES = [209, 905, 2_000] as const;
const SEARCHED = [1_000, 5_000] as const;

type Sizes = readonly (readonly [number, readonly Grown[]])[];
type Searches = readonly (readonly [number, Awaited<ReturnType<typeof Bundled.searchOften>>])[];

const measureSizes = async ({ rounds, say }: Run): Promise<Sizes> => {
  const chromium = await chromiumPath(say);
  const measured: (readonly [number, readonly Grown[]])[] = [];
  for (const dishes of SIZES) {
    const shop = await startShop(dishes);
    const kept: Grown[] = [];
    for (let round = 0; round < rounds(ROUNDS); round += 1) {
      say(`  ${dishes} dishes, round ${round + 1}`);
      const browser = await openBrowser(chromium);
      kept.push(await measureSize(browser, shop.origin, dishes));
      await browser.close();
    }
    await shop.stop();
    measured.push([dishes, kept]);
  }
  return measured;
};

const measureSearch = async ({ rounds, say }: Run): Promise<Searches> => {
  const { searchOften } = (await loadBundled('growth/bundled.ts')) as typeof Bundled;
  const measured: Searches[number][] = [];
  for (const dishes of SEARCHED) {
    say(`  search by slips, ${dishes} dishes`);
    measured.push([dishes, await searchOften(dishes, rounds(ROUNDS))]);
  }
  return measured;
};

const rowsOf = (sizes: Sizes): readonly (readonly string[])[] =>
  sizes.map(([dishes, rounds]) => {
    const middle = (value: (one: Grown) => number): string => figure(median(rounds.map(value)));
    return [
      `${dishes} dishes`,
      middle(({ nodes }) => nodes),
      middle(({ heap }) => heap),
      middle(({ hydration }) => hydration),
      ...ACTIONS.map(
        (name) =>
          `${middle(({ actions }) => actions[name].inp)} / ${middle(({ actions }) => actions[name].cpuMs)}`,
      ),
    ];
  });

const figuresOf = (sizes: Sizes, searches: Searches): readonly Figure[] => [
  ...sizes.flatMap(([dishes, rounds]): readonly Figure[] => [
    { name: `${dishes} dishes, elements`, unit: '', shop: rounds.map(({ nodes }) => nodes) },
    { name: `${dishes} dishes, heap`, unit: 'MiB', shop: rounds.map(({ heap }) => heap) },
    { name: `${dishes} dishes, CPU to life`, unit: 'ms', shop: rounds.map(({ hydration }) => hydration) },
    ...ACTIONS.map((action) => ({
      name: `${dishes} dishes, INP: ${action}`,
      unit: 'ms',
      shop: rounds.map(({ actions }) => actions[action].inp),
    })),
  ]),
  ...searches.map(([dishes, { slips, literal }]) => ({
    name: `search by slips, ${dishes} dishes`,
    unit: 'ms',
    shop: slips,
    peer: { name: 'literal search', values: literal, isOnlyShown: true as const },
  })),
];

const NOTES = [
  'The catalogue on a phone, Chromium at CPU ×4, with so many dishes (DEMO_DISHES): elements of the page at rest, heap in MiB after a collection, ms of CPU on the main thread from the load, when a person is seen at the page, until it is alive and calm (pauses of the throttled thread are in it), and for each action «INP / CPU»: ms from the tap or key to the next paint as the browser tells it (16 is its least), and ms of CPU for all that followed. «+» is the longest of five presses, with thirty dishes in the cart; filters are taps on the first mark in the dialog of filters. Medians; there is no other side.',
];

/** What more dishes cost: the page, its life, what people do on it, and a search with a slip of the pen. */
export const growth: Subject = {
  peers: [],
  own: ['react', 'playwright'],
  async measure(run) {
    const searches = await measureSearch(run);
    const sizes = await measureSizes(run);
    const bySlips = searches.map(
      ([dishes, { slips, literal }]) =>
        `${dishes} dishes ${figure(median(slips))} ms (a literal search ${figure(median(literal))} ms)`,
    );
    return {
      title: 'Growth: 209, 905, 2,000 dishes',
      notes: [...NOTES, `Search by slips of the pen, CPU in Node: ${bySlips.join(', ')}.`],
      columns: ['menu', 'elements', 'heap', 'CPU to life', ...ACTIONS],
      rows: rowsOf(sizes),
      figures: figuresOf(sizes, searches),
    };
  },
};
