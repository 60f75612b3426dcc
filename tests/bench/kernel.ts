import { loadBundled } from './bundle.ts';
import type * as Bundled from './kernel/bundled.ts';
import type { Figure } from './figures.ts';
import type { Outcome } from './kernel/bundled.ts';
import { figure, median, ratio } from './statistics.ts';
import type { Subject } from './subject.ts';

const SIZES = [300, 1_000, 5_000] as const;
const ROUNDS = 9;
/** Each side presses at least so long a round. */
const LEAST_MS = 60;

/** Of this size it is also told what a press costs with all that is put off by it. */
const RESTED = 1_000;

const nameOf = ({ press, isRested }: Outcome): string =>
  isRested ? `${press}, then a second of rest` : press;

const rowOf = (outcome: Outcome): readonly string[] => {
  const { dishes, each, isEqual } = outcome;
  const peer = each['Redux Toolkit'];
  return [
    nameOf(outcome),
    String(dishes),
    ...Object.values(each).map((values) => figure(median(values))),
    figure(ratio(peer, each['store with rules'])),
    figure(ratio(peer, each['whole client'])),
    isEqual ? 'equal' : 'DIFFER',
  ];
};

/** Sides whose end states differ did not do the same: there is nothing to compare. */
const figuresOf = (outcome: Outcome): readonly Figure[] => {
  const { dishes, each, isEqual } = outcome;
  const peer = { name: 'Redux Toolkit', values: each['Redux Toolkit'] };
  return (['whole client', 'store with rules'] as const).map((side) => ({
    name: `${nameOf(outcome)}, ${side}, ${dishes} dishes`,
    unit: 'µs',
    shop: isEqual ? each[side] : [],
    peer,
  }));
};

const NOTES = [
  'What one event costs, in µs of CPU time, medians; less is better. «× RTK» says how many times faster than Redux Toolkit in the same round; below 1 is slower.',
  'The customer is logged in, with a cart of 30 lines and an order on its way. `increment` is «+» on a line, `like` a heart, `tick` a minute of the clock, `status` a push of the order. All sides have one reader of the cart’s sum. Redux Toolkit has a reducer for each of the twelve slices and the event’s bare meaning, written by hand; `store with rules` adds what follows by the shop’s rules; `whole client` adds effects, origins, journal, tabs and storage, with a back end that never answers. No side freezes its states. «Then a second of rest» counts also what a press puts off, timers and all, up to a second: the shop’s writing to storage, comparing with other tabs, asking for the sum and ending the highlight; a press of a burst shares it with the others. After the first 500 presses the end states must be equal.',
];

/** What one press costs in the state alone, beside Redux Toolkit and code by hand. */
export const kernel: Subject = {
  peers: ['@reduxjs/toolkit', 'immer'],
  own: ['rxjs', 'immer'],
  async measure({ rounds, say }) {
    const { compare, pressNames } = (await loadBundled('kernel/bundled.ts')) as typeof Bundled;
    const outcomes: Outcome[] = [];
    for (const dishes of SIZES)
      for (const press of pressNames)
        for (const isRested of dishes === RESTED ? [false, true] : [false]) {
          say(`  ${press}, ${dishes} dishes${isRested ? ', and a second of rest after each' : ''}`);
          outcomes.push(await compare({ press, dishes, isRested }, rounds(ROUNDS), LEAST_MS));
        }
    const names = Object.keys(outcomes[0]?.each ?? {});
    return {
      title: 'Kernel: one event',
      notes: NOTES,
      columns: ['event', 'dishes', ...names, 'store × RTK', 'whole × RTK', 'end states'],
      rows: outcomes.map(rowOf),
      figures: outcomes.flatMap(figuresOf),
    };
  },
};
