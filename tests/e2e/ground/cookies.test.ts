import { addToCart, chooseCity, collectSnack, openSection, placeOrder, signIn } from '../steps.ts';
import { expect, newPhone, test } from '../shop.ts';
import { DEEP } from '../brief.ts';
import { withoutCookies } from './browsers.ts';

const HOWS = ['ignored', 'forbidden'] as const;

for (const how of HOWS)
  test(
    `where cookies are ${how} the answer about the city leads to a shop that takes an order`,
    how === 'ignored' ? DEEP : {},
    async ({ page, context, watch }, info) => {
      // What could not be kept is logged, as where storage is full.
      watch.expect(/^error: city\/saveCity .*denied/);
      await withoutCookies(page, how);
      await page.goto('/');
      await chooseCity(page, 'Самара', 'samara');
      await openSection(page, 'Закуски');
      await addToCart(page, /./);
      await signIn(page, newPhone(info.workerIndex));
      await collectSnack(page);
      await placeOrder(page);
      expect(await context.cookies()).toEqual([]);

      // Who has answered is not asked again, and stays in the city that the address names.
      await page.goto('/tolyatti/catalog/deserty');
      await page.mouse.move(1, 1);
      await expect(page.getByRole('link', { name: 'Личный кабинет' }).first()).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Город: Тольятти' })).toBeVisible();
    },
  );
