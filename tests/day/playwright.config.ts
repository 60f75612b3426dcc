import { defineConfig, devices } from '@playwright/test';
import { NOON_ZONE } from '../e2e/noon.ts';
import { launchOptionsWith } from '../run/launchOptions.ts';

const report = process.env['PLAYWRIGHT_REPORT'];

/** A long day of one page: what it holds on to. Alone on the machine, and without traces, which hold what they have seen. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.day.ts',
  outputDir: '../../test-results/day',
  globalSetup: '../e2e/build.ts',
  workers: 1,
  retries: 0,
  forbidOnly: report !== undefined,
  timeout: 1_800_000,
  expect: { timeout: 30_000 },
  reporter: report === undefined ? 'list' : [['list'], ['json', { outputFile: report }]],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'ru-RU',
    timezoneId: NOON_ZONE,
    reducedMotion: 'reduce',
    trace: 'off',
    launchOptions: launchOptionsWith(),
  },
});
