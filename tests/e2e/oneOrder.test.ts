import type { BrowserContext } from '@playwright/test';
import { orderPickup, untilAlive } from './steps.ts';
import { expect, newPhone, test } from './shop.ts';

/** Keeps every answer to an order back until it is released, and tells under which keys orders were sent. */
async function holdOrders(
  context: BrowserContext,
): Promise<{ readonly keys: readonly string[]; readonly release: () => void }> {
  const keys: string[] = [];
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route('**/api/v1/order', async (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.fallback();
    keys.push(request.headers()['idempotency-key'] ?? '');
    const response = await route.fetch();
    await released;
    // The page that asked may be gone by now.
    return route.fulfill({ response }).catch(() => undefined);
  });
  return { keys, release: () => release() };
}

test('twenty fast clicks, Enter, a reload and a second tab during a slow answer are one order', async ({
  page,
  context,
}, info) => {
  await orderPickup(page, newPhone(info.workerIndex));
  const { keys, release } = await holdOrders(context);
  const order = page.getByRole('button', { name: /^Заказать за/ });
  await order.focus();
  await order.evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 20; click += 1) button.click();
  });
  await page.keyboard.press('Enter');
  await expect.poll(() => keys.length).toBeGreaterThan(0);
  await page.reload();
  await untilAlive(page);
  const second = await context.newPage();
  await second.goto('/samara/checkout');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await untilAlive(second);
  await second
    .getByRole('button', { name: /^Заказать за/ })
    .evaluateAll((buttons: HTMLButtonElement[]) => buttons.forEach((button) => button.click()));
  release();

  for (const tab of [page, second])
    await expect(tab.getByRole('heading', { name: /^Заказ № .+ оформлен$/ })).toBeVisible({
      timeout: 60_000,
    });
  expect(new Set(keys).size).toBe(1);
  await expect(second.getByRole('link', { name: /^Корзина, \d/ })).toBeHidden();
  await page.goto('/samara/personal/history');
  await expect(page.getByRole('article', { name: /№/ })).toHaveCount(1);
});
