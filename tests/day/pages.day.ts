import { PLACES, addressOf } from '../e2e/tour/places.ts';
import { test } from '../e2e/tour/visitor.ts';
import { untilAlive } from '../e2e/steps.ts';
import { leadTo } from '../e2e/visitJournal.ts';
import { expectSteady, heldAtRest } from './bounds.ts';
import { countSockets, countTimers, heldBy, type Held } from './gauges.ts';

/** The issue's own number. */
const TIMES = 20;
/** What comes once (code, pictures, the journal up to its bound) has come by then. */
const BEFORE = 30;

test(`${TIMES} times each page leaves nothing behind`, async ({ page }) => {
  const sockets = countSockets(page);
  await countTimers(page);
  const cdp = await page.context().newCDPSession(page);
  await page.goto('/samara/');
  await untilAlive(page);
  const tour = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1)
      for (const place of PLACES) {
        await leadTo(page, addressOf(place));
        await page.waitForFunction(
          (path) =>
            decodeURI(location.pathname).startsWith(path) &&
            document.querySelector('h1') !== null &&
            document.querySelector('[aria-busy="true"]') === null,
          addressOf(place).replace(/[?#].*|\/$/, ''),
        );
      }
    await leadTo(page, '/samara/');
    await page.getByRole('region', { name: 'Меню' }).waitFor();
    await page.waitForLoadState('networkidle');
  };
  await tour(BEFORE);
  const look = (): Promise<Held> => heldBy(page, cdp, sockets);
  const pause = (milliseconds: number): Promise<void> => page.waitForTimeout(milliseconds);
  const before = await heldAtRest(look, pause);
  await tour(TIMES);
  await expectSteady('all pages', before, look, pause);
});
