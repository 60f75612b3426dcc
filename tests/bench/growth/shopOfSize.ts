import type { Browser, Locator, Page } from 'playwright';
import { CATALOGUE } from '../addresses.ts';
import { untilAlive } from '../visit/alive.ts';
import { browserOf } from '../visit/browsers.ts';
import { cardOfCart, fullCartOf } from '../visit/fullCart.ts';
import { type Kept, VISITORS } from '../visit/visitors.ts';
import {
  interact,
  type Interaction,
  type MainThread,
  watchInteractions,
  watchMainThread,
} from './mainThread.ts';

/** What a page of so many dishes costs a phone, at CPU ×4. */
export interface Grown {
  readonly nodes: number;
  readonly heap: number;
  /** ms of CPU from the load of the page, when a person is seen at it, until all is calm. */
  readonly hydration: number;
  readonly actions: Readonly<Record<ActionName, Interaction>>;
}
export const ACTIONS = ['«+»', 'filter on', 'filter off', 'first search key'] as const;
export type ActionName = (typeof ACTIONS)[number];

const CPU_RATE = 4;
const PRESSES = 5;
/** A key of a Russian keyboard, which Playwright knows none of. */
const FIRST_KEY = { key: 'р', code: 'KeyH', windowsVirtualKeyCode: 72 } as const;
const PATIENCE_MS = 120_000;

interface Opened {
  readonly page: Page;
  readonly thread: MainThread;
  readonly hydration: number;
}

const open = async (browser: Browser, address: string, kept: Kept): Promise<Opened> => {
  const context = await browserOf(browser, { kept, isSavingData: true });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(watchInteractions);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const thread = await watchMainThread(cdp);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  await page.goto(address, { waitUntil: 'load', timeout: PATIENCE_MS });
  const before = await thread.cpuMs();
  await page.mouse.move(1, 1);
  await untilAlive(page, false);
  await thread.calm();
  return { page, thread, hydration: (await thread.cpuMs()) - before };
};

/** Runs in the page: whether a finger at this point is on this element, and on nothing that lies over it. */
const isUnder = (element: Element, [x, y]: readonly [number, number]): boolean =>
  element.contains(document.elementFromPoint(x, y));

/** A finger on the middle of it: Playwright's own looks before a tap would cost more than the tap. */
const finger = async (page: Page, place: Locator): Promise<() => Promise<void>> => {
  const isInDialog = (await page.getByRole('dialog').count()) > 0;
  // Past the bars that lie over the page.
  if (!isInDialog) await place.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error('What is to be tapped is not on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2] as const;
  if (!(await place.evaluate(isUnder, [x, y] as const)))
    throw new Error('Something lies over what is to be tapped');
  return () => page.touchscreen.tap(x, y);
};

const plusIn = async (browser: Browser, origin: string, dishes: number): Promise<Interaction> => {
  const { page, thread } = await open(browser, origin + CATALOGUE, fullCartOf(dishes));
  const card = page.locator(cardOfCart(dishes)).first();
  await card.scrollIntoViewIfNeeded();
  const tap = await finger(page, card.getByRole('button', { name: 'Увеличить количество' }));
  await interact(page, thread, tap);
  const all = await interact(page, thread, async () => {
    for (let press = 0; press < PRESSES; press += 1) {
      await tap();
      await page.waitForTimeout(700);
    }
  });
  const pieces = await card.getByRole('group').locator('b').textContent();
  if (Number(pieces) !== 1 + 1 + PRESSES) throw new Error(`The presses of «+» came to ${pieces} pieces`);
  await page.context().close();
  return { ...all, cpuMs: all.cpuMs / PRESSES };
};

const filterIn = async ({ page, thread }: Opened): Promise<readonly [Interaction, Interaction]> => {
  await (
    await finger(
      page,
      page
        .getByRole('button', { name: /^Фильтры/ })
        .and(page.locator(':visible'))
        .first(),
    )
  )();
  const chip = page.getByRole('dialog').getByRole('group').getByRole('button').first();
  await chip.waitFor();
  await thread.calm();
  const tap = await finger(page, chip);
  const on = await interact(page, thread, tap);
  return [on, await interact(page, thread, tap)];
};

const searchIn = async (browser: Browser, origin: string): Promise<Interaction> => {
  const { page, thread } = await open(browser, `${origin}${CATALOGUE}/search`, VISITORS['city chosen']);
  const box = page.getByRole('searchbox').and(page.locator(':visible')).first();
  await (
    await finger(page, box)
  )();
  const cdp = await page.context().newCDPSession(page);
  const key = await interact(page, thread, async () => {
    for (const type of ['keyDown', 'keyUp'] as const)
      await cdp.send('Input.dispatchKeyEvent', {
        type,
        ...FIRST_KEY,
        ...(type === 'keyDown' && { text: 'р' }),
      });
  });
  if ((await page.getByRole('article').count()) === 0)
    throw new Error('The first key of a search found nothing');
  await page.context().close();
  return key;
};

/** Opens the shop with so many dishes on a phone and does what people do there. */
export const measureSize = async (browser: Browser, origin: string, dishes: number): Promise<Grown> => {
  const opened = await open(browser, origin + CATALOGUE, VISITORS['city chosen']);
  const { page, thread, hydration } = opened;
  const nodes = await page.locator('*').count();
  const heap = await thread.heap();
  const [on, off] = await filterIn(opened);
  await page.context().close();
  const plus = await plusIn(browser, origin, dishes);
  const search = await searchIn(browser, origin);
  return {
    nodes,
    heap,
    hydration,
    actions: { '«+»': plus, 'filter on': on, 'filter off': off, 'first search key': search },
  };
};
