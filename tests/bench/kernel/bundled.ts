import { setAutoFreeze as setAutoFreezeOfPeers } from 'immer';
import type { AppState } from '../../../src/slices/state.ts';
import { NOW } from '../../demo.ts';
import { withoutFreezing } from '../../withoutFreezing.ts';
import { inTurns } from '../statistics.ts';
import { fingerprint, presses, type PressName } from './presses.ts';
import { openRest } from './rest.ts';
import { sides, type SideName } from './sides.ts';
import { startOf } from './start.ts';

/** Presses after which the end states must be equal, and after which the code is warm. */
const FIRST = 500;
const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const REST_MS = 1_000;

// Both alike, each in its own copy of Immer: frozen states cost Redux Toolkit, too.
withoutFreezing();
setAutoFreezeOfPeers(false);

/** CPU time of this thread alone, in µs: what else runs on the machine does not count. */
const cpu = (): number => {
  const { user, system } = process.threadCpuUsage();
  return user + system;
};

interface Asked {
  readonly start: AppState;
  readonly press: PressName;
  readonly leastMs: number;
  /** After each press nobody presses for a second, and all that was put off happens. */
  readonly isRested: boolean;
}

/** µs of CPU for one press of this side, and what its state is after the first presses. */
const measure = async (side: SideName, { start, press, leastMs, isRested }: Asked) => {
  const rest = isRested ? openRest() : null;
  let at = 0;
  // The clock moves on, the day does not: it goes back once an hour.
  const now = (): number => NOW + (at % HOUR_MINUTES) * MINUTE_MS;
  const { press: pressOnce, state, end } = sides[side](structuredClone(start), presses[press], now);
  const pressOften = async (times: number): Promise<void> => {
    for (const last = at + times; at < last; at += 1) {
      pressOnce(at);
      if (rest) await rest.pass(REST_MS);
      // Now and then a turn ends, as it does between any two presses of a person.
      else if (at % 16 === 0) await Promise.resolve();
    }
  };
  globalThis.gc?.();
  await pressOften(FIRST);
  const mark = fingerprint(state());
  const began = cpu();
  const from = at;
  do await pressOften(FIRST);
  while (cpu() - began < leastMs * 1_000);
  const each = (cpu() - began) / (at - from);
  end?.();
  rest?.end();
  return { each, mark };
};

export interface Outcome {
  readonly press: PressName;
  readonly dishes: number;
  readonly isRested: boolean;
  readonly each: Readonly<Record<SideName, readonly number[]>>;
  readonly isEqual: boolean;
}

/** One kind of event at one size of the catalogue, all sides in turns. */
export async function compare(
  { press, dishes, isRested }: Pick<Outcome, 'press' | 'dishes' | 'isRested'>,
  rounds: number,
  leastMs: number,
): Promise<Outcome> {
  const start = startOf(dishes);
  const marks = new Set<string>();
  const names = Object.keys(sides) as SideName[];
  const each = await inTurns(names, rounds, async (side) => {
    const measured = await measure(side, { start, press, leastMs, isRested });
    marks.add(measured.mark);
    return measured.each;
  });
  return { press, dishes, isRested, each, isEqual: marks.size === 1 };
}

export const pressNames = Object.keys(presses) as PressName[];
