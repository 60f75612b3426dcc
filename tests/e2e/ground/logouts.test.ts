import type { Page } from '@playwright/test';
import { DEEP, IS_BRIEF } from '../brief.ts';
import { expect, newPhone, test } from '../shop.ts';
import { chooseCity, signIn } from '../steps.ts';
import { keptOf, withoutTabs } from './browsers.ts';

const NAME = 'Аделаида';
const SEEN_WITHIN_MS = 1_000;
const GROUNDS = [
  { how: '', prepare: () => Promise.resolve(), count: IS_BRIEF ? 3 : 100, when: {} },
  { how: ', without a channel or locks between them', prepare: withoutTabs, count: 20, when: DEEP },
] as const;

const cabinet = (page: Page) => page.getByRole('link', { name: 'Личный кабинет' }).first();

/** When the way to the personal area is gone from that page, by the machine's clock. */
const guestAt = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const isCustomers = (): boolean =>
      [...document.querySelectorAll('header a')].some(
        (link) => link.getAttribute('aria-label') === 'Личный кабинет',
      );
    while (isCustomers()) await new Promise((resolve) => requestAnimationFrame(resolve));
    return Date.now();
  });

/** With nothing in the cart nobody is asked whether they are sure. Tells when it was pressed. */
async function logOut(page: Page): Promise<number> {
  await cabinet(page).click();
  return page
    .getByRole('main')
    .getByRole('button', { name: 'Выйти' })
    .evaluate((button) => {
      const at = Date.now();
      (button as HTMLElement).click();
      return at;
    });
}

for (const { how, prepare, count, when } of GROUNDS)
  test(
    `each of many logouts is seen by the other tab within a second, and nothing comes back${how}`,
    when,
    async ({ page, context, watch }, info) => {
      test.setTimeout(IS_BRIEF ? 90_000 : 900_000);
      watch.expect(/^error: tabs /);
      await prepare(context);
      const phone = newPhone(info.workerIndex);
      const named = new RegExp(`${NAME}|7${phone}|"token":"(?!masked)[^"]+`, 'g');
      await page.goto('/samara/');
      await chooseCity(page, 'Самара', 'samara');
      const second = await context.newPage();
      await second.goto('/samara/catalog');
      await second.mouse.move(1, 1);
      const tabs = [page, second] as const;
      const took: number[] = [];
      for (let turn = 0; turn < count; turn += 1) {
        const [leaving, staying] = turn % 2 === 0 ? tabs : ([second, page] as const);
        for (const tab of tabs) expect(await keptOf(tab, named)).toEqual([]);
        await staying.getByRole('button', { name: 'Войти' }).first().click();
        await signIn(staying, phone, NAME);
        await expect(cabinet(leaving)).toBeVisible();
        await expect.poll(async () => (await keptOf(leaving, named)).length).toBeGreaterThan(2);
        const seen = guestAt(staying);
        const left = await logOut(leaving);
        took.push((await seen) - left);
        for (const tab of tabs) expect(await keptOf(tab, named)).toEqual([]);
      }
      info.annotations.push({
        type: 'longest',
        description: `${took
          .toSorted((a, b) => b - a)
          .slice(0, 9)
          .join(' ')} ms of ${count}`,
      });
      // Beside other work a tab may stand still for longer: of the few of `npm test` the one in the middle counts.
      const counting = IS_BRIEF ? took.toSorted((a, b) => a - b).slice(0, Math.ceil(count / 2)) : took;
      expect(Math.max(...counting)).toBeLessThan(SEEN_WITHIN_MS);
      for (const tab of tabs) {
        await tab.reload();
        await tab.mouse.move(1, 1);
        await expect(tab.getByRole('button', { name: 'Войти' }).first()).toBeVisible();
        expect(await keptOf(tab, named)).toEqual([]);
      }
    },
  );
