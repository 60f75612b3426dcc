import type { Chance } from '../explorer/chance.ts';
import type { StepName } from './asks.ts';

/** A step of a stay. */
export interface Doing {
  readonly step: Exclude<StepName, 'minute'>;
  /** Seconds since the step before, in which the shop is before the customer's eyes. */
  readonly after: number;
  /** Seconds before it in which the page is out of sight. */
  readonly away?: number;
}

/** What one customer does on the evening. */
export interface Stay {
  readonly doings: readonly Doing[];
  /** Seconds that the page stays before their eyes after the last step. */
  readonly lingers: number;
}

/**
 * Nobody has measured the customers of this chain: how many look, buy and come back is assumed, as shops of the kind tell of
 * themselves. The figures of a chain belong here.
 */
export const ASSUMED = {
  /** Percent of those who come: the rest look around, or look after an order that is on its way. */
  buys: 30,
  looksAfter: 10,
  /** Percent of the browsers that have been here since the last release, with its code at hand. */
  hasCode: 45,
  isLoggedIn: 60,
  hasAddress: 50,
  /** Seconds before the eyes, on average. */
  readSection: 35,
  fillIn: 40,
} as const;

/** Waiting times of people: many short ones, a few long ones. */
const about = ({ next }: Chance, mean: number): number => -Math.log(1 - next()) * mean;

const several = (chance: Chance, least: number, most: number): readonly number[] =>
  Array.from({ length: least + chance.below(most - least + 1) }, (_, index) => index);

const reads = (chance: Chance, least: number, most: number): readonly Doing[] =>
  several(chance, least, most).map(() => ({ step: 'read', after: about(chance, ASSUMED.readSection) }));

const buys = (chance: Chance): Stay => {
  const filled = (step: Doing['step']): Doing => ({ step, after: about(chance, ASSUMED.fillIn) });
  const doings: Doing[] = [];
  if (!chance.percent(ASSUMED.isLoggedIn)) doings.push(filled('login'));
  for (const read of reads(chance, 2, 6)) doings.push(read, { step: 'add', after: about(chance, 15) });
  if (!chance.percent(ASSUMED.hasAddress)) doings.push(filled('address'));
  doings.push(filled('order'));
  // Looked after now and then until it is there.
  for (const _ of several(chance, 1, 3)) doings.push({ step: 'reopen', after: 30, away: about(chance, 900) });
  return { doings, lingers: about(chance, 60) };
};

const looksAfter = (chance: Chance): Stay => ({
  doings: several(chance, 1, 2).map(() => ({
    step: 'reopen',
    after: about(chance, 40),
    away: about(chance, 900),
  })),
  lingers: about(chance, 60),
});

const looksAround = (chance: Chance): Stay => ({
  doings: reads(chance, 0, 5),
  lingers: about(chance, 30),
});

/** One customer of that evening. */
export function stayOf(chance: Chance): Stay {
  const kind = chance.next() * 100;
  const stay =
    kind < ASSUMED.buys
      ? buys(chance)
      : kind < ASSUMED.buys + ASSUMED.looksAfter
        ? looksAfter(chance)
        : looksAround(chance);
  const comes: Doing = { step: chance.percent(ASSUMED.hasCode) ? 'comeBack' : 'open', after: 0 };
  return { ...stay, doings: [comes, ...stay.doings] };
}
