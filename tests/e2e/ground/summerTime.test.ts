import { DEEP } from '../brief.ts';
import { test } from '../shop.ts';
import { openNight, seeClosed, seeOpen } from './night.ts';

const zone = 'Europe/Berlin';

test('a page that is open while the clocks go forward closes and opens by the new time', async ({
  browser,
  shopUrl: baseURL,
}) => {
  const page = await openNight(browser, { zone, wall: '2027-03-28T01:40', baseURL });
  await seeOpen(page);
  // 01:40 and half an hour are 03:10.
  await page.clock.fastForward('00:30:00');
  await seeClosed(page);
  await page.clock.fastForward('06:30:00');
  await seeClosed(page);
  await page.clock.fastForward('00:30:00');
  await seeOpen(page);
  await page.context().close();
});

test('and so it does while they go back', DEEP, async ({ browser, shopUrl: baseURL }) => {
  const page = await openNight(browser, { zone, wall: '2026-10-25T01:40', baseURL });
  await seeOpen(page);
  // 01:40 and two hours and a half are 03:10: the hour from two to three comes twice.
  await page.clock.fastForward('02:30:00');
  await seeClosed(page);
  await page.clock.fastForward('06:30:00');
  await seeClosed(page);
  await page.clock.fastForward('00:30:00');
  await seeOpen(page);
  await page.context().close();
});
