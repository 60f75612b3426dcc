import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readJournal, type ReadPage } from '../../src/app/journal/readJournal.ts';
import { selectCount } from '../../src/slices/cart/lines/selectors.ts';
import { reduce } from '../../src/slices/reduce.ts';
import { demoCatalog } from '../demo.ts';
import { openChromiumTab, type TabPage } from './chromiumTab.ts';
import { addToCart, putAway, reloadPage, untilAlive } from './steps.ts';
import { expect, test } from './tour/visitor.ts';

test.use({ visitor: 'guest' });

/** So many pages of the visit keep what happens on them. */
const untilKept = (page: Page, count: number): Promise<unknown> =>
  page.waitForFunction(
    (wanted) => Object.keys(sessionStorage).filter((key) => /^shop:journal:\d+$/.test(key)).length === wanted,
    count,
  );

/** The journal as the administrator's page saves it, all pages of the visit before it. */
async function savedBefore(page: Page): Promise<readonly ReadPage[]> {
  await page.goto('/admin');
  await untilAlive(page);
  await page.getByRole('textbox', { name: 'Токен' }).fill('demo-admin');
  await page.getByRole('button', { name: 'Войти' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Сохранить журнал' }).click();
  const result = readJournal(readFileSync(await (await download).path(), 'utf8'), demoCatalog);
  if (!result.ok) throw new Error(result.problem);
  return result.earlier;
}
const typesOf = ({ events }: ReadPage): readonly string[] => events.map(({ type }) => type);
const countAtEnd = ({ state, events }: ReadPage): number => selectCount(events.reduce(reduce, state));

test('what led to a reload, and what was before a page of another site, is in the report that is saved afterwards', async ({
  page,
}) => {
  await page.goto('/samara/catalog/deserty');
  await untilAlive(page);
  await untilKept(page, 1);
  await addToCart(page, /./);
  await putAway(page, 'Вход');
  await reloadPage(page);
  await untilAlive(page);
  await untilKept(page, 2);
  await page.getByRole('link', { name: /^Корзина, \d/ }).click();
  await expect(page.getByRole('heading', { name: 'Корзина', exact: true })).toBeVisible();
  await page.goto('about:blank');
  await page.goBack();
  await untilAlive(page);
  await untilKept(page, 3);
  const [first, second, third, ...none] = await savedBefore(page);
  expect(none).toEqual([]);
  expect(first && typesOf(first)).toContain('cart/addTapped');
  expect(first && countAtEnd(first)).toBe(1);
  expect(second?.events).toContainEqual(
    expect.objectContaining({
      type: 'view/pageEntered',
      payload: expect.objectContaining({ path: '/samara/cart' }),
    }),
  );
  expect(third && countAtEnd(third)).toBe(1);
  expect([first, second, third].map((kept) => kept?.skipped)).toEqual(
    Array.from({ length: 3 }, () => ({ events: 0, fields: 0 })),
  );
});

const keptKeys = (page: TabPage): Promise<readonly string[]> =>
  page.evaluate(`Object.keys(sessionStorage).filter((key) => key.startsWith('shop:journal:'))`);
const keptText = (page: TabPage): Promise<string> => page.evaluate('JSON.stringify(sessionStorage)');

test('what led to a crash of the page is kept for the page after it', async ({ shopUrl }) => {
  const tab = await openChromiumTab();
  try {
    await tab.page.send('Page.navigate', { url: `${shopUrl}/samara/catalog/deserty` });
    await expect.poll(() => tab.page.evaluate(`'alive' in document.documentElement.dataset`)).toBe(true);
    await tab.page.evaluate(`document.querySelector('[data-add="one"]').click()`);
    await expect.poll(() => keptText(tab.page)).toContain('cart/addTapped');
    const before = await keptKeys(tab.page);
    await tab.crash();
    await tab.page.send('Page.reload');
    await expect.poll(async () => (await keptKeys(tab.page)).length).toBeGreaterThan(before.length);
    expect(await keptKeys(tab.page)).toEqual(expect.arrayContaining([...before]));
    expect(await keptText(tab.page)).toContain('cart/addTapped');
  } finally {
    await tab.close();
  }
});
