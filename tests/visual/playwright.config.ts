import { defineConfig } from '@playwright/test';
import { EXPECTED } from './baselines.ts';
import { launchOptionsWith } from '../run/launchOptions.ts';

/** What Chromium may draw otherwise from run to run: tiles of which only a part is drawn anew, edges of letters in colours. */
const SAME_PIXELS = ['--disable-partial-raster', '--disable-lcd-text', '--force-color-profile=srgb'];

/** `npm run test:visual`: each story as it was when somebody last looked at it. */
export default defineConfig({
  testDir: '.',
  testMatch: /\.visual\.ts$/,
  globalSetup: './serve.ts',
  outputDir: '../../.cache/visual/results',
  snapshotPathTemplate: `${EXPECTED}/{arg}{ext}`,
  // Nothing becomes a baseline by itself: only `--update` writes one.
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  reporter: [['dot'], ['html', { outputFolder: '../../.cache/visual/report', open: 'never' }]],
  expect: {
    timeout: 15_000,
    toHaveScreenshot: { maxDiffPixels: 0, threshold: 0, animations: 'disabled', caret: 'hide', scale: 'css' },
  },
  use: {
    launchOptions: launchOptionsWith('--font-render-hinting=none', ...SAME_PIXELS),
  },
  projects: [{ name: 'chromium' }],
});
