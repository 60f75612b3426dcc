import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { shakeRouter } from './src/app/build/shakeRouter.ts';
import { classesByName, layersInOrder, nameInPage } from './src/app/server/styleModules.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const executablePath = process.env['CHROMIUM_PATH'];
const launchOptions = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
};

/** One file after the other in one fork: they share Pact's native server and the file that they write. */
const pact = {
  environment: 'node',
  pool: 'forks',
  fileParallelism: false,
  isolate: false,
  env: { PACT_DO_NOT_TRACK: 'true' },
  testTimeout: 60_000,
} as const;

export default defineConfig({
  root: here('.'),
  plugins: [shakeRouter(), layersInOrder(), classesByName(), react()],
  css: { modules: { generateScopedName: nameInPage } },
  build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 2048 },
  test: {
    passWithNoTests: false,
    // On a machine that is busy with something else a hook that starts or stops a program takes its time.
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // Loading the shop anew for each file took three quarters of the time; the files are green in any order.
          isolate: false,
          maxWorkers: '100%',
          setupFiles: [here('tests/seed.ts')],
          // On a machine that is busy with something else a server of its own takes ten times as long to start.
          testTimeout: 60_000,
          include: [
            'src/**/*.test.{ts,tsx}',
            'contracts/**/*.test.ts',
            'mocks/**/*.test.ts',
            'tests/{contract,evening,explorer,faults,house,image,licences,load,replay,run,size,types,visual,workbench}/**/*.test.ts',
            'tests/bench/*.test.ts',
            'tests/pact/broker/**/*.test.ts',
            'tests/pact/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'properties',
          environment: 'node',
          isolate: false,
          // Vitest leaves a core free: on two cores that is half of them.
          maxWorkers: '100%',
          include: ['tests/properties/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'judge',
          environment: 'node',
          fileParallelism: false,
          testTimeout: 60_000,
          include: ['tests/contract/**/*.deep.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'image', environment: 'node', include: ['tests/image/**/*.deep.ts'] },
      },
      {
        extends: true,
        // Every pair of dialogs takes two minutes: `npm run test:deep` has them.
        plugins: [
          storybookTest({
            configDir: here('.storybook'),
            tags: { exclude: process.env['DEEP_RUN'] === undefined ? ['deep'] : [] },
          }),
        ],
        // All that the stories import is bundled before the first of them runs: what is found later reloads the page under a test.
        optimizeDeps: { entries: ['stories/**/*.stories.tsx'] },
        test: {
          name: 'stories',
          // Each story has a shop of its own, and they are green in any order; a page for each file took as long as its stories.
          isolate: false,
          maxWorkers: '100%',
          setupFiles: [here('.storybook/vitest.setup.ts')],
          env: process.env['DEEP_RUN'] === undefined ? {} : { DEEP_RUN: '1' },
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions,
              contextOptions: { locale: 'ru-RU', timezoneId: 'Europe/Samara' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: true,
        test: {
          ...pact,
          name: 'pact-consumer',
          include: ['tests/pact/consumer/**/*.pact.test.ts'],
          globalSetup: ['tests/pact/clearPacts.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...pact,
          name: 'pact-provider',
          include: ['tests/pact/provider/**/*.pact.test.ts'],
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: { ...pact, name: 'pact-deep', include: ['tests/{pact,contract-judges}/**/*.deep.ts'] },
      },
    ],
  },
});
