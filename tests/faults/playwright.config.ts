import { defineConfig, devices } from '@playwright/test';
import { launchOptionsWith } from '../run/launchOptions.ts';

const report = process.env['PLAYWRIGHT_REPORT'];

/** The matrix of faults starts its own shop and back end. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.faults.ts',
  globalSetup: '../e2e/build.ts',
  outputDir: '../../test-results/faults',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: report !== undefined,
  timeout: 120_000,
  // How long it takes says nothing here: a busy machine is given its time.
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['../run/pageReporter.ts'],
    ['./tableReporter.ts'],
    ...(report === undefined ? [] : [['json', { outputFile: report }] as const]),
  ],
  use: {
    ...devices['Desktop Chrome'],
    actionTimeout: 20_000,
    trace: 'off',
    launchOptions: launchOptionsWith(),
  },
  projects: [{ name: 'chromium' }],
});
