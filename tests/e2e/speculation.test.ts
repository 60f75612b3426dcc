import { openChromiumTab, type ChromiumTab, type TabPage } from './chromiumTab.ts';
import { expect, test } from './shop.ts';

const SOUPS = '/samara/catalog/supy';

const open = async ({ page }: ChromiumTab, url: string): Promise<void> => {
  await page.send('Page.navigate', { url });
  await expect.poll(() => page.evaluate('document.readyState')).toBe('complete');
};

/** Somebody whose city is known: nothing lies over the page. */
const KNOWN = {
  'shop:version': JSON.stringify({ version: '1', reloadedAt: null }),
  'shop:1:user': JSON.stringify({ rev: 1, tab: 'a', known: {}, state: { isAlreadySelectedCity: true } }),
};
const openKnown = async (tab: ChromiumTab, url: string): Promise<void> => {
  await open(tab, url);
  await tab.page.evaluate(`Object.assign(localStorage, ${JSON.stringify(KNOWN)})`);
  await open(tab, `${url}?again`);
};

/** Where the pointer meets the first link of a kind. */
const placeOf = (page: TabPage, link: string) =>
  page.evaluate<{ readonly x: number; readonly y: number; readonly href: string }>(
    `(({ x, y }, href) => ({ x: x + 5, y: y + 5, href }))(document.querySelector('${link}').getBoundingClientRect(), document.querySelector('${link}').href)`,
  );

const DISH = 'article h3 a';
/** All that a page can have left behind, or have begun. */
const TRACES = `({
  scripts: performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => /client-|[/]state[/]|[/]api[/]/.test(name)),
  kept: [...Object.keys(localStorage).sort(), ...Object.keys(sessionStorage), document.cookie].join(''),
  entries: history.length,
  state: history.state,
  isAlive: 'alive' in document.documentElement.dataset,
  pushed: 'dataLayer' in window,
})`;
const NOTHING = {
  scripts: [],
  kept: Object.keys(KNOWN).toSorted().join(''),
  entries: 1,
  state: null,
  isAlive: false,
  pushed: false,
};

test('a dish is there before it is pressed, and nothing of it lives until it is shown', async ({
  shopUrl,
}) => {
  const tab = await openChromiumTab();
  try {
    // What brings the page to life stays away: its links are the browser's.
    await tab.page.send('Network.enable');
    await tab.page.send('Network.setBlockedURLs', { urls: ['*/assets/client-*'] });
    await openKnown(tab, shopUrl + SOUPS);
    const { x, y, href } = await placeOf(tab.page, DISH);
    await tab.page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
    const ahead = await tab.ahead;
    await expect.poll(() => ahead.evaluate('document.readyState')).toBe('complete');
    expect(await ahead.evaluate('[location.href, document.prerendering]')).toEqual([href, true]);
    expect(await ahead.evaluate('document.querySelector("h1").textContent')).not.toBe('');
    expect(await ahead.evaluate(TRACES)).toEqual(NOTHING);

    for (const type of ['mousePressed', 'mouseReleased'])
      await tab.page.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
    await expect.poll(() => ahead.evaluate('document.prerendering')).toBe(false);
    expect(
      await ahead.evaluate('performance.getEntriesByType("navigation")[0].activationStart'),
    ).toBeGreaterThan(0);
    await ahead.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: x + 9, y });
    await expect.poll(() => ahead.evaluate('"alive" in document.documentElement.dataset')).toBe(true);
    await expect.poll(() => ahead.evaluate('"shop:1:cart" in localStorage')).toBe(true);
  } finally {
    await tab.close();
  }
});

test('the browser may make pages of the menu ahead, and none any more once the page is alive', async ({
  shopUrl,
}) => {
  const tab = await openChromiumTab();
  try {
    await open(tab, shopUrl + SOUPS);
    const { href } = await placeOf(tab.page, DISH);
    // The browser names them one after the other.
    await expect.poll(() => tab.addressesAhead()).toContain(href);
    expect(tab.addressesAhead().length).toBeGreaterThan(3);
    expect(tab.addressesAhead().filter((address) => /cart|personal|checkout|search/.test(address))).toEqual(
      [],
    );
    await expect.poll(() => tab.page.evaluate('"alive" in document.documentElement.dataset')).toBe(true);
    await expect.poll(() => tab.addressesAhead()).toEqual([]);
  } finally {
    await tab.close();
  }
});

test('a page made ahead is the one that the server keeps for everybody', async ({ request, shopUrl }) => {
  const plain = await request.get(shopUrl + SOUPS);
  const ahead = await request.get(shopUrl + SOUPS, { headers: { 'sec-purpose': 'prefetch;prerender' } });
  expect(ahead.headers()['etag']).toBe(plain.headers()['etag']);
  expect(ahead.headers()['cache-control']).toContain('public');
  expect(ahead.headers()['set-cookie']).toBeUndefined();
});
