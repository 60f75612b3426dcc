import { defineConfig } from 'vitest/config';

/** What Stryker runs against each mutant: the tests of the rules, with few and always the same random cases. */
export default defineConfig({
  test: {
    environment: 'node',
    isolate: false,
    include: [
      'src/{domain,slices}/**/*.test.ts',
      'src/ports/live*.test.ts',
      'src/app/persist*.test.ts',
      'tests/properties/{workTime,slots,phone,text,search,visibility}.test.ts',
    ],
    env: { FC_RUNS: '25', FC_SEED: '20261121' },
  },
});
