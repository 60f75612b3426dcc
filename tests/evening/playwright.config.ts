import { defineConfig } from '@playwright/test';
import day from '../day/playwright.config.ts';

/** What a visit asks of the network: measured, so that the evening is reckoned with what the shop does. */
export default defineConfig(day, {
  testDir: '.',
  testMatch: '*.evening.ts',
  outputDir: '../../test-results/evening',
  timeout: 120_000,
  // Slides that move ask for pictures.
  use: { reducedMotion: 'no-preference' },
});
