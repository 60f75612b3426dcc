import type { BrowserContext } from '@playwright/test';
import { firstValueFrom, timer } from 'rxjs';
import { orderPickup } from './steps.ts';
import { expect, newPhone, test } from './shop.ts';

/** How long the restaurant takes to say that it has an order, from the first time that it is sent. */
const ANSWER_MS = 10_000;

/** Slows every answer to an order down, and tells under which keys orders were sent. */
async function slowOrders(context: BrowserContext): Promise<readonly string[]> {
  const keys: string[] = [];
  let end = Infinity;
  await context.route('**/api/v1/order', async (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.fallback();
    keys.push(request.headers()['idempotency-key'] ?? '');
    const response = await route.fetch();
    end = Math.min(end, Date.now() + ANSWER_MS);
    await firstValueFrom(timer(new Date(end)));
    // The page that asked may be gone by now.
    return route.fulfill({ response }).catch(() => undefined);
  });
  return keys;
}

test('twenty fast clicks, Enter, a reload and a second tab during a slow answer are one order', async ({
  page,
  context,
}, info) => {
  await orderPickup(page, newPhone(info.workerIndex));
  const keys = await slowOrders(context);
  const order = page.getByRole('button', { name: /^Заказать за/ });
  await order.focus();
  await order.evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 20; click += 1) button.click();
  });
  await page.keyboard.press('Enter');
  await expect.poll(() => keys.length).toBeGreaterThan(0);
  await page.reload();
  const second = await context.newPage();
  await second.goto('/samara/checkout');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  const again = second.getByRole('button', { name: /^Заказать за/ });
  if (await again.isEnabled({ timeout: 1_000 }).catch(() => false)) await again.click({ timeout: 1_000 });

  for (const tab of [page, second])
    await expect(tab.getByRole('heading', { name: /^Заказ №.+ оформлен$/ })).toBeVisible({ timeout: 60_000 });
  expect(new Set(keys).size).toBe(1);
  await expect(second.getByRole('link', { name: /^Корзина, \d/ })).toBeHidden();
  await page.goto('/samara/personal/history');
  await expect(page.getByRole('article', { name: /№/ })).toHaveCount(1);
});
