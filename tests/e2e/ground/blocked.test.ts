import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { NOON_ZONE } from '../noon.ts';
import { expect, newPhone, test } from '../shop.ts';
import { orderPickup, placeOrder } from '../steps.ts';

/** The setting of a person who has chosen «Block all cookies». */
const BLOCKED = { profile: { default_content_setting_values: { cookies: 2 } } };

test('in a browser that blocks all data of sites, an order is placed', async ({
  shopUrl,
  launchOptions,
}, info) => {
  const profile = await mkdtemp(join(tmpdir(), 'blocked-'));
  await mkdir(join(profile, 'Default'));
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(BLOCKED));
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    locale: 'ru-RU',
    timezoneId: NOON_ZONE,
  });
  const page = await context.newPage();
  const uncaught: string[] = [];
  page.on('pageerror', ({ message }) => uncaught.push(message));
  await page.goto(shopUrl);
  const refusal = await page.evaluate(() => {
    try {
      return String(localStorage.length);
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(refusal).toBe('SecurityError');
  await orderPickup(page, newPhone(info.workerIndex), shopUrl);
  await placeOrder(page);
  expect(uncaught).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await context.close();
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
});
