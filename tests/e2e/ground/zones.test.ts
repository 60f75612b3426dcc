import { DEEP } from '../brief.ts';
import { expect, test } from '../shop.ts';
import { openNight, seeClosed, seeOpen } from './night.ts';
import { momentIn } from './wallClock.ts';

const ZONES = [
  'Asia/Kolkata',
  'Pacific/Honolulu',
  'Europe/Samara',
  'Asia/Kamchatka',
  'Europe/Berlin',
] as const;
const DAY = '2026-03-11';

for (const zone of ZONES)
  test(
    `in ${zone} the shop closes and opens when the customer's clock says so, in the same words`,
    zone === 'Asia/Kolkata' ? {} : DEEP,
    async ({ browser, shopUrl: baseURL }) => {
      const page = await openNight(browser, { zone, wall: `${DAY}T01:30`, baseURL });
      await seeOpen(page);
      await page.clock.fastForward('00:45:00');
      await seeClosed(page);
      await page.clock.fastForward('07:30:00');
      await seeClosed(page);
      await page.clock.fastForward('00:20:00');
      await seeOpen(page);
      await page.context().close();
    },
  );

test('a time that is chosen is sent as the moment that the customer means', async ({
  browser,
  shopUrl: baseURL,
}) => {
  const zone = 'Pacific/Honolulu';
  const page = await openNight(browser, { zone, wall: `${DAY}T01:30`, baseURL });
  await page.clock.fastForward('00:45:00');
  await seeClosed(page);
  await page.getByRole('button', { name: /^К\s11:30$/ }).click();
  await expect(page.getByText(/Привезём к\s11:30/).first()).toBeVisible();
  const kept = await page.evaluate(async () => {
    const cart = (): string => localStorage.getItem('shop:1:cart') ?? '';
    while (!cart().includes('"deliveryTime":"'))
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return cart();
  });
  expect(kept).toContain(`"deliveryTime":"${new Date(momentIn(zone, `${DAY}T11:30`)).toISOString()}"`);
  await page.context().close();
});
