import { DEEP } from '../brief.ts';
import { expect, test } from '../shop.ts';
import { putAway, untilAlive } from '../steps.ts';
import { withoutTabs } from './browsers.ts';

const HOUR = 3_600_000;
const MINUTES = 5;
const POLLED = ['SETTINGS_VERSION', 'STORE_VERSION', 'MOBILE_APP_VERSION'] as const;

const GROUNDS = { 'is 26 hours ahead': 26, 'is 26 hours behind': -26, 'is right, in a tab without locks': 0 };

for (const [how, hours] of Object.entries(GROUNDS))
  test(
    `each version is asked for once a minute where the clock ${how}`,
    hours < 0 ? DEEP : {},
    async ({ page, watch }) => {
      watch.expect(/^error: tabs /);
      if (hours === 0) await withoutTabs(page);
      await page.clock.install({ time: Date.now() + hours * HOUR });
      await page.goto('/samara/');
      await putAway(page, 'Выберите свой город');
      await untilAlive(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      for (let second = 0; second < MINUTES * 60; second += 5) {
        await page.clock.runFor(5_000);
        await page.evaluate(() => fetch('/healthz'));
      }
      for (const name of POLLED) {
        const count = asked.filter((url) => url.endsWith(name)).length;
        expect(count, name).toBeGreaterThanOrEqual(MINUTES - 1);
        expect(count, name).toBeLessThanOrEqual(MINUTES + 2);
      }
    },
  );
