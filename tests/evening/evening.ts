import { type Chance, chanceOf } from '../explorer/chance.ts';
import { type Kind, KINDS, type StepName, STEPS } from './asks.ts';
import { arrivesAt, SECONDS } from './arrivals.ts';
import { createCaches } from './caches.ts';
import { stayOf } from './customers.ts';
import { byKey } from './byKey.ts';

/** What one step asks for: requests and bytes of each kind. */
export type Asks = Readonly<
  Record<StepName, Readonly<Record<Kind, { readonly count: number; readonly bytes: number }>>>
>;

export interface Plan {
  readonly customers: number;
  readonly cities: number;
  /** Places of the CDN, each with a cache of its own. */
  readonly proxies: number;
  readonly seed: number;
  readonly asks: Asks;
}

/** The evening, second by second. */
export interface Course {
  readonly requests: Readonly<Record<Kind, Uint32Array>>;
  readonly bytes: Readonly<Record<Kind, number>>;
  /** Pages that no proxy had: a renderer is asked. */
  readonly made: Uint32Array;
  /** Of these, the first of their address in an hour, and searches: they are rendered; the others lie in the renderer's memory. */
  readonly rendered: Uint32Array;
  /** Pages before somebody's eyes: each has a live connection. */
  readonly open: Int32Array;
  readonly orders: number;
}

/** A page that goes out of sight keeps its connection for about as long: then a phone stops it. */
const STAYS_CONNECTED_S = 120;

const series = (): Uint32Array => new Uint32Array(SECONDS);

/** Plays the evening of all customers. The same plan is the same evening. */
export function evening({ customers, cities, proxies, seed, asks }: Plan): Course {
  const chance: Chance = chanceOf(seed);
  const requests = byKey(KINDS, series);
  const bytes = byKey(KINDS, () => 0);
  const [made, rendered, changes] = [series(), series(), new Int32Array(SECONDS + 1)];
  const caches = createCaches(chance, cities, proxies);
  const kindsOf = byKey(STEPS, (step) => KINDS.filter((kind) => asks[step][kind].count > 0));
  let orders = 0;

  const add = (series: Uint32Array, at: number, count: number): void => {
    series[at] = (series[at] ?? 0) + count;
  };
  const does = (step: StepName, time: number): void => {
    const at = Math.floor(time);
    if (at >= SECONDS) return;
    for (const kind of kindsOf[step]) {
      const { count, bytes: size } = asks[step][kind];
      add(requests[kind], at, count);
      bytes[kind] += size;
    }
    if (step === 'order') orders += 1;
  };
  /** Before somebody's eyes from then to then. */
  const isSeen = (from: number, to: number): void => {
    for (let minute = from + 60; minute < to; minute += 60) does('minute', minute);
    const [first, last] = [Math.floor(from), Math.min(SECONDS, Math.ceil(to) + STAYS_CONNECTED_S)];
    if (first >= last) return;
    changes[first] = (changes[first] ?? 0) + 1;
    changes[last] = (changes[last] ?? 0) - 1;
  };

  for (let customer = 0; customer < customers; customer += 1) {
    let now = arrivesAt(chance);
    let seenSince = now;
    const { doings, lingers } = stayOf(chance);
    for (const { step, after, away = 0 } of doings) {
      now += after;
      if (away > 0) {
        isSeen(seenSince, now);
        now += away;
        seenSince = now;
      }
      does(step, now);
    }
    isSeen(seenSince, now + lingers);
  }
  for (let at = 0; at < SECONDS; at += 1)
    for (let page = 0; page < (requests.pages[at] ?? 0); page += 1) {
      const { isMade, isRendered } = caches.ask(at);
      if (isMade) add(made, at, 1);
      if (isRendered) add(rendered, at, 1);
    }
  const open = new Int32Array(SECONDS);
  let sum = 0;
  for (let at = 0; at < SECONDS; at += 1) open[at] = sum += changes[at] ?? 0;
  return { requests, bytes, made, rendered, open, orders };
}
