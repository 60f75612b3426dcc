import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { untilAlive } from '../bench/visit/alive.ts';
import { browserOf } from '../bench/visit/browsers.ts';
import { watchRest } from '../bench/visit/rest.ts';
import { VISITORS, type VisitorName } from '../bench/visit/visitors.ts';

/** What a browser had of a page. */
export interface Visit {
  /** Paths of the scripts that were there when a press worked. */
  readonly untilAlive: readonly string[];
  /** Paths of all scripts at rest. */
  readonly scripts: readonly string[];
  /** Paths of all that was asked for until rest, pictures, icons and calls too. */
  readonly asked: readonly string[];
}

/** A phone opens a page, its customer is seen at it, and nobody does anything until all is quiet. */
export const visit = async (browser: Browser, address: string, visitor: VisitorName): Promise<Visit> => {
  // Data is saved: nothing is fetched ahead.
  const context = await browserOf(browser, { kept: VISITORS[visitor], isSavingData: true });
  try {
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const rest = watchRest(page);
    await page.goto(address, { timeout: 90_000 });
    await page.mouse.move(1, 1);
    const alive = await untilAlive(page, visitor === 'first visit');
    await rest();
    // What is asked for again comes from the browser's own memory.
    const sent = [...new Set(asked)]
      .filter((url) => url.startsWith('http'))
      .map((url) => new URL(url).pathname);
    const scripts = sent.filter((path) => path.endsWith('.js'));
    return { untilAlive: alive, scripts: [...new Set(scripts)], asked: sent };
  } finally {
    await context.close();
  }
};

const PATIENCE_MS = 60_000;
const LOOK_MS = 100;

/**
 * Paths of all scripts that a page has once nothing more is fetched ahead, by a visitor who saves no data. Waits for the awaited ones as
 * long as it takes on a busy machine, a minute at most.
 */
export const scriptsAhead = async (
  browser: Browser,
  address: string,
  awaited: readonly string[],
): Promise<readonly string[]> => {
  const context = await browserOf(browser, { kept: VISITORS['city chosen'], isSavingData: false });
  try {
    const page = await context.newPage();
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    const rest = watchRest(page);
    await page.goto(address, { timeout: 90_000 });
    await page.mouse.move(1, 1);
    await untilAlive(page, false);
    const last = performance.now() + PATIENCE_MS;
    while (!awaited.every((path) => scripts.has(path)) && performance.now() < last) await wait(LOOK_MS);
    await rest();
    return [...scripts];
  } finally {
    await context.close();
  }
};
