import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import { openEyes } from './eyes.ts';
import { LONGEST_MS } from './lastLook.ts';
import type { Visitor } from './visitors.ts';

/** Where and as whom a visit begins. */
export interface Start {
  readonly visitor: string;
  readonly city: string;
  readonly path: string;
  readonly isPhone: boolean;
  /** At night the shop is closed. */
  readonly isNight: boolean;
  /** Presses before the page has come to life. */
  readonly isEarly?: boolean;
  /** Things move; else they are there at once, as for whoever wants no motion. */
  readonly isMoving?: boolean;
  /** So many ms after the page began to come the connection is lost for a while, as in a tunnel; absent where it is not. */
  readonly tunnelMs?: number;
}

/** What a visit begins with. */
export interface Beginning {
  readonly browser: Browser;
  readonly shopUrl: string;
  readonly visitor: Visitor;
  readonly start: Start;
  readonly zone: string;
}

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };
const TUNNEL_MS = 1_500;

/** Before a tunnel the connection is bad: of the page's code nothing is there yet. */
const slowly = async (route: Route): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, TUNNEL_MS / 2));
  await route.continue().catch(() => undefined);
};

/** Offline for a while, with somebody there; with the connection back the page has as long as anybody waits to come to life. */
const goThroughTunnel = async (page: Page, after: number): Promise<void> => {
  const context = page.context();
  await page.waitForTimeout(after);
  await context.setOffline(true);
  await page.mouse.move(2, 2);
  await page.waitForTimeout(TUNNEL_MS);
  await context.setOffline(false);
  await page
    .locator('html[data-alive]')
    .waitFor({ state: 'attached', timeout: LONGEST_MS })
    .catch(() => undefined);
  await page.unroute('**/assets/**', slowly);
};

/** The browser and the page of a visit, alive unless its visitor presses before that. */
export const begin = async ({
  browser,
  shopUrl,
  visitor,
  start,
  zone,
}: Beginning): Promise<[BrowserContext, Page]> => {
  const context = await browser.newContext({
    locale: 'ru-RU',
    timezoneId: zone,
    viewport: start.isPhone ? PHONE : DESK,
    storageState: visitor,
    serviceWorkers: 'block',
    reducedMotion: start.isMoving ? 'no-preference' : 'reduce',
  });
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  await openEyes(page);
  const address = `${shopUrl}/${start.city}/${start.path}`;
  if (start.tunnelMs !== undefined) {
    await page.route('**/assets/**', slowly);
    await page.goto(address, { waitUntil: 'commit' });
    await goThroughTunnel(page, start.tunnelMs);
    return [context, page];
  }
  await page.goto(address);
  if (start.isEarly) return [context, page];
  await page.mouse.move(2, 2);
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  return [context, page];
};
