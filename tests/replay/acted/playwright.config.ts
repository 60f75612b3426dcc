import { defineConfig } from '@playwright/test';
import journeys from '../../e2e/playwright.config.ts';

/** A customer who reports what they see: `REPORT_FILE` is where their file goes. */
export default defineConfig(journeys, {
  testDir: '.',
  testMatch: 'customer.ts',
  globalSetup: '../../e2e/build.ts',
  outputDir: '../../../test-results',
});
