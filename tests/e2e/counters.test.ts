import type { Page } from '@playwright/test';
import { DEEP } from './brief.ts';
import { expect, newPhone, test } from './shop.ts';
import { chooseCity, orderPickup, placeOrder } from './steps.ts';
import { changeSettings } from './tour/settings.ts';

interface Push {
  readonly event: string;
  readonly ecommerce: { readonly items: readonly unknown[] };
}
interface WithCounters {
  readonly dataLayer?: readonly Push[];
}

const heard = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => ((globalThis as WithCounters).dataLayer ?? []).map(({ event }) => event));

test('the counters hear of a visit from the section to the purchase, and of that once', async ({
  page,
}, info) => {
  await orderPickup(page, newPhone(info.workerIndex));
  expect(await heard(page)).toEqual(['view_item_list', 'add_to_cart', 'view_cart', 'begin_checkout']);
  await placeOrder(page);
  expect((await heard(page)).slice(4)).toEqual(['add_shipping_info', 'add_payment_info', 'purchase']);
  const isFrozen = await page.evaluate(() =>
    ((globalThis as WithCounters).dataLayer ?? []).every(
      ({ ecommerce }) => Object.isFrozen(ecommerce) && ecommerce.items.every((item) => Object.isFrozen(item)),
    ),
  );
  expect(isFrozen).toBe(true);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Ваш заказ' })).toBeVisible();
  expect(await heard(page)).not.toContain('purchase');
});

test('counters that fail stop no order', DEEP, async ({ page, watch }, info) => {
  watch.expect(/analytics/);
  await page.addInitScript(() => Object.assign(globalThis, { dataLayer: Object.freeze([]) }));
  await orderPickup(page, newPhone(info.workerIndex));
  await placeOrder(page);
});

test('where consent is asked for, nothing is told before the answer, which is asked for once', async ({
  page,
}) => {
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  await changeSettings(page, { IS_ANALYTICS_CONSENT: true });
  await page.reload();
  const question = page.getByRole('region', { name: 'Статистика посещений' });
  await expect(question).toBeVisible();
  await page
    .getByRole('region', { name: 'Меню' })
    .getByRole('link', { name: /^Закуски/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Закуски' }).first()).toBeVisible();
  expect(await heard(page)).toEqual([]);
  await question.getByRole('button', { name: 'Можно' }).click();
  await expect(question).toBeHidden();
  await expect.poll(() => heard(page)).toEqual(['view_item_list']);
  await page.reload();
  await page.mouse.move(9, 9);
  await expect.poll(() => heard(page)).toEqual(['view_item_list']);
  await expect(question).toBeHidden();
});
