import { CATALOGUE } from './addresses.ts';
import type { Figure } from './figures.ts';
import { cpuOf, memoryOf, type Program } from './programs.ts';
import { startNext, startShop } from './shops.ts';
import { figure, median, ratio } from './statistics.ts';
import type { Subject } from './subject.ts';

const ROUNDS = 7;

/** From the process to its first whole page. */
interface Start {
  /** ms on the clock. */
  readonly wall: number;
  /** ms of CPU of all threads. */
  readonly cpu: number;
  /** MiB that the process holds then. */
  readonly memory: number;
}

const NAMES = { shop: 'the shop', next: '`next start`' } as const;
type Side = keyof typeof NAMES;

const started = async (start: () => Promise<Program>): Promise<Start> => {
  const { pid, readyMs, stop } = await start();
  const found = { wall: readyMs, cpu: cpuOf(pid), memory: memoryOf(pid) };
  await stop();
  return found;
};

const NOTES = [
  `How long a process that is started anew takes until it has given one whole page of the catalogue (${CATALOGUE}; Next’s cached page of the same dishes): ms on the clock and ms of CPU of all its threads, and the memory that it holds then; medians, in turns. Both are built before. The shop has its demo back end inside. It is asked every 10 ms.`,
];

const figuresOf = (starts: Readonly<Record<Side, readonly Start[]>>): readonly Figure[] => {
  const of = (name: string, unit: string, value: (one: Start) => number): Figure => ({
    name,
    unit,
    shop: starts.shop.map(value),
    peer: { name: 'next start', values: starts.next.map(value), isOnlyShown: true },
  });
  return [
    of('cold start to first page', 'ms', ({ wall }) => wall),
    of('CPU of a cold start', 'ms', ({ cpu }) => cpu),
    of('memory after a cold start', 'MiB', ({ memory }) => memory),
  ];
};

/** From the process to the first page, beside `next start`. */
export const start: Subject = {
  peers: ['next'],
  own: ['hono'],
  async measure({ rounds, say }) {
    // Built once, and the files of both in the system's memory.
    const shop = await startShop();
    await (await startNext(shop, say)).stop();
    await shop.stop();
    const sides = { shop: () => startShop(), next: () => startNext(null, say) };
    const starts: Record<Side, Start[]> = { shop: [], next: [] };
    for (let round = 0; round < rounds(ROUNDS); round += 1)
      for (const side of round % 2 === 0 ? (['shop', 'next'] as const) : (['next', 'shop'] as const)) {
        say(`  ${NAMES[side]}, round ${round + 1}`);
        starts[side].push(await started(sides[side]));
      }
    const walls = (side: Side) => starts[side].map(({ wall }) => wall);
    return {
      title: 'Cold start',
      notes: NOTES,
      columns: ['program', 'ms to the first page', '× next start', 'ms of CPU', 'MiB'],
      rows: (['shop', 'next'] as const).map((side) => [
        NAMES[side],
        figure(median(walls(side))),
        figure(ratio(walls(side), walls('next'))),
        figure(median(starts[side].map(({ cpu }) => cpu))),
        figure(median(starts[side].map(({ memory }) => memory))),
      ]),
      figures: figuresOf(starts),
    };
  },
};
