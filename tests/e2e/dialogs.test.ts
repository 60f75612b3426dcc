import { OPENINGS } from './tour/dialogs.ts';
import { expectAccessible } from './tour/look.ts';
import { expect, test } from './tour/visitor.ts';

for (const [kind, opening] of Object.entries(OPENINGS))
  test.describe(() => {
    test.use({ visitor: opening.visitor });
    test(`everybody can use the dialog ${kind}`, async ({ page }) => {
      await opening.open(page);
      await expect(page.getByRole('dialog', { name: opening.name })).toBeVisible();
      await expectAccessible(page);
    });
  });
