import { DIALOGS } from './tour/dialogs.ts';
import { expectAccessible } from './tour/look.ts';
import { expect, test } from './tour/visitor.ts';

for (const { kind, name, visitor, open } of DIALOGS)
  test.describe(() => {
    test.use({ visitor });
    test(`everybody can use the dialog ${kind}`, async ({ page }) => {
      await open(page);
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await expectAccessible(page);
    });
  });
