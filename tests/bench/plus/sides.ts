import type { Browser, Page } from 'playwright';
import { CATALOGUE } from '../addresses.ts';
import { untilAlive } from '../visit/alive.ts';
import { browserOf } from '../visit/browsers.ts';
import { cardOfCart, fullCartOf, LINES } from '../visit/fullCart.ts';
import { watchRest } from '../visit/rest.ts';
import type { Kept } from '../visit/visitors.ts';
import { countMemoReads } from './memoReads.ts';
import { countRenders, pressOften } from './inPage.ts';

/** One of those who are pressed. */
export interface Side {
  readonly address: string;
  readonly kept: Kept;
  /** The card that is pressed, and its button. */
  readonly card: string;
  readonly button: string;
  /** What lies in the cart: pieces of each dish. */
  readonly quantities: (page: Page) => Promise<readonly number[]>;
  readonly reads: (page: Page, press: () => Promise<void>) => Promise<number>;
}

/** Presses that are not counted, and those that are. */
const WARM = 5;
const PRESSES = 40;
const CPU_RATE = 4;
/** What a press leads to at once is over by then; the call to the back end, 300 ms after it, is not. */
const AFTERMATH_MS = 250;

const CART_KEY = /^shop:[^:]*:cart$/;

const storedQuantities = (page: Page): Promise<readonly number[]> =>
  page.evaluate((pattern) => {
    const key = Object.keys(localStorage).find((name) => new RegExp(pattern).test(name));
    const entry = localStorage.getItem(key ?? '') ?? '{}';
    const { state } = JSON.parse(entry) as {
      state?: { lines: readonly { kind: string; quantity: number }[] };
    };
    return (state?.lines ?? []).filter(({ kind }) => kind === 'goods').map(({ quantity }) => quantity);
  }, CART_KEY.source);

/** The whole shop among so many dishes, opened by somebody with a full cart. */
export const shopSide = (origin: string, dishes: number): Side => ({
  address: origin + CATALOGUE,
  kept: fullCartOf(dishes),
  card: cardOfCart(dishes),
  button: 'button[aria-label="Увеличить количество"]',
  quantities: storedQuantities,
  reads: async (page, press) => countMemoReads(await page.context().newCDPSession(page), press),
});

/** A page of plain cards. */
export const plainSide = (address: string): Side => ({
  address,
  kept: {},
  card: 'article',
  button: 'button',
  quantities: (page) => page.evaluate(() => window.plain?.quantities() ?? []),
  async reads(page, press) {
    const before = await page.evaluate(() => window.plain?.reads() ?? 0);
    await press();
    return (await page.evaluate(() => window.plain?.reads() ?? 0)) - before;
  },
});

const openSide = async (browser: Browser, { address, kept, card, button }: Side): Promise<Page> => {
  const context = await browserOf(browser, { kept, isSavingData: true });
  await context.addInitScript(countRenders);
  const page = await context.newPage();
  const rest = watchRest(page);
  await page.goto(address, { waitUntil: 'load', timeout: 120_000 });
  await page.mouse.move(1, 1);
  if (Object.keys(kept).length > 0) await untilAlive(page, false);
  const pressed = page.locator(card).first();
  // What stands below the screen may come to life when it is near.
  await pressed.scrollIntoViewIfNeeded();
  await pressed.locator(button).first().waitFor({ timeout: 60_000 });
  await rest();
  return page;
};

export interface Pressed {
  /** ms from a click to the DOM that shows it, at CPU ×4. */
  readonly ms: readonly number[];
  readonly reads: number;
  readonly renders: number;
  /** Pieces of each dish in the end, sorted: equal on all sides. */
  readonly end: readonly number[];
}

/** Presses «+» on one side; the last press, whose reads and renders are counted, is not timed. */
export const pressSide = async (browser: Browser, side: Side): Promise<Pressed> => {
  const page = await openSide(browser, side);
  const { card, button } = side;
  try {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    const ms = await page.evaluate(pressOften, { card, button, times: WARM + PRESSES });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.waitForTimeout(2 * AFTERMATH_MS);
    await page.evaluate(() => (window.renders = 0));
    const reads = await side.reads(page, async () => {
      await page.evaluate(pressOften, { card, button, times: 1 });
      await page.waitForTimeout(AFTERMATH_MS);
    });
    const renders = await page.evaluate(() => window.renders ?? 0);
    await page.waitForTimeout(4 * AFTERMATH_MS);
    const end = (await side.quantities(page)).toSorted((a, b) => a - b);
    return { ms: ms.slice(WARM), reads, renders, end };
  } finally {
    await page.context().close();
  }
};

/** What must lie in every cart in the end. */
export const WANTED_END: readonly number[] = [
  ...Array.from({ length: LINES - 1 }, () => 1),
  1 + WARM + PRESSES + 1,
];
