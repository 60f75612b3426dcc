import { defineConfig } from 'vitest/config';

/** The cases alone, without what the shop's own tests want. */
export default defineConfig({ test: { include: ['tests/replay/cases/**/*.test.ts'] } });
