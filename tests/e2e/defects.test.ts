import { startServer } from './server.ts';
import { expect, test } from './shop.ts';
import { putAway } from './steps.ts';

/** Nobody listens there: what counts is that the page posts. */
const REPORT_URL = 'http://127.0.0.1:9/in';

test('a page that is not what the shop would draw is told of, once it has mended itself', async ({
  page,
  watch,
}) => {
  watch.allow(new URL(REPORT_URL).origin);
  watch.expect(/hydration|ERR_/);
  const shop = await startServer('src/app/server/start.ts', { REPORT_URL });
  watch.allow(shop.url);
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url() === REPORT_URL) reports.push(request.postData() ?? '');
  });
  await page.route('**/samara/cart', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({ response: answer, body: html.replace('>Корзина<', '>Кошёлка<') });
  });
  try {
    await page.goto(`${shop.url}/samara/cart`);
    await putAway(page, 'Выберите свой город');
    await expect(page.getByRole('heading', { name: 'Корзина пуста' })).toBeVisible();
    await expect.poll(() => reports.length).toBe(1);
    expect(reports[0]).toContain('"where":"hydration"');
    await expect(page.getByText('Кошёлка')).toHaveCount(0);
  } finally {
    await page.goto('about:blank');
    await shop.stop();
  }
});
