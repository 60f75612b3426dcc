import { defineConfig, devices } from '@playwright/test';
import { launchOptionsWith } from '../run/launchOptions.ts';

const report = process.env['PLAYWRIGHT_REPORT'];

/** The shop as many processes behind nginx; each test starts its own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/deploy',
  globalSetup: '../e2e/build.ts',
  workers: 1,
  retries: 0,
  forbidOnly: report !== undefined,
  // A build is among it.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: report === undefined ? 'list' : [['list'], ['json', { outputFile: report }]],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'ru-RU',
    timezoneId: 'Europe/Samara',
    launchOptions: launchOptionsWith(),
  },
});
