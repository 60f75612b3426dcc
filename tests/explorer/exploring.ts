import { chromium, type Browser } from '@playwright/test';
import { join } from 'node:path';
import { launchOptionsWith } from '../run/launchOptions.ts';
import { zoneAt } from '../e2e/noon.ts';
import { shorten } from './shorten.ts';
import { startOf } from './starts.ts';
import { TRACES } from './trace.ts';
import { visit, type Visit, type VisitOptions } from './visit.ts';
import { makeVisitor, type Visitor } from './visitors.ts';

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    // Nothing is said of pictures, which cost most of the time.
    ...launchOptionsWith('--blink-settings=imagesEnabled=false'),
    handleSIGTERM: false,
  });

/** A violation is played again so often before it is called one that does not repeat. */
const REPEATS = 2;
/** The last acts of a visit that are tried alone before that: they are quickly played. */
const LAST_ACTS = [1, 2, 4, 8];
/** Replays that shortening may take, and how long. */
const MOST_REPLAYS = 40;
const LONGEST_SHORTENING_MS = 60_000;
const NOON = zoneAt(12, new Date());
const NIGHT = zoneAt(4, new Date());

interface ShopOptions {
  readonly browser: Browser;
  readonly url: string;
  /** Acts of a visit, at most. */
  readonly steps: number;
  readonly onStep?: VisitOptions['onStep'];
}

/** A visit that has begun: the same seed and start play it again. */
export type Begun = Pick<Visit, 'seed' | 'start'>;

/** A shop that is visited. */
export class ExploredShop {
  readonly #options: ShopOptions;
  readonly #visitors = new Map<string, Promise<Visitor | null>>();

  constructor(options: ShopOptions) {
    this.#options = options;
  }

  /** Each kind is made once, when it is wanted first; null where this shop does not let them come so far. */
  #visitor(kind: string): Promise<Visitor | null> {
    const { browser, url } = this.#options;
    const made = this.#visitors.get(kind) ?? makeVisitor(browser, url, kind).catch(() => null);
    this.#visitors.set(kind, made);
    return made;
  }

  /** Plays a visit, by chance or by a script. Null where nobody of that kind comes so far. */
  async play({ seed, start }: Begun, script?: Visit['acts']): Promise<Visit | null> {
    const visitor = await this.#visitor(start.visitor);
    if (!visitor) return null;
    const { browser, url, steps, onStep } = this.#options;
    return visit({
      browser,
      shopUrl: url,
      visitor,
      zone: start.isNight ? NIGHT : NOON,
      steps,
      seed,
      start,
      picture: join(TRACES, `${seed}.png`),
      ...(onStep && { onStep }),
      ...(script && { script }),
    });
  }

  /** The visit that this seed begins. */
  begin = (seed: number): Begun => ({ seed, start: startOf(seed) });

  /** Whether these acts of it break the same sentence again. */
  async repeats(found: Visit, acts: Visit['acts']): Promise<boolean> {
    const again = await this.play(found, acts);
    return again !== null && again.violation?.says === found.violation?.says;
  }

  /** Acts of it that break the same sentence again, as few of the last as do; null where it does not repeat. */
  async #again(found: Visit): Promise<Visit['acts'] | null> {
    const { acts } = found;
    const lasts = LAST_ACTS.filter((size) => size < acts.length).map((size) => acts.slice(-size));
    for (const last of [...lasts, ...Array.from({ length: REPEATS }, () => acts)])
      if (await this.repeats(found, last)) return last;
    return null;
  }

  /** The shortest acts that break the same sentence; null where it does not repeat. */
  async shortest(found: Visit): Promise<Visit['acts'] | null> {
    const again = await this.#again(found);
    const end = Date.now() + LONGEST_SHORTENING_MS;
    const shows = async (acts: Visit['acts']) => Date.now() < end && (await this.repeats(found, acts));
    return again && shorten(again, shows, MOST_REPLAYS);
  }
}
