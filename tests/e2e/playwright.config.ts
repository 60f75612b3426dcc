import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { DEEP, IS_BRIEF } from './brief.ts';
import { NOON_ZONE } from './noon.ts';
import { launchOptionsWith } from '../run/launchOptions.ts';

/** Whole, since other configurations are made of this one. */
const HOSTILE_WORDS = fileURLToPath(new URL('hostile/reporter.ts', import.meta.url));
const FALLEN_PAGES = fileURLToPath(new URL('../run/pageReporter.ts', import.meta.url));

const report = process.env['PLAYWRIGHT_REPORT'];

/** The journeys start their own shop and back end: no server is named here. */
export default defineConfig({
  testDir: '.',
  testIgnore: IS_BRIEF ? 'dialogs.test.ts' : [],
  ...(IS_BRIEF && { grepInvert: new RegExp(DEEP.tag) }),
  globalSetup: './build.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: report !== undefined,
  timeout: 90_000,
  // How long it takes says nothing here: a busy machine is given its time.
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    [FALLEN_PAGES],
    [HOSTILE_WORDS],
    ...(report === undefined ? [] : [['json', { outputFile: report }] as const]),
  ],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'ru-RU',
    timezoneId: NOON_ZONE,
    // A trace of everything costs each journey a fifth of its time.
    trace: IS_BRIEF ? 'off' : 'retain-on-failure',
    launchOptions: launchOptionsWith(),
  },
  projects: [{ name: 'chromium' }],
});
