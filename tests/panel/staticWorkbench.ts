import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { BUILT } from '../visual/serve.ts';
import { serveSite } from '../visual/site.ts';

/** A test with the address of the built workbench. */
export const test = base.extend<object, { readonly workbench: string }>({
  workbench: [
    async ({ browserName: _browserName }, use) => {
      if (!existsSync(join(BUILT, 'index.html')))
        throw new Error('There is no built workbench: npm run storybook:build');
      const site = await serveSite(BUILT);
      await use(site.url);
      await site.close();
    },
    { scope: 'worker' },
  ],
});
