import type { Locator, Page } from '@playwright/test';
import { IS_BRIEF } from '../brief.ts';
import { expect, newPhone, test } from '../shop.ts';
import { openCart, untilAlive } from '../steps.ts';
import { everySpoilt, keepWhole, putBack, type Spoilt } from './spoilt.ts';

/** Every so-manieth: all of them, or a few for `npm test`. */
const STEP = IS_BRIEF ? 91 : 1;
/** Side by side, each in a browser of its own. */
const PARTS = IS_BRIEF ? 1 : 8;

/** Whatever the spoilt state brings onto the page at its start is put away. */
const putAwayDialogs = (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog').first();
  // The shop's own dialog may just take the place of the page's: it is found again.
  const close = (): Promise<void> => dialog.press('Escape', { timeout: 2_000 }).catch(() => undefined);
  return page.addLocatorHandler(dialog, close, { noWaitAfter: true });
};

/** The shop begins anew with another version, as specified, whenever it hears of it; what lay in the cart is offered then. */
const VERSION = 'shop:version';
const takeBack = async (page: Page, line: Locator): Promise<void> => {
  const offer = page.getByRole('button', { name: 'Восстановить корзину' });
  await expect(line.or(offer).first()).toBeVisible();
  if (await offer.isVisible()) await offer.click();
};

/** A visit that has its dish in the cart, whatever was kept. */
async function visit(page: Page, { key }: Spoilt): Promise<void> {
  await page.goto('/samara/catalog/deserty');
  await untilAlive(page);
  await expect(page.getByRole('heading', { name: 'Десерты', exact: true }).first()).toBeVisible();
  const card = page.getByRole('article').nth(2);
  await card.getByRole('button', { name: /^В корзину: / }).click();
  await expect(card.getByRole('group', { name: /^Количество: / })).toBeVisible();
  const name = (await card.getAttribute('aria-label')) ?? '';
  await openCart(page);
  const line = page.getByRole('list', { name: 'Состав заказа' }).getByText(name).first();
  if (key === VERSION) await takeBack(page, line);
  await expect(line).toBeVisible();
}

/** The reader of the kept journals. */
async function lookFromAdmin(page: Page): Promise<void> {
  await page.goto('/admin/journal');
  await expect(page.getByRole('main').or(page.getByRole('heading')).first()).toBeVisible();
}

for (let part = 0; part < PARTS; part += 1)
  test(`whatever was spoilt of what the browser keeps, a dish gets into the cart (${part + 1})`, async ({
    page,
    watch,
  }, info) => {
    // A token that was spoilt is refused; the plain page between two visits has no icon.
    watch.expect(/status of 401|favicon\.ico/);
    test.setTimeout(IS_BRIEF ? 180_000 : 1_200_000);
    const kept = await keepWhole(page, newPhone(info.workerIndex));
    const all = everySpoilt(kept);
    expect(all.length).toBeGreaterThanOrEqual(200);
    await putAwayDialogs(page);
    const uncaught: string[] = [];
    page.on('pageerror', ({ message }) => uncaught.push(message));
    const failed: string[] = [];
    const tryOne = async (spoilt: Spoilt): Promise<void> => {
      try {
        await putBack(page, kept, spoilt);
        await visit(page, spoilt);
        if (/journal|Journal|admin/.test(spoilt.key)) await lookFromAdmin(page);
      } catch (error) {
        uncaught.push(error instanceof Error ? error.message : String(error));
      }
      if (uncaught.length > 0) failed.push(`${spoilt.name}: ${uncaught.splice(0).join(', ')}`);
    };
    const own = all.filter((_one, at) => at % STEP === 0).filter((_one, at) => at % PARTS === part);
    for (const spoilt of own) await tryOne(spoilt);
    info.annotations.push({ type: 'spoilt', description: `${own.length} of ${all.length}` });
    expect(failed).toEqual([]);
  });
