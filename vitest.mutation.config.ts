import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { defineConfig } from 'vitest/config';

const LIBRARIES = ['rxjs', 'rxjs/operators', 'rxjs/testing', 'zod', 'zod/mini', 'immer', 'fast-check'];

const ORDER = ['src/domain/', 'src/ports/', 'src/slices/', 'src/app/', 'tests/properties/'];
const nameOf = (path: string): string => basename(path).split('.')[0] ?? '';

/**
 * A run ends with its first red test, and most mutants are noticed by the tests beside their file: these come first,
 * then the small ones.
 */
class NearestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // The file that Stryker has changed.
    const changed = this.ctx.config.related?.[0] ?? '';
    const rankOf = ({ moduleId }: TestSpecification): number => {
      if (dirname(moduleId) !== dirname(changed))
        return ORDER.findIndex((folder) => moduleId.includes(folder));
      return nameOf(moduleId) === nameOf(changed) ? -3 : -2;
    };
    return Promise.resolve(
      files.toSorted((a, b) => rankOf(a) - rankOf(b) || (a.moduleId < b.moduleId ? -1 : 1)),
    );
  }
}

// Each static mutant has a process of its own, and most of its time goes into loading code.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('.cache/compiled', import.meta.url));

/** What Stryker runs against each mutant: the tests of the rules, with few and always the same random cases. */
export default defineConfig({
  test: {
    environment: 'node',
    // A library as one file: some come as hundreds.
    deps: { optimizer: { ssr: { enabled: true, include: LIBRARIES } } },
    // One module graph for all files: loading the shop anew for each of them takes longer than its tests.
    isolate: false,
    runner: './tests/run/mutantRunner.ts',
    include: [
      'src/{domain,slices}/**/*.test.ts',
      'src/ports/{live,heartbeat,retrying}*.test.ts',
      'src/app/tabs/*.test.ts',
      'tests/properties/{adding,cart*,deliveryLines,likes,live*,ordering,phone,priceFrom,promo*,repeat,retries,search,slots,tabSteps,tabsAgree,text,visibility,workTime}.test.ts',
    ],
    sequence: { sequencer: NearestFirst },
    env: { FC_RUNS: '8', FC_SEED: '20261121' },
  },
});
