import type { Page } from '@playwright/test';
import { DEEP, IS_BRIEF } from './brief.ts';
import { expect, newPhone, test } from './shop.ts';
import { addToCart, chooseCity, openCart, openSection, signIn } from './steps.ts';

/** Where the crawl of a page's own links begins; every address they name is opened once. */
const PLACES = ['', 'catalog', 'cart', 'personal', 'legal-information', 'promo'];
/** Dishes are hundreds of the same page: one of them stands for all. */
const isDish = (path: string): boolean => /\/catalog\/[^/]+\/[^/]+$/.test(path);

async function linksOf(page: Page): Promise<readonly string[]> {
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const { origin } = new URL(page.url());
  const own = hrefs.map((href) => new URL(href)).filter((url) => url.origin === origin);
  const paths = [...new Set(own.map(({ pathname }) => pathname))];
  return [...paths.filter((path) => !isDish(path)), ...paths.filter(isDish).slice(0, 1)];
}

test('every link of the shop leads to a page', async ({ page, shopUrl }, { workerIndex }) => {
  test.slow();
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  await openSection(page, 'Закуски');
  await addToCart(page, /./);
  await signIn(page, newPhone(workerIndex));
  await page
    .getByRole('dialog', { name: 'Подарок к заказу' })
    .getByRole('button', { name: 'Закрыть' })
    .click();
  await openCart(page);

  const found = new Set<string>();
  for (const place of PLACES) {
    await page.goto(`/samara/${place}`);
    await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('main')).first()).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    for (const link of await linksOf(page)) found.add(link);
  }
  for (const name of [
    'vacancies',
    'restaurant',
    'delivery',
    'loyalty-program',
    'oferta',
    'personal/promotions',
  ])
    expect([...found]).toContain(`/samara/${name}`);

  const seen = new Set<string>();
  for (const path of found) {
    const folder = path.split('/').slice(0, -1).join('/');
    // Sections are all one page, dishes as well: in a brief run the server's answer stands for all but the first.
    const isFirst = !folder.includes('/catalog') || !seen.has(folder);
    seen.add(folder);
    if (IS_BRIEF && !isFirst) {
      expect((await page.request.get(shopUrl + path)).status(), path).toBe(200);
      continue;
    }
    const answer = await page.goto(shopUrl + path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole('main').locator('[aria-busy="true"]'), path).toHaveCount(0);
    expect(new URL(page.url()).pathname, path).toBe(path);
  }
});

test('what is hostile in a text of the chain is never in the page', async ({ page, watch }) => {
  // The parser's own document obeys the policy of the page, and says so.
  watch.expect(/Content Security Policy/);
  const html = `<h1>Честный заголовок</h1><script>document.title = 'взлом'</script>
    <img src="x" onerror="document.title = 'взлом'"><iframe src="https://evil.example"></iframe>
    <p onclick="alert(1)" style="color:red">Честный текст <a href="javascript:alert(1)">раз</a>
    <a href="/oferta" onmouseover="alert(1)">два</a><p><svg onload="alert(1)"></svg><a href="//evil.example">три</a>`;
  await page.route('**/api/v1/page/about', (route) => route.fulfill({ json: { title: 'О нас', html } }));
  await page.goto('/samara/about');
  const main = page.locator('main');
  await expect(main.locator('h2', { hasText: 'Честный заголовок' })).toBeAttached();
  await expect(main.locator('[data-prose]')).toContainText('Честный текст раз два');
  await expect(main.locator('[data-prose] a')).toHaveCount(1);
  await expect(main.locator('[data-prose] a')).toHaveAttribute('href', '/samara/oferta');
  await expect(main.locator('[data-prose] :is(script, img, iframe, svg, [style], [onclick])')).toHaveCount(0);
  await expect(page).toHaveTitle(/^О нас/);
});

test('a table, calls, mail and pages beside it stay in a text of the chain', async ({ page }) => {
  const html = `<p>До<table width="900" onclick="alert(1)"><caption>Цены</caption><tr><th colspan="2" style="x">Зона<td>0 ₽</table>
    <p><a href="tel:+78463000000">звонок</a> <a href="mailto:hr@example.com">письмо</a> <a href="oferta">рядом</a>`;
  await page.route('**/api/v1/page/about', (route) => route.fulfill({ json: { title: 'О нас', html } }));
  await page.goto('/samara/about');
  const text = page.locator('main [data-prose]');
  await expect(text.locator('table > caption')).toHaveText('Цены');
  await expect(text.locator('tr > th')).toHaveAttribute('colspan', '2');
  await expect(text.locator('tr > td')).toHaveText('0 ₽');
  await expect(text.locator('a[href^="mailto:"]')).toHaveAttribute('rel', 'noopener');
  await expect(text.locator('a')).toHaveText(['звонок', 'письмо', 'рядом']);
  const addresses = await text
    .locator('a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(['tel:+78463000000', 'mailto:hr@example.com', '/samara/oferta']);
});

test('48 kB of tags without end are read at once', DEEP, async ({ page }) => {
  const html = `<p>Честный текст</p>${'<a '.repeat(16_000)}`;
  await page.route('**/api/v1/page/about', (route) => route.fulfill({ json: { title: 'О нас', html } }));
  await page.goto('/samara/about');
  await expect(page.locator('main [data-prose]')).toHaveText('Честный текст');
});

test('a text that cannot be had is told in our own words, with the phone', async ({ page, watch }) => {
  watch.expect(/status of 404/);
  await page.route('**/api/v1/page/vacancies', (route) =>
    route.fulfill({ status: 404, json: { message: 'Такой страницы нет' } }),
  );
  await page.goto('/samara/vacancies');
  const main = page.locator('main');
  await expect(main.getByText(/Ищем людей на кухню/)).toBeAttached();
  await expect(main.locator('a[href^="tel:"]')).toBeAttached();
});
