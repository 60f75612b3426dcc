import { DEEP } from './brief.ts';
import { untilAlive } from './steps.ts';
import { DIALOGS } from './tour/dialogs.ts';
import { settle } from './tour/look.ts';
import { addressOf, PLACES } from './tour/places.ts';
import { differencesOfSheets } from './tour/sheets.ts';
import { expect, test } from './tour/visitor.ts';

const WIDTHS = [390, 1280];
/** What customers see most; all other pages, and the dialogs, are looked at in the deep run. */
const MOST_SEEN = new Set(['home', 'section', 'product', 'cart']);

for (const place of PLACES)
  test(
    `the sheet without layers says of ${place.name} what the one with them does`,
    MOST_SEEN.has(place.name) ? {} : DEEP,
    async ({ page }) => {
      await page.goto(addressOf(place));
      await untilAlive(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        await settle(page);
        expect(await differencesOfSheets(page), `${width} px`).toEqual([]);
      }
    },
  );

for (const { kind, name, visitor, open } of DIALOGS)
  test.describe(() => {
    test.use({ visitor });
    test(
      `the sheet without layers says of the dialog ${kind} what the one with them does`,
      DEEP,
      async ({ page }) => {
        await open(page);
        await expect(page.getByRole('dialog', { name })).toBeVisible();
        await settle(page);
        expect(await differencesOfSheets(page)).toEqual([]);
      },
    );
  });
