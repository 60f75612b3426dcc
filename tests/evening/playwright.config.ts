import { defineConfig, devices } from '@playwright/test';
import { NOON_ZONE } from '../e2e/noon.ts';

const executablePath = process.env['CHROMIUM_PATH'];
const report = process.env['PLAYWRIGHT_REPORT'];

/** What a visit asks of the network: measured, so that the evening is reckoned with what the shop does. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.evening.ts',
  outputDir: '../../test-results/evening',
  globalSetup: '../e2e/build.ts',
  workers: 1,
  retries: 0,
  forbidOnly: report !== undefined,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: report === undefined ? 'list' : [['list'], ['json', { outputFile: report }]],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'ru-RU',
    timezoneId: NOON_ZONE,
    trace: 'off',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    },
  },
});
