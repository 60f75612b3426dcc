import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  plugins: [react()],
  build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 2048 },
  test: {
    passWithNoTests: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'src/**/*.test.{ts,tsx}',
            'contracts/**/*.test.ts',
            'mocks/**/*.test.ts',
            'tests/house/**/*.test.ts',
            'tests/properties/**/*.test.ts',
          ],
        },
      },
    ],
  },
});
