import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { filesOfOthers } from '../../../src/app/journal/keptPages.ts';
import { memoryStorage } from '../../app/shop.ts';
import { CATALOGUE } from '../addresses.ts';
import { watchMainThread } from '../growth/mainThread.ts';
import { PEERS } from '../peers.ts';
import { untilAlive } from '../visit/alive.ts';
import { browserOf } from '../visit/browsers.ts';
import { VISITORS } from '../visit/visitors.ts';

/** rrweb's own build for a script of a page, made small by it. */
export const RRWEB = join(PEERS, 'node_modules/@rrweb/record/dist/record.umd.min.cjs');

declare global {
  interface Window {
    rrwebRecord?: { readonly record: (options: { readonly emit: (event: object) => void }) => unknown };
    /** What rrweb has recorded of this page. */
    recorded?: object[];
  }
}

/** Runs in the page, as soon as there is one to record. */
const beginRecording = (): void => {
  window.recorded = [];
  document.addEventListener('DOMContentLoaded', () => {
    window.rrwebRecord?.record({ emit: (event) => window.recorded?.push(event) });
  });
};

/** One visit. */
export interface Visited {
  /** CPU time of the page's main thread from its load on, in ms. */
  readonly cpuMs: number;
  /** What the shop has kept of its journal, one file. */
  readonly journal: string;
  /** What rrweb has recorded, as JSON; empty where it was not there. */
  readonly recorded: string;
  /** What the cart's link says in the end. */
  readonly end: string;
}

const DISHES = 4;
const SCREENS = 6;

/** Between two taps of a hungry customer; a dialog that a tap leads to has opened by then. */
const PAUSE_MS = 700;

/** What the shop asks meanwhile (login, a present) is put away. */
const putAway = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog');
  while (await dialog.isVisible()) {
    await dialog.press('Escape');
    await page.waitForTimeout(PAUSE_MS);
  }
};

const act = async (page: Page): Promise<void> => {
  const plus = page.locator('[data-add="one"]');
  for (let dish = 0; dish < DISHES; dish += 1) {
    await plus.nth(dish).click();
    await page.waitForTimeout(PAUSE_MS);
    await putAway(page);
  }
  for (let screen = 0; screen < SCREENS; screen += 1) {
    await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }));
    await page.waitForTimeout(PAUSE_MS);
  }
  await page
    .getByRole('navigation', { name: 'Основное меню' })
    .and(page.locator(':visible'))
    .getByRole('link', { name: /^Корзина, \d/ })
    .click();
  await page.getByRole('heading', { name: 'Корзина', exact: true }).waitFor();
  for (let press = 0; press < DISHES; press += 1) {
    await page.getByRole('button', { name: 'Увеличить количество' }).nth(press).click();
    await page.waitForTimeout(PAUSE_MS);
  }
};

const keptJournal = async (page: Page): Promise<string> => {
  const kept = await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide'));
    return Object.fromEntries<string>(Object.entries(sessionStorage));
  });
  const [journal] = filesOfOthers(memoryStorage(kept), { page: -1, user: null });
  if (!journal) throw new Error('The shop has kept no journal of the visit');
  return JSON.stringify(journal);
};

/** A customer looks through the menu, puts some dishes into the cart, goes there and takes one more of each. */
export const visit = async (browser: Browser, origin: string, isRecorded: boolean): Promise<Visited> => {
  const context = await browserOf(browser, { kept: VISITORS['city chosen'], isSavingData: true });
  // A script of the page's own would be refused by its policy of content: this one is the browser's.
  if (isRecorded) {
    await context.addInitScript({ content: readFileSync(RRWEB, 'utf8') });
    await context.addInitScript(beginRecording);
  }
  const page = await context.newPage();
  try {
    const thread = await watchMainThread(await context.newCDPSession(page));
    await page.goto(origin + CATALOGUE, { waitUntil: 'load' });
    await page.mouse.move(1, 1);
    await untilAlive(page, false);
    await act(page);
    await thread.calm();
    const cpuMs = await thread.cpuMs();
    // The cart's page hides the header on a phone, and keeps it.
    const end = await page.locator('a[aria-label^="Корзина, "]').first().getAttribute('aria-label');
    return {
      cpuMs,
      end: end ?? '',
      recorded: isRecorded ? await page.evaluate(() => JSON.stringify(window.recorded)) : '',
      journal: await keptJournal(page),
    };
  } finally {
    await context.close();
  }
};
