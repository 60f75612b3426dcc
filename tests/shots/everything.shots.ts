import { DIALOGS } from '../e2e/tour/dialogs.ts';
import { addressOf, PLACES } from '../e2e/tour/places.ts';
import { expect, test } from '../e2e/tour/visitor.ts';
import { writeSheet } from './sheet.ts';
import { shoot } from './shot.ts';

/** What the comps call a page or dialog, where they call it otherwise. */
const COMPS: Readonly<Record<string, string>> = {
  search: 'search-empty',
  complete: 'tracking',
  'complete-error': 'error',
  emptyCart: 'cart-empty',
  deliveryChoice: 'delivery-choice',
  totalChanged: 'checkout-diff',
};

for (const place of PLACES)
  test(`page ${place.name}`, async ({ page }) => {
    await page.goto(addressOf(place));
    await writeSheet(`page-${place.name}`, await shoot(page, 'page'), COMPS[place.name] ?? place.name);
  });

for (const { kind, name, visitor, open } of DIALOGS)
  test.describe(() => {
    test.use({ visitor });
    test(`dialog ${kind}`, async ({ page }) => {
      await open(page);
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await writeSheet(`dialog-${kind}`, await shoot(page, 'dialog'), COMPS[kind] ?? kind);
    });
  });

test.describe(() => {
  test.use({ visitor: 'guest' });
  test('page not-found', async ({ page, watch }) => {
    watch.expect(/status of 404/);
    await page.goto('/samara/nowhere');
    await writeSheet('page-not-found', await shoot(page, 'page'), '404');
  });
});
