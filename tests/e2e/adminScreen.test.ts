import type { Page } from '@playwright/test';
import { enterAdmin, openJournal } from './adminSteps.ts';
import { addToCart, putAway, untilAlive } from './steps.ts';
import { journalOf } from './visitJournal.ts';
import { expect, test } from './tour/visitor.ts';

// Which slide is shown is nobody's event: they stand still.
test.use({ visitor: 'guest', contextOptions: { reducedMotion: 'reduce' } });

/** What whoever does not see a page had before them, after the last event so far. */
interface Seen {
  readonly lastEvent: string;
  readonly tree: string;
}

/** Without what no state holds: where the focus is, and what was said once and has passed. */
const treeOf = async (page: Pick<Page, 'locator'>): Promise<string> =>
  (await page.locator('body').ariaSnapshot())
    .replaceAll(' [active]', '')
    .replace(/^- status: [^\n]+$(?![^]*^- status)/m, '- status');

const eventsIn = (text: string): readonly { readonly id: string }[] =>
  (JSON.parse(text) as { readonly events: readonly { readonly id: string }[] }).events;

const textOf = async (page: Page): Promise<string> => {
  const text = await journalOf(page);
  if (text === null) throw new Error(`${page.url()} has no journal`);
  return text;
};

/** The page at a moment in which nothing happens any more. */
async function seen(page: Page): Promise<Seen> {
  const lastEvent = eventsIn(await textOf(page)).at(-1)?.id ?? '';
  const tree = await treeOf(page);
  const isStill = eventsIn(await textOf(page)).at(-1)?.id === lastEvent && (await treeOf(page)) === tree;
  return isStill ? { lastEvent, tree } : seen(page);
}

const VISITS: Readonly<Record<string, (page: Page) => Promise<readonly Seen[]>>> = {
  'a guest adds a dessert and looks at the cart': async (page) => {
    await page.goto('/samara/catalog/deserty');
    await untilAlive(page);
    const first = await seen(page);
    await addToCart(page, /./);
    await putAway(page, 'Вход');
    const second = await seen(page);
    await page.getByRole('link', { name: /^Корзина, \d/ }).click();
    await expect(page.getByRole('heading', { name: 'Корзина', exact: true })).toBeVisible();
    return [first, second, await seen(page)];
  },
  'a guest opens a dish over its section': async (page) => {
    await page.goto('/samara/catalog/deserty');
    await untilAlive(page);
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    return [await seen(page)];
  },
  'a guest searches the menu, and goes on to the restaurants': async (page) => {
    await page.goto('/samara/catalog/search?q=чизкейк');
    await untilAlive(page);
    await expect(page.getByRole('article').first()).toBeVisible();
    const first = await seen(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Рестораны' }).click();
    await expect(page.getByRole('heading', { name: 'Рестораны в Самаре' })).toBeVisible();
    // The map's ground comes after the map, with names of its own.
    await expect(page.getByRole('img', { name: /^Рестораны на карте/ })).toContainText('ВОЛГА');
    return [first, await seen(page)];
  },
};

/** Whatever the frame's document would send, write or ask the customer for is told. */
const spy = (): void => {
  const done: string[] = [];
  Reflect.set(window, 'done', done);
  if (location.pathname !== '/admin/screen') return;
  const watch = (owner: object | undefined, ...names: readonly string[]): void => {
    for (const name of names) {
      const own: unknown = owner && Reflect.get(owner, name);
      if (owner && typeof own === 'function')
        Reflect.set(
          owner,
          name,
          new Proxy(own, {
            apply: (_call, _self, args: unknown[]) => void done.push(`${name} ${String(args[0])}`),
            construct: (_kind, args: unknown[]) => {
              done.push(`${name} ${String(args[0])}`);
              throw new Error(name);
            },
          }),
        );
    }
  };
  watch(window, 'fetch', 'WebSocket', 'BroadcastChannel', 'EventSource', 'XMLHttpRequest', 'Notification');
  watch(Storage.prototype, 'setItem', 'removeItem', 'clear');
  watch(navigator, 'sendBeacon');
  watch(IDBFactory.prototype, 'open');
  watch(ServiceWorkerContainer.prototype, 'register', 'getRegistration');
  watch(Reflect.get(window, 'PushManager')?.prototype, 'subscribe', 'getSubscription');
};

/** Kinds of requests that bring the shop's own code and pictures. */
const OWN = new Set(['document', 'script', 'stylesheet', 'font', 'image']);

for (const [name, visit] of Object.entries(VISITS))
  test(`the slider shows what was there, and nothing is asked or written: ${name}`, async ({
    page,
    context,
  }) => {
    const moments = await visit(page);
    const text = await textOf(page);
    const ids = eventsIn(text).map(({ id }) => id);
    await page.close();
    await context.addInitScript(spy);
    const admin = await context.newPage();
    await enterAdmin(admin, 'Журнал');
    const asked: string[] = [];
    admin.on('request', (request) => {
      if (request.frame() !== admin.mainFrame() && !OWN.has(request.resourceType()))
        asked.push(`${request.method()} ${request.url()}`);
    });
    await openJournal(admin, text);
    await admin.getByRole('button', { name: 'Показать экран' }).click();
    const frame = admin.frameLocator('iframe');
    const slider = admin.getByRole('slider', { name: 'Сколько событий показать' });
    for (const { lastEvent, tree } of moments.toReversed()) {
      const count = ids.indexOf(lastEvent) + 1;
      expect(count).toBeGreaterThan(0);
      await slider.fill(String(count));
      await expect.poll(() => treeOf(frame)).toBe(tree);
    }
    await slider.focus();
    await slider.press('Home');
    await expect(admin.getByText('До первого события')).toBeVisible();
    await expect(slider).toBeFocused();
    expect(asked).toEqual([]);
    const [inFrame] = admin.mainFrame().childFrames();
    expect(await inFrame?.evaluate(() => Reflect.get(window, 'done') as unknown)).toEqual([]);
  });
