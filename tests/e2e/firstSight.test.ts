import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';
import { addToCart, chooseCity, putAway, untilAlive } from './steps.ts';
import { beginTrace } from './trace.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Выберите свой город' });

const DISH = '/samara/catalog/rolly-klassicheskie/chedder-ranch';
const PAGES = ['/samara/', '/samara/catalog', DISH, '/samara/cart'];

/** The shop's own code never comes. */
async function withoutCode(page: Page): Promise<void> {
  await page.route('**/assets/client-*.js', () => undefined);
}

/** Letters and signs (decision 0025). */
const FONTS = 2;

test('before the first paint only pictures and fonts are asked for beside the page', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const { painted, early } = await page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const early = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < painted);
      return { painted, early: early.map(({ name }) => name) };
    });
    expect(painted, `${path}: the first paint`).toBeGreaterThan(0);
    const fonts = early.filter((name) => name.endsWith('.woff2'));
    expect(fonts.length, `${path}: ${fonts.join(' ')}`).toBeLessThanOrEqual(FONTS);
    expect(
      early.filter((name) => !/\.woff2$|\/demo\/i\/|\/favicon\./.test(name)),
      path,
    ).toEqual([]);
  }
});

/** A picture that does not come holds nobody up for longer, in ms. */
const LONGEST_WAIT_MS = 3_000;

/** When pictures were asked for that are not of the first screen, and when that was loaded, in ms. */
const picturesBehind = (page: Page) =>
  page.evaluate(() => {
    const sourcesOf = (kind: string) =>
      [...document.querySelectorAll<HTMLImageElement>(`img[loading=${kind}]`)].map(
        ({ currentSrc }) => currentSrc,
      );
    const first = sourcesOf('eager');
    const behind = new Set(sourcesOf('lazy').filter((source) => !first.includes(source)));
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // What the page before has brought costs nothing.
    const fetched = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ transferSize }) => transferSize > 0,
    );
    return {
      asked: fetched.filter(({ name }) => behind.has(name)).map(({ startTime }) => startTime),
      loaded: navigation!.loadEventStart,
    };
  });

test('pictures that are not of the first screen are asked for once it is loaded', async ({ page }) => {
  for (const path of ['/samara/', '/samara/catalog', DISH]) {
    await page.goto(path);
    await expect.poll(async () => (await picturesBehind(page)).asked.length, path).toBeGreaterThan(0);
    const { asked, loaded } = await picturesBehind(page);
    expect(Math.min(...asked), path).toBeGreaterThanOrEqual(Math.min(loaded, LONGEST_WAIT_MS));
  }
});

test('the first script throws nothing, not even what it catches: a phone pays 15 ms for each before the first paint', async ({
  page,
}) => {
  await withoutCode(page);
  const session = await page.context().newCDPSession(page);
  const thrown: string[] = [];
  session.on('Debugger.paused', ({ data }) => {
    thrown.push(String(data?.['description']));
    void session.send('Debugger.resume');
  });
  await session.send('Debugger.enable');
  await session.send('Debugger.setPauseOnExceptions', { state: 'all' });
  for (const path of PAGES) await page.goto(path);
  expect(thrown).toEqual([]);
});

/** Boxes of the question; each page has hundreds. */
const QUESTION_BOXES = 100;

test('a script has the question laid out before the first paint and nothing else, and asks for no layout after that', async ({
  browser,
  page,
}) => {
  for (const path of PAGES) {
    const end = await beginTrace(browser, page, 'disabled-by-default-devtools.timeline.stack');
    // With all that a first visit fetches.
    await page.goto(path, { waitUntil: 'networkidle' });
    const layouts = (await end()).filter(({ name }) => name === 'Layout').map(({ args }) => args.beginData);
    // The browser test's own scripts have no address.
    const asked = layouts.filter((layout) => layout?.stackTrace?.some(({ url }) => url !== ''));
    expect(Math.max(...layouts.map((layout) => layout?.totalObjects ?? 0)), path).toBeGreaterThan(
      QUESTION_BOXES,
    );
    expect(asked.length, path).toBeGreaterThan(0);
    expect(Math.max(...asked.map((layout) => layout?.totalObjects ?? 0)), path).toBeLessThan(QUESTION_BOXES);
  }
});

/** Fonts of Latin letters that have come: the foot of a dish has two such words, which wait for them until the page is alive. */
const latinFonts = (page: Page): Promise<number> =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('golos-lat-')).length,
  );

/** Fewer than any page has, more than a part of it. */
const MOST_OF_A_PAGE = 200;

test('coming to life styles a page once, for the whole sheet, and lays out its texts for no more than a font that comes', async ({
  browser,
  page,
}) => {
  await page.goto('/samara/catalog');
  await chooseCity(page, 'Самара', 'samara');
  for (const path of [DISH, '/samara/catalog']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const end = await beginTrace(browser, page, 'disabled-by-default-devtools.timeline');
    await page.mouse.move(5, 5);
    await untilAlive(page);
    await page.waitForLoadState('networkidle');
    const events = await end();
    const styled = events.map(({ args }) => args.elementCount ?? 0);
    const often = styled.filter((count) => count > MOST_OF_A_PAGE);
    expect(often.length, `${path}: ${often.join(' ')}`).toBe(1);
    const laidOut = events.map(({ args }) => args.beginData?.dirtyObjects ?? 0);
    expect(Math.max(...laidOut), path).toBeGreaterThan(0);
    const anew = laidOut.filter((count) => count > MOST_OF_A_PAGE);
    expect(anew.length, `${path}: ${anew.join(' ')}`).toBeLessThanOrEqual(await latinFonts(page));
  }
});

test('no style of a first screen brings a drawing in its address, which is a document that is laid out before the first paint', async ({
  request,
}) => {
  for (const path of PAGES) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('</style>');
    expect(html, path).not.toMatch(/url\(["']?data:image\/svg/);
  }
});

test('a first visit is asked for its city without the shop’s code, once', async ({ page }) => {
  await withoutCode(page);
  await page.goto('/samara/catalog/deserty');
  await expect(question(page).getByRole('button', { name: 'Самара', exact: true })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Город: Самара' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Город: Самара' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.goto('/samara/catalog/supy');
  await expect(page.getByRole('button', { name: 'Город: Самара' })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
});

test('the question is open in the first frame that shows anything of the page: nothing comes under a finger', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const look = (): void => {
      if (document.getElementById('app') === null) requestAnimationFrame(look);
      else document.title = String(document.querySelector('#city-question[open]') !== null);
    };
    requestAnimationFrame(look);
  });
  await withoutCode(page);
  for (const path of PAGES) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page, path).toHaveTitle('true');
  }
});

test('another city leads to its page without the shop’s code', async ({ page }) => {
  await withoutCode(page);
  await page.goto('/catalog/supy?from=ad');
  await question(page).getByRole('button', { name: 'Тольятти', exact: true }).click();
  await expect(page).toHaveURL(/\/tolyatti\/catalog\/supy$/);
  await expect(page.getByRole('button', { name: 'Город: Тольятти' })).toBeVisible();
});

test('an open question stays open, and where it is, as the shop comes to life', async ({ page }) => {
  await page.goto('/samara/catalog/deserty');
  const place = await question(page).boundingBox();
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => document.getElementById('city-question') === null);
  await expect(question(page).getByRole('button', { name: 'Самара', exact: true })).toBeFocused();
  expect(await question(page).boundingBox()).toEqual(place);
});

test('a cart with a line in it moves nothing as it comes', async ({ page }) => {
  await page.goto('/samara/catalog/deserty');
  await chooseCity(page, 'Самара', 'samara');
  await addToCart(page, /./);
  await putAway(page, 'Вход');
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/samara/cart', { waitUntil: 'commit' });
  await page.getByRole('list', { name: 'Состав заказа' }).waitFor();
  const moved: unknown = await page.evaluate(() => Reflect.get(window, 'moved'));
  const sum = Array.isArray(moved) ? moved.reduce((all: number, one) => all + Number(one), 0) : Number.NaN;
  expect(sum).toBeLessThan(0.005);
});
