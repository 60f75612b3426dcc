import { defineConfig, devices } from '@playwright/test';
import { launchOptionsWith } from '../run/launchOptions.ts';

const report = process.env['PLAYWRIGHT_REPORT'];

/** The workbench as reviewers open it: its static build (`npm run storybook:build`) in a browser. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 1,
  retries: 0,
  forbidOnly: report !== undefined,
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: report === undefined ? 'list' : [['list'], ['json', { outputFile: report }]],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'ru-RU',
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: launchOptionsWith(),
  },
  projects: [{ name: 'chromium' }],
});
