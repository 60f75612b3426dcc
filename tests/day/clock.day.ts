import type { Page, Request } from '@playwright/test';
import { expect } from '../e2e/shop.ts';
import { test } from '../e2e/tour/visitor.ts';
import { kindOf } from '../evening/asks.ts';
import { untilAlive } from '../e2e/steps.ts';
import { stateOf } from '../e2e/visitJournal.ts';
import { expectSteady, heldAtRest, say } from './bounds.ts';
import { countTimers, heldBy, type Held } from './gauges.ts';
import { playLive } from './liveScript.ts';

/** The issue's own numbers; a page that is older than a day loads itself anew (specification, section 4, "App freshness"). */
const DAY_S = 24 * 60 * 60 - 5 * 60;
const [DROPS, STATUSES] = [200, 500];
/** By then the journal is full and what comes once has come. */
const BEFORE_S = 2 * 60 * 60;
/** Below every time that the shop waits for an answer. */
const STEP_S = 4;
const CALM_S = 60;
/** Turns of the page that an answer is waited for. */
const MOST_LOOKS = 200;

/** Waits until no call of the page is under way. */
const watchCalls = (page: Page): (() => Promise<void>) => {
  const underWay = new Set<Request>();
  page.on('request', (request) => void (request.resourceType() === 'fetch' && underWay.add(request)));
  page.on('requestfinished', (request) => void underWay.delete(request));
  page.on('requestfailed', (request) => void underWay.delete(request));
  return async () => {
    for (let looks = 0; underWay.size > 0 && looks < MOST_LOOKS; looks += 1)
      await page.evaluate(() => undefined);
  };
};

test('a day of the clock with drops and statuses leaves nothing behind', async ({ page }) => {
  await page.clock.install();
  await countTimers(page);
  const live = await playLive(page);
  const answered = watchCalls(page);
  let polls = 0;
  page.on('request', (request) => {
    if (kindOf(request.method(), new URL(request.url())) === 'versions') polls += 1;
  });
  const cdp = await page.context().newCDPSession(page);
  await page.goto('/samara/');
  await untilAlive(page);
  // From here only the test moves the clock: a slow machine's own minutes would make the page older than a day before its time.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));

  const idOf = async (): Promise<string> => String((await stateOf(page)).user.customer?.id ?? '');
  const pass = async (): Promise<void> => {
    await page.clock.runFor(STEP_S * 1_000);
    await answered();
  };
  let [now, dropped, said] = [0, 0, 0];
  /** Plays the day up to there with its share of drops and statuses; what is asked is answered before time goes on. */
  const playUntil = async (seconds: number): Promise<void> => {
    const userId = await idOf();
    while (now < seconds) {
      await pass();
      now += STEP_S;
      const share = now / DAY_S;
      if (dropped < Math.floor(share * DROPS)) {
        dropped += 1;
        await live.drop();
      }
      if (said < Math.floor(share * STATUSES) && live.open() === 1) {
        said += 1;
        live.sayStatus(userId, await page.evaluate(() => Date.now()));
      }
    }
    // The page looks the same at both looks: no order is on its way.
    while (live.said().status !== 'Closed') {
      await pass();
      live.sayStatus(userId, await page.evaluate(() => Date.now()));
    }
    // Longer than any delay before a connection is tried again.
    for (let calm = 0; calm < CALM_S; calm += STEP_S) await pass();
  };

  await playUntil(BEFORE_S);
  const look = (): Promise<Held> => heldBy(page, cdp, live.open);
  const pause = (milliseconds: number): Promise<void> => page.clock.runFor(milliseconds);
  const before = await heldAtRest(look, pause);
  await playUntil(DAY_S);
  say(`${live.connections()} connections, ${said} statuses, ${polls} questions for versions`);
  expect(live.connections()).toBe(1 + DROPS);
  expect(said).toBeGreaterThanOrEqual(STATUSES - 1);
  expect(live.open()).toBe(1);
  await expectSteady('a day', before, look, pause);
});
