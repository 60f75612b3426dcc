import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { eventTypes } from '../../src/slices/events.ts';
import { ALL_VALUES, AROUND_PAIRS, pairOf, pairsOf, valuesOf } from '../around.ts';
import { happenedOn } from './happened.ts';
import type { Step } from './sentence.ts';
import type { Tabs } from './tabs.ts';
import { TRACES } from './trace.ts';

const KEPT = join(TRACES, 'covers.json');

/** What no visit of a customer in a browser can make: the app's bridge, the messages of the system, the administrator, a day. */
const ELSEWHERE =
  /^notification\/(?:message|push|tap|registration|registered|checkRecalled)|^view\/(?:admin|app[UMV]|outside|analytics|reload|storeVersion|chunkLost)|^auth\/code|^user\/appOffer|^cart\/(?:lost|recovery|leave|lateAnswered|orderAbandoned|orderLapsed)|^setting\/reloadPushed/;
const POSSIBLE: readonly string[] = eventTypes.filter((type) => !ELSEWHERE.test(type));

const valuesAround = (
  { after, isNight }: Step,
  tabs: Pick<Tabs, 'isOnline' | 'count'>,
): readonly string[] => {
  const cart = after.isOrdering ? 'ordered' : (after.kept?.length ?? 0) > 0 ? 'full' : 'empty';
  const values = {
    person: after.isLoggedIn ? 'customer' : 'guest',
    city: after.address.split('/')[1] ?? '',
    method: after.method ?? 'delivery',
    hours: isNight ? 'closed' : 'open',
    network: tabs.isOnline ? 'online' : 'offline',
    tabs: tabs.count > 1 ? 'beside another' : 'alone',
    cart,
  };
  return valuesOf(values);
};

const EVENT_PAIRS = POSSIBLE.flatMap((type) => ALL_VALUES.map((value) => pairOf(type, value)));

const keptPairs = (): readonly string[] =>
  existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, 'utf8')) as readonly string[]) : [];

/** Which events met which surroundings, over all runs: each adds to what is kept. */
export class Covers {
  readonly #met: Set<string>;

  constructor(met: readonly string[] = keptPairs()) {
    this.#met = new Set(met);
  }

  /** Counts what this act has led to. */
  readonly note = async (step: Step, tabs: Tabs): Promise<void> => {
    if (step.after.isShop) this.meet(await happenedOn(tabs.front), valuesAround(step, tabs));
  };

  meet(types: readonly string[], values: readonly string[]): void {
    const known = values.filter((value) => ALL_VALUES.includes(value));
    for (const pair of pairsOf(known)) this.#met.add(pair);
    for (const type of types) for (const value of known) this.#met.add(pairOf(type, value));
  }

  keep(): void {
    mkdirSync(dirname(KEPT), { recursive: true });
    writeFileSync(KEPT, `${JSON.stringify([...this.#met].toSorted(), null, 0)}\n`);
  }

  /** How many pairs were met of those that can be, and what was never met. */
  words(): string {
    const metOf = (pairs: readonly string[]): number => pairs.filter((pair) => this.#met.has(pair)).length;
    const isMet = (type: string): boolean => ALL_VALUES.some((value) => this.#met.has(pairOf(type, value)));
    const missingAround = AROUND_PAIRS.filter((pair) => !this.#met.has(pair));
    const never = POSSIBLE.filter((type) => !isMet(type));
    return [
      `Event × surrounding: ${metOf(EVENT_PAIRS)} of ${EVENT_PAIRS.length} pairs met, by ${POSSIBLE.length - never.length} of ${POSSIBLE.length} types of events`,
      `Surrounding × surrounding: ${metOf(AROUND_PAIRS)} of ${AROUND_PAIRS.length} pairs met${missingAround.length > 0 ? `; not met: ${missingAround.join(', ')}` : ''}`,
      ...(never.length > 0 ? [`Never happened: ${never.join(', ')}`] : []),
    ].join('\n');
  }
}
