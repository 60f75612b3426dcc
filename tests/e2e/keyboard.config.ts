import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

process.env['BY_KEYBOARD'] = '1';

/** The customers' journeys once more, by keyboard alone. */
export default defineConfig(journeys, {
  testDir: '.',
  testMatch: ['account.test.ts', 'order.test.ts', 'search.test.ts', 'season.test.ts', 'visit.test.ts'],
  testIgnore: [],
  // What is about the pointer itself.
  grepInvert: /led by taps/,
  timeout: 180_000,
});
