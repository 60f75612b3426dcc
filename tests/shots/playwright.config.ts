import { defineConfig } from '@playwright/test';
import journeys from '../e2e/playwright.config.ts';

/** `npm run shots`: no test of anything, but pictures of everything, for whoever reviews the look. */
export default defineConfig(journeys, {
  testDir: '.',
  testMatch: /\.shots\.ts$/,
  globalSetup: '../e2e/build.ts',
  timeout: 120_000,
});
