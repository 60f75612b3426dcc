import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './shop.ts';
import { chooseCity } from './steps.ts';

const search = { name: 'Поиск по меню' } as const;

test('a search in the wrong layout, in Latin letters or with a slip finds what was meant, and says so', async ({
  page,
}) => {
  await page.goto('/samara/');
  await chooseCity(page, 'Самара', 'samara');
  const box = page.getByRole('searchbox', search);
  const heading = page.getByRole('heading', { level: 1 });
  for (const [typed, meant, dish] of [
    ['hjkk', 'ролл', 'Ролл «Журавлёнок»'],
    ['philadelphia', 'филадельфия', 'Филадельфия классик'],
    ['калефорния', 'калифорния', 'Калифорния с крабом'],
  ] as const) {
    await box.fill(typed);
    await expect(heading).toHaveText(`По запросу «${typed}» ничего нет`);
    await expect(page.getByRole('status').filter({ hasText: 'Показали похожее' })).toContainText(
      `«${meant}»`,
    );
    await expect(page.getByRole('article', { name: dish })).toBeVisible();
  }
  await box.fill('дракон');
  await expect(heading).toHaveText('«дракон»');
  await expect(page.locator('article mark').first()).toHaveText(/дракон/i);
  await expect(page.getByText('Показали похожее')).toHaveCount(0);
});

test('a link to a search shows it at once, without a mistake of the page', async ({ page }) => {
  await page.goto('/tolyatti/catalog/search?q=hjkk');
  await chooseCity(page, 'Тольятти', 'tolyatti');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('По запросу «hjkk» ничего нет');
  await expect(page.getByRole('button', { name: 'Город: Тольятти' })).toBeVisible();
});

/** The addresses that a sitemap names, read as XML by the browser's own parser: '' stands for what is no XML. */
const addressesIn = (text: string): readonly string[] => {
  const { documentElement } = new DOMParser().parseFromString(text, 'application/xml');
  if (documentElement.querySelector('parsererror')) return [''];
  return [...documentElement.querySelectorAll('loc')].map(({ textContent }) => textContent);
};

const textOf = async (request: APIRequestContext, path: string): Promise<string> => {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return response.text();
};

test('robots.txt leads to sitemaps whose pages are there', async ({ page, request, shopUrl }) => {
  expect(await textOf(request, '/robots.txt')).toContain(`Sitemap: ${shopUrl}/sitemap.xml`);
  // Pages of the shop parse no texts (decision 0015).
  await page.goto('about:blank');
  const cities = await page.evaluate(addressesIn, await textOf(request, '/sitemap.xml'));
  expect(cities).toHaveLength(3);
  for (const city of cities) {
    const pages = await page.evaluate(addressesIn, await textOf(request, city));
    expect(pages.length).toBeGreaterThan(100);
    const isDish = (address: string) => /\/catalog\/[^/]+\/[^/]+$/.test(address);
    const some = [...pages.filter((address) => !isDish(address)), ...pages.filter(isDish).slice(0, 3)];
    const answers = await Promise.all(some.map((address) => request.get(address)));
    for (const answer of answers) {
      expect(answer.status(), answer.url()).toBe(200);
      expect(answer.headers()['x-robots-tag'], answer.url()).toBeUndefined();
    }
  }
});

test('a page tells search engines what it is, and nobody else’s page is to be found', async ({
  page,
  request,
}) => {
  const typesOf = async (path: string) => {
    await page.goto(path);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    return texts.flatMap((text) =>
      (JSON.parse(text) as { '@graph': readonly { '@type': string }[] })['@graph'].map(
        (node) => node['@type'],
      ),
    );
  };
  expect(await typesOf('/samara/restaurant')).toContain('Restaurant');
  expect(await typesOf('/samara/catalog/rolly-klassicheskie')).toEqual(['Menu', 'BreadcrumbList']);
  const dish = '/samara/catalog/rolly-klassicheskie/zelenyy-drakon';
  expect(await typesOf(dish)).toEqual([['MenuItem', 'Product'], 'BreadcrumbList']);
  const picture = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
  expect((await request.get(picture)).headers()['content-type']).toMatch(/^image\//);
  for (const path of ['cart', 'checkout', 'complete', 'personal', 'catalog/search'])
    expect((await request.get(`/samara/${path}`)).headers()['x-robots-tag'], path).toBe('noindex');
});
