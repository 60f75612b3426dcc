import type { BrowserContext, Page } from '@playwright/test';
import type { Act } from './acts.ts';
import { pointOf } from './controls.ts';
import { aFrame, errorsOf, movesOf, openEyes } from './eyes.ts';
import { look, type Sight } from './sight.ts';
import type { Weather } from './weather.ts';

/** Longest that an act is waited for before the next: impatient people press on. */
const PATIENCE_MS = 2_500;
const SLICE_MS = 40;
/** Quiet for so long is at rest. */
const QUIET_MS = 120;
/** A press is answered within this; the issue of life (specification, section 9) is its own. */
const ANSWER_MS = 1_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The tabs of one visitor; the one in front is acted on. */
export class Tabs {
  #front: Page;
  readonly #context: BrowserContext;
  isOnline = true;

  constructor(context: BrowserContext, first: Page) {
    this.#context = context;
    this.#front = first;
  }
  get front(): Page {
    return this.#front;
  }
  get count(): number {
    return this.#context.pages().length;
  }
  get all(): readonly Page[] {
    return this.#context.pages();
  }
  /** To the other tab; a second one is opened by the first wish for it. */
  async turn(): Promise<void> {
    const other = this.all.find((page) => page !== this.#front);
    if (other) this.#front = other;
    else {
      const url = this.#front.url();
      this.#front = await this.#context.newPage();
      await openEyes(this.#front);
      await this.#front.goto(url, { waitUntil: 'commit' });
    }
    await this.#front.bringToFront();
  }
  async setOnline(isOnline: boolean): Promise<void> {
    this.isOnline = isOnline;
    await this.#context.setOffline(!isOnline);
  }
}

const cityOf = (url: string): string => new URL(url).pathname.split('/')[1] ?? 'samara';

/** Does it. False where it cannot be done any more: the control is gone, or something lies over it. */
export async function perform(tabs: Tabs, act: Act): Promise<boolean> {
  const page = tabs.front;
  if (act.kind === 'press' || act.kind === 'type') {
    const point = await pointOf(page, act);
    if (!point) return false;
    await page.mouse.click(point.x, point.y);
    if (act.kind === 'type') {
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText(act.text);
    }
    return true;
  }
  if (act.kind === 'key') await page.keyboard.press(act.key);
  if (act.kind === 'back') await page.goBack({ waitUntil: 'commit', timeout: PATIENCE_MS }).catch(() => null);
  if (act.kind === 'forward')
    await page.goForward({ waitUntil: 'commit', timeout: PATIENCE_MS }).catch(() => null);
  if (act.kind === 'reload') await page.reload({ waitUntil: 'commit' }).catch(() => null);
  if (act.kind === 'visit')
    await page
      .goto(`${new URL(page.url()).origin}/${cityOf(page.url())}/${act.path}`, { waitUntil: 'commit' })
      .catch(() => null);
  if (act.kind === 'scroll') await page.mouse.wheel(0, 600);
  if (act.kind === 'wait') await pause(QUIET_MS * 4);
  if (act.kind === 'tab') await tabs.turn();
  if (act.kind === 'goOffline') await tabs.setOnline(false);
  if (act.kind === 'goOnline') await tabs.setOnline(true);
  return true;
}

/** A page on its way to another one cannot be asked: it is asked again. */
async function asked<T>(question: () => Promise<T>, otherwise: T): Promise<T> {
  for (let left = 10; left > 0; left -= 1)
    try {
      return await question();
    } catch {
      await pause(SLICE_MS);
    }
  return otherwise;
}

export const errorsIn = (page: Page): Promise<readonly string[]> => asked(() => errorsOf(page), []);
export const movesIn = (page: Page): Promise<number> => asked(() => movesOf(page), -1);
export const sightOf = (page: Page): Promise<Sight | null> => asked(() => look(page), null);

export interface Rest {
  readonly isSettled: boolean;
  readonly hasAnswered: boolean;
}

/** Waits until nothing moves and nothing is under way, or for as long as people wait. */
export async function rest(
  tabs: Tabs,
  weather: Weather,
  before: { readonly url: string; readonly moves: number },
): Promise<Rest> {
  const began = Date.now();
  let moves = before.moves;
  let quietSince = Date.now();
  let hasAnswered = false;
  while (Date.now() - began < PATIENCE_MS) {
    const page = tabs.front;
    await asked(() => aFrame(page), undefined);
    const now = await movesIn(page);
    if (now !== moves || page.url() !== before.url) hasAnswered = true;
    const isQuiet = now === moves && weather.underWay() === 0;
    if (!isQuiet) quietSince = Date.now();
    moves = now;
    const isAtRest = Date.now() - quietSince >= QUIET_MS;
    if (isAtRest && (hasAnswered || Date.now() - began >= ANSWER_MS)) return { isSettled: true, hasAnswered };
    await pause(SLICE_MS);
  }
  return { isSettled: false, hasAnswered };
}
