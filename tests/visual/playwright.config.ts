import { defineConfig, devices } from '@playwright/test';
import { folderOf } from './baselines.ts';

const executablePath = process.env['CHROMIUM_PATH'];
const major = process.env['CHROMIUM_MAJOR'] ?? '';

/** `npm run test:visual`: each story as it was when somebody last looked at it. */
export default defineConfig({
  testDir: '.',
  testMatch: /\.visual\.ts$/,
  globalSetup: './serve.ts',
  outputDir: '../../.cache/visual/results',
  snapshotPathTemplate: `${folderOf(major)}/{arg}{ext}`,
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
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'ru-RU',
    timezoneId: 'Europe/Samara',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--font-render-hinting=none'],
    },
  },
  projects: [{ name: 'chromium' }],
});
